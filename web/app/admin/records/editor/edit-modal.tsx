import { Button, Group, Stack } from '@mantine/core'
import { getHotkeyHandler, useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { Historied } from '../../api/history.ts'
import { DiscardQuestion } from '../../forms/discard-question.tsx'
import { UploadProgress } from '../../images/upload-progress.tsx'
import { BusyButton } from '../../parts/busy-button.tsx'
import { Modal } from '../../parts/layers.tsx'
import { HistoryButton } from '../history-drawer.tsx'
import type { EditForm } from './edit-form.ts'
import styles from './edit-modal.module.css'
import { EditNotices, type FailedTitle } from './edit-notices.tsx'

/** The window around a record's fields: what is wrong above them, Save and Cancel below. */
export function EditModal(props: EditModalProps) {
  const { editor, title, busyLabel, failedTitle, saveLabel, history, children } = props
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
          <UploadProgress />
          {editor.guard.isAsking ? (
            <DiscardQuestion onKeep={editor.guard.keep} onDiscard={editor.guard.discard} />
          ) : (
            <Group justify="flex-end" gap="sm">
              {history && (
                <div className={styles.aside}>
                  <HistoryButton {...history} onReverted={editor.dismiss} />
                </div>
              )}
              <Button variant="default" onClick={editor.guard.close} disabled={editor.isSaving}>
                Cancel
              </Button>
              <BusyButton
                type="submit"
                label={saveLabel ?? (editor.isNew ? 'Save' : 'Update')}
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

type EditModalProps = {
  editor: EditForm
  title: string
  /** What the save button says while it works. */
  busyLabel: string
  failedTitle: FailedTitle
  /** What the save button says, where it is not Save or Update. */
  saveLabel?: string
  /** The record whose history can be opened from here. */
  history?: { name: Historied; id: string; title: string }
  children: ReactNode
}
