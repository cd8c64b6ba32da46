import { texts } from '@busbar/contract'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { getHotkeyHandler, useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { BusyButton } from './busy-button.tsx'
import type { EditForm } from './edit-form.ts'
import styles from './edit-modal.module.css'
import { EditNotices } from './edit-notices.tsx'

/** The window around a record's fields: what is wrong above them, Save and Cancel below. */
export function EditModal(props: EditModalProps) {
  const { editor, title, busyLabel, failedTitle, children } = props
  const isPhone = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false })
  return (
    <Modal
      opened={editor.isOpen}
      onClose={() => {
        if (!editor.isSaving) editor.guard.close()
      }}
      onExitTransitionEnd={editor.forget}
      returnFocus={false}
      title={title}
      size={600}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ body: styles.body, header: styles.header, content: styles.content }}
    >
      <form
        noValidate
        onSubmit={editor.submit}
        onKeyDown={getHotkeyHandler([['mod+Enter', () => editor.submit()]])}
        aria-label={title}
        className={styles.form}
      >
        <Stack gap="md" className={styles.fields}>
          <EditNotices editor={editor} failedTitle={failedTitle} />
          {children}
        </Stack>
        <div className={styles.footer}>
          {editor.guard.isAsking ? (
            <DiscardQuestion onKeep={editor.guard.keep} onDiscard={editor.guard.discard} />
          ) : (
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={editor.guard.close} disabled={editor.isSaving}>
                Cancel
              </Button>
              <BusyButton
                type="submit"
                label={editor.isNew ? 'Save' : 'Update'}
                busyLabel={busyLabel}
                isBusy={editor.isSaving}
              />
            </Group>
          )}
        </div>
      </form>
    </Modal>
  )
}

/** Takes the place of Save and Cancel, so that no second window covers what is at stake. */
function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Group justify="space-between" gap="sm" role="alert">
      <Text fw={600}>{texts.admin.unsaved}</Text>
      <Group gap="sm" ml="auto">
        <Button variant="outline" color="red" onClick={onDiscard} className={styles.discard}>
          {texts.admin.discard}
        </Button>
        <Button onClick={onKeep} autoFocus>
          {texts.admin.keepEditing}
        </Button>
      </Group>
    </Group>
  )
}

type EditModalProps = {
  editor: EditForm
  title: string
  /** What the save button says while it works. */
  busyLabel: string
  failedTitle: string
  children: ReactNode
}
