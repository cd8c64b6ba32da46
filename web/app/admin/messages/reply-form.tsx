import { limits } from '@busbar/contract'
import { Group, Textarea } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { useRef } from 'react'
import { BusyButton } from '../parts/busy-button.tsx'
import { SavedAnswersMenu } from './saved-answers-menu.tsx'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts

/** The box for the next reply, with the saved answers at hand. */
export function ReplyForm(props: {
  text: string
  onText: (text: string) => void
  onSend: () => void
  isSending: boolean
}) {
  const { text, onText, onSend, isSending } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const send = () => {
    if (text.trim() && !isSending) onSend()
  }

  /** Where the cursor was, in the place of what was marked. */
  const insert = (answer: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = box.current ?? {}
    const written = text.slice(0, selectionStart) + answer + text.slice(selectionEnd)
    onText(written.slice(0, limits.contact.message))
    const end = selectionStart + answer.length
    // Once the menu has given the focus back and the text is there.
    setTimeout(() => {
      box.current?.focus()
      box.current?.setSelectionRange(end, end)
    }, 50)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        ref={box}
        label={texts.reply}
        description={texts.replyHint}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={limits.contact.message}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={getHotkeyHandler([['mod+Enter', send]])}
      />
      <Group justify="space-between" mt="xs">
        <SavedAnswersMenu text={text} onInsert={insert} />
        <BusyButton
          type="submit"
          label={texts.sendReply}
          busyLabel={texts.sendingReply}
          isBusy={isSending}
          disabled={!text.trim()}
        />
      </Group>
    </form>
  )
}
