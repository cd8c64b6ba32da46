import { limits, type SavedAnswer } from '@busbar/contract'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSavedAnswerWrites } from '../api/saved-answers.ts'
import { useTypedText } from '../forms/use-unsaved.ts'
import { Modal } from '../parts/layers.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { RowActions } from '../records/row-actions.tsx'
import styles from './saved-answers.module.css'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts.answers

/** Asks for a name and keeps the text under it. */
export function SaveAnswerDialog({ text, onClosed }: { text: string; onClosed: () => void }) {
  const { create } = useSavedAnswerWrites()
  const save = (title: string) =>
    create.mutateAsync({ title, message: text }).then(() => {
      toastDone(texts.saved)
      onClosed()
      return true
    }, tellFailed)
  return (
    <Modal opened onClose={onClosed} title={texts.saveTitle} size={440}>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.hint}
      </Text>
      <NameForm
        unsavedOf="saved-answers:new"
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
  const rename = ({ _id, message }: SavedAnswer, title: string) =>
    update.mutateAsync({ id: _id, input: { title, message } }).then(() => {
      setRenamed(undefined)
      toastDone(texts.renamed)
      return true
    }, tellFailed)
  const drop = ({ _id, title, message }: SavedAnswer) =>
    remove.mutate(_id, {
      onSuccess: () =>
        toastDone(texts.removed, () => create.mutate({ title, message }, { onError: tellFailed })),
      onError: tellFailed,
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
                unsavedOf={`saved-answers:${answer._id}`}
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

function tellFailed(error: unknown) {
  toastFailed(texts.failed, error)
  return false
}

function NameForm(props: {
  /** Names what is typed in the browser, where it is kept until it is saved or given up. */
  unsavedOf: string
  label: string
  name?: string
  action: string
  isBusy: boolean
  /** Saves it; true when that worked. */
  onName: (name: string) => Promise<boolean>
  onCancel: () => void
}) {
  const { unsavedOf, label, action, isBusy, onName, onCancel } = props
  const { text: name, set: setName, forget } = useTypedText(unsavedOf, props.name)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // It stands inside the form of the reply, as React sees it.
    event.stopPropagation()
    if (name.trim() && !isBusy && (await onName(name.trim()))) forget()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
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
          <Button
            variant="default"
            onClick={() => {
              forget()
              onCancel()
            }}
          >
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
