import { texts } from '@busbar/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { getHotkeyHandler, useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { DiscardQuestion } from '../../forms/discard-question.tsx'
import { BusyButton } from '../../parts/busy-button.tsx'
import { Drawer } from '../../parts/layers.tsx'
import type { EditForm } from './edit-form.ts'
import styles from './edit-modal.module.css'
import { EditNotices, type FailedTitle } from './edit-notices.tsx'

/** The panel around a record's fields: what is wrong above them, Save and Cancel below. On a phone it is a page. */
export function EditModal(props: EditModalProps) {
  const { editor, title, busyLabel, failedTitle, saveLabel, toolbar, children } = props
  const isPhone = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false })
  return (
    <Drawer
      position="right"
      opened={editor.isOpen}
      onClose={() => {
        if (!editor.isSaving) editor.guard.close()
      }}
      onExitTransitionEnd={editor.forget}
      returnFocus={false}
      title={title}
      size={isPhone ? '100%' : 720}
      classNames={{ body: styles.body, header: styles.header, content: styles.content }}
    >
      <form
        noValidate
        onSubmit={editor.submit}
        onKeyDown={getHotkeyHandler([
          ['mod+Enter', () => editor.submit()],
          ['mod+S', () => editor.submit()],
        ])}
        aria-label={title}
        className={styles.form}
      >
        <Stack gap="md" className={styles.fields}>
          {toolbar}
          <EditNotices editor={editor} failedTitle={failedTitle} />
          {children}
        </Stack>
        <div className={styles.footer}>
          {editor.guard.isAsking ? (
            <DiscardQuestion onKeep={editor.guard.keep} onDiscard={editor.guard.discard} />
          ) : (
            <Group justify="flex-end" gap="sm">
              <Text size="sm" c="dimmed" mr="auto" role="status">
                {editor.isDirty && texts.admin.unsavedNow}
              </Text>
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
    </Drawer>
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
  /** What leads from the record to elsewhere. */
  toolbar?: ReactNode
  children: ReactNode
}
