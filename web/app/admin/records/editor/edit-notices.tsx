import { texts } from '@busbar/contract'
import { Alert, Button, List, Text } from '@mantine/core'
import { IconAlertCircle, IconUsers } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { UnsavedNotice } from '../../forms/unsaved-notice.tsx'
import { ClashNotice } from './clash-notice.tsx'
import type { EditForm } from './edit-form.ts'
import styles from './edit-notices.module.css'

/** What stands in the way of saving, and what the user can do about it. */
export function EditNotices({ editor, failedTitle }: EditNoticesProps) {
  const top = useRef<HTMLDivElement>(null)
  // Save stands at the foot of a long form, and this at its head.
  useEffect(() => {
    if (editor.problem) top.current?.scrollIntoView({ block: 'center' })
  }, [editor.problem])
  return (
    <div ref={top} className={styles.notices}>
      <StoredDraft editor={editor} />
      <OthersNotice editor={editor} />
      <UnsavedNotice unsaved={editor.unsaved} />
      <Notice editor={editor} failedTitle={failedTitle} />
    </div>
  )
}

function Notice({ editor, failedTitle }: EditNoticesProps) {
  const { listed, problem } = editor
  if (problem?.kind === 'clash') return <ClashNotice editor={editor} fields={problem.fields} />
  if (problem) {
    const reason = problem.hasSessionEnded ? texts.auth.saveOnceMore : problem.reason
    const isOneSentence = typeof failedTitle === 'function'
    return (
      <Alert
        color="red"
        icon={<IconAlertCircle aria-hidden />}
        title={isOneSentence ? failedTitle(reason) : failedTitle}
        role="alert"
      >
        {isOneSentence ? null : reason}
      </Alert>
    )
  }
  const messages = Object.entries(listed).filter(([, message]) => message)
  if (messages.length === 0) return null
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={texts.api.invalid} role="alert">
      <List size="sm">
        {messages.map(([field, message]) => (
          <List.Item key={field} style={{ whiteSpace: 'pre-line' }}>
            {message}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

function StoredDraft({ editor }: { editor: EditForm }) {
  const { draft, isOfDraft, discard, publishDeletion } = editor.drafting
  if (!draft) return null
  return <DraftNotice draft={draft} onDiscard={discard} onPublish={isOfDraft ? undefined : publishDeletion} />
}

function OthersNotice({ editor }: { editor: EditForm }) {
  const { haveSaved, show } = editor.others
  if (!haveSaved) return null
  return (
    <Alert color="amber" icon={<IconUsers aria-hidden />} title={texts.conflict.title} role="status">
      <Text size="sm">{texts.conflict.savedNow}</Text>
      <Button variant="default" size="compact-sm" mt="xs" onClick={() => void show()}>
        {texts.conflict.show}
      </Button>
    </Alert>
  )
}

/** The sentence for a failure: the reason stands below it, or inside it. */
export type FailedTitle = string | ((reason: string) => string)

type EditNoticesProps = { editor: EditForm; failedTitle: FailedTitle }
