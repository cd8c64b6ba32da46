import { adminTexts, limits, type SavedAnswer } from '@busbar/contract'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSavedAnswerWrites } from '../../api/saved-answers.ts'
import { RowActions } from '../row-actions.tsx'
import { toastDone, toastFailed } from '../toasts.tsx'
import styles from './saved-answers.module.css'

const texts = adminTexts.messages.answers

/** Asks for a name and keeps the text under it. */
export function SaveAnswerDialog({ text, onClosed }: { text: string; onClosed: () => void }) {
  const { create } = useSavedAnswerWrites()
  const save = (title: string) =>
    create.mutate(
      { title, message: text },
      {
        onSuccess: () => {
          toastDone(texts.saved)
          onClosed()
        },
        onError: (error) => toastFailed(texts.failed, error),
      },
    )
  return (
    <Modal opened onClose={onClosed} title={texts.saveTitle} size={440}>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.hint}
      </Text>
      <NameForm
        label={texts.title}
        action={texts.saveButton}
        isBusy={create.isPending}
        onName={save}
        onCancel={onClosed}
      />
    </Modal>
  )
}

/** All saved answers, to be renamed and deleted. A deleted one can be brought back from the toast. */
export function SavedAnswersDialog({ answers, onClosed }: { answers: SavedAnswer[]; onClosed: () => void }) {
  const { create, update, remove } = useSavedAnswerWrites()
  const [renamed, setRenamed] = useState<string>()
  const onError = (error: unknown) => toastFailed(texts.failed, error)
  const rename = ({ _id, message }: SavedAnswer, title: string) =>
    update.mutate(
      { id: _id, input: { title, message } },
      {
        onSuccess: () => {
          setRenamed(undefined)
          toastDone(texts.renamed)
        },
        onError,
      },
    )
  const drop = ({ _id, title, message }: SavedAnswer) =>
    remove.mutate(_id, {
      onSuccess: () => toastDone(texts.removed, () => create.mutate({ title, message }, { onError })),
      onError,
    })
  return (
    <Modal opened onClose={onClosed} title={texts.heading} size={560}>
      <Text size="sm" c="dimmed" mb="sm">
        {answers.length === 0 ? texts.none : texts.hint}
      </Text>
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer._id} className={styles.answer}>
            {renamed === answer._id ? (
              <NameForm
                label={texts.nameOf(answer.title)}
                name={answer.title}
                action={texts.rename}
                isBusy={update.isPending}
                onName={(title) => rename(answer, title)}
                onCancel={() => setRenamed(undefined)}
              />
            ) : (
              <Group gap="xs" wrap="nowrap" justify="space-between">
                <div className={styles.words}>
                  <Text fw={600} truncate>
                    {answer.title}
                  </Text>
                  <Text size="sm" c="dimmed" lineClamp={2}>
                    {answer.message}
                  </Text>
                </div>
                <RowActions
                  of={answer.title}
                  onEdit={() => setRenamed(answer._id)}
                  onDelete={() => drop(answer)}
                />
              </Group>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  )
}

function NameForm(props: {
  label: string
  name?: string
  action: string
  isBusy: boolean
  onName: (name: string) => void
  onCancel: () => void
}) {
  const { label, action, isBusy, onName, onCancel } = props
  const [name, setName] = useState(props.name ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // It stands inside the form of the reply, as React sees it.
    event.stopPropagation()
    if (name.trim() && !isBusy) onName(name.trim())
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={label}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={limits.messages.answerTitle}
          data-autofocus
          autoFocus
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={!name.trim() || isBusy}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
