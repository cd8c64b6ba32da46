import { texts } from '@busbar/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SaveButtons } from '../../drafts/save-buttons.tsx'
import { draftTexts } from '../../drafts/texts.ts'
import { DiscardQuestion } from '../../forms/discard-question.tsx'
import { fieldsTexts } from '../../forms/texts.ts'
import { imagesTexts } from '../../images/texts.ts'
import { BusyButton } from '../../parts/busy-button.tsx'
import { Drawer } from '../../parts/layers.tsx'
import { useIsPhone } from '../../parts/use-is-phone.ts'
import { PreviewButton } from '../../preview/preview-button.tsx'
import { PreviewPanel } from '../../preview/preview-panel.tsx'
import type { EditForm } from './edit-form.ts'
import styles from './edit-modal.module.css'
import { EditNotices, type FailedTitle } from './edit-notices.tsx'

/** The panel around a record's fields: what is wrong above them, Save and Cancel below. On a phone it is a page. */
export function EditModal(props: EditModalProps) {
  const { editor, title, failedTitle, toolbar, previewPath, children } = props
  const isPhone = useIsPhone()
  // Users who come from the website see the page they came from beside the form.
  const [asked] = useSearchParams()
  const [isPreviewing, setPreviewing] = useState(asked.has('preview'))
  const isHeld = editor.isSaving && editor.uploads.left === 0
  const leave = () => {
    if (isHeld) return
    editor.uploads.stop()
    editor.guard.close()
  }
  return (
    <Drawer
      position="right"
      opened={editor.isOpen}
      onClose={leave}
      onExitTransitionEnd={editor.forget}
      returnFocus={false}
      title={title}
      size={isPhone || isPreviewing ? '100%' : 720}
      classNames={{ body: styles.body, header: styles.header, content: styles.content }}
    >
      {isPreviewing && (
        <PreviewPanel {...editor.previewed} path={previewPath} onClose={() => setPreviewing(false)} />
      )}
      <form
        noValidate
        onSubmit={editor.submit}
        onKeyDown={getHotkeyHandler([
          ['mod+Enter', () => editor.submit()],
          ['mod+S', () => editor.submit()],
        ])}
        aria-label={title}
        className={styles.form}
        data-beside-preview={isPreviewing || undefined}
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
            <>
              <AwaitedUploads editor={editor} />
              <Group justify="flex-end" gap="sm" wrap="nowrap">
                <PreviewButton isOpen={isPreviewing} onToggle={() => setPreviewing(!isPreviewing)} />
                <Text size="sm" c="dimmed" mr="auto" role="status">
                  {editor.isDirty && !isPreviewing && texts.admin.unsavedNow}
                </Text>
                <Button variant="default" flex="none" onClick={leave} disabled={isHeld}>
                  Cancel
                </Button>
                <SaveButtons other={otherWay(editor)} isBusy={editor.isSaving} isNarrow={isPreviewing}>
                  <MainButton {...props} />
                </SaveButtons>
              </Group>
            </>
          )}
        </div>
      </form>
    </Drawer>
  )
}

/** Why a save takes long. */
function AwaitedUploads({ editor: { uploads } }: { editor: EditForm }) {
  return (
    <Text size="sm" role="status" className={styles.awaited}>
      {uploads.left > 0 && imagesTexts.awaited(uploads.left, uploads.all)}
    </Text>
  )
}

/** A draft alone is published; one in a release goes live with that. */
function MainButton({ editor, saveLabel, busyLabel }: EditModalProps) {
  const { draft, isOfDraft, needsReview, publish } = editor.drafting
  const isBusy = editor.isSaving
  if (isOfDraft && !needsReview && draft?.release.name === null)
    return (
      <BusyButton
        type="button"
        label={draftTexts.publish}
        busyLabel={draftTexts.publishing}
        isBusy={isBusy}
        onPress={publish}
      />
    )
  const isDrafted = isOfDraft || needsReview
  const label = isDrafted ? draftTexts.save : (saveLabel ?? fieldsTexts.save)
  return (
    <BusyButton
      type="submit"
      label={label}
      busyLabel={isDrafted ? draftTexts.saving : busyLabel}
      isBusy={isBusy}
    />
  )
}

/** What can be done besides that. A record that a draft deletes has no other draft. */
function otherWay({ drafting }: EditForm) {
  const { draft, isOfDraft, needsReview, save } = drafting
  if (needsReview) return undefined
  if (draft && (!isOfDraft || draft.release.name !== null)) return undefined
  return { label: draftTexts.save, act: save }
}

type EditModalProps = {
  editor: EditForm
  title: string
  /** What the save button says while it works. */
  busyLabel: string
  failedTitle: FailedTitle
  /** What the save button says, where it is not Save. */
  saveLabel?: string
  /** What leads from the record to elsewhere. */
  toolbar?: ReactNode
  /** The page that a preview begins with. */
  previewPath: string
  children: ReactNode
}
