import { limits } from '@busbar/contract'
import { Stack, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { FormButtons } from '../forms/form-buttons.tsx'
import { Modal } from '../parts/layers.tsx'

type NoteDialogProps = {
  texts: { title: string; note: string; hint: string; send: string; sending: string; required?: string }
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  onSend: (note: string) => void
}

/** Asks for the note that goes with a request for a review, or with a release that is sent back. */
export function NoteDialog({ texts, isOpen, isBusy, onClose, onSend }: NoteDialogProps) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (isOpen) setNote('')
    setError(undefined)
  }, [isOpen])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (texts.required && note.trim() === '') return setError(texts.required)
    onSend(note.trim())
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.title} size={480}>
      <form onSubmit={send} noValidate aria-label={texts.title}>
        <Stack gap="lg">
          <Textarea
            label={texts.note}
            description={texts.hint}
            required={texts.required !== undefined}
            maxLength={limits.text.short}
            autosize
            minRows={3}
            data-autofocus
            value={note}
            error={error}
            onChange={({ currentTarget }) => {
              setNote(currentTarget.value)
              setError(undefined)
            }}
          />
          <FormButtons label={texts.send} busyLabel={texts.sending} isBusy={isBusy} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}
