import { texts } from '@busbar/contract'
import { Alert, Button, Group, List, Text } from '@mantine/core'
import { IconAlertCircle, IconHistory, IconUsers } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { EditForm } from './edit-form.ts'
import styles from './edit-notices.module.css'

/** What stands in the way of saving, and what the user can do about it. */
export function EditNotices({ editor, failedTitle }: { editor: EditForm; failedTitle: string }) {
  const top = useRef<HTMLDivElement>(null)
  // Save stands at the foot of a long form, and this at its head.
  useEffect(() => {
    if (editor.problem) top.current?.scrollIntoView({ block: 'center' })
  }, [editor.problem])
  return (
    <div ref={top} className={styles.notices}>
      <Notice editor={editor} failedTitle={failedTitle} />
    </div>
  )
}

function Notice({ editor, failedTitle }: { editor: EditForm; failedTitle: string }) {
  const { errors, problem } = editor
  if (problem?.kind === 'stale') return <StaleNotice editor={editor} />
  if (problem?.kind === 'shows-current') {
    return (
      <Alert color="gray" icon={<IconHistory aria-hidden />} role="status">
        <Text size="sm">{texts.admin.showsCurrent}</Text>
        <Button variant="default" size="compact-sm" mt="xs" onClick={editor.bringBack}>
          {texts.admin.bringBack}
        </Button>
      </Alert>
    )
  }
  if (problem) {
    return (
      <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={failedTitle} role="alert">
        {problem.hasSessionEnded ? texts.auth.saveOnceMore : problem.reason}
      </Alert>
    )
  }
  const messages = Object.entries(errors).filter(([, message]) => message)
  if (messages.length === 0) return null
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={texts.api.invalid} role="alert">
      <List size="sm">
        {messages.map(([field, message]) => (
          <List.Item key={field}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

function StaleNotice({ editor }: { editor: EditForm }) {
  return (
    <Alert color="amber" icon={<IconUsers aria-hidden />} title={texts.api.stale} role="alert">
      <Text size="sm">{texts.admin.staleHint}</Text>
      <Group gap="xs" mt="sm">
        <Button variant="default" size="compact-sm" onClick={editor.loadCurrent}>
          {texts.admin.loadCurrent}
        </Button>
        <Button variant="default" size="compact-sm" onClick={editor.overwrite}>
          {texts.admin.overwrite}
        </Button>
      </Group>
    </Alert>
  )
}
