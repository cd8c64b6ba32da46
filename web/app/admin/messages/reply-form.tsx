import { limits } from '@busbar/contract'
import { Group, Textarea } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'
import { BusyButton } from '../parts/busy-button.tsx'
import { useIsPhone } from '../parts/use-is-phone.ts'
import styles from './reply-form.module.css'
import { SavedAnswersMenu } from './saved-answers-menu.tsx'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts

/** The box for the next reply, with the saved answers at hand. `children` are further buttons. */
export function ReplyForm(props: {
  /** Whom it goes to. */
  name: string
  text: string
  onText: (text: string) => void
  onSend: () => void
  isSending: boolean
  children: ReactNode
}) {
  const { name, text, onText, onSend, isSending, children } = props
  const isPhone = useIsPhone()
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
        aria-label={texts.reply}
        placeholder={texts.replyTo(name)}
        description={isPhone ? undefined : texts.replyHint}
        autosize
        minRows={isPhone ? 2 : 3}
        maxRows={isPhone ? 5 : 10}
        maxLength={limits.contact.message}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={getHotkeyHandler([['mod+Enter', send]])}
      />
      <Group gap="xs" mt="xs" wrap="nowrap">
        <SavedAnswersMenu text={text} onInsert={insert} />
        <span className={styles.between} />
        {children}
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
