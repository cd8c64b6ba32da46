import { type HistoryEntry, texts } from '@busbar/contract'
import { Avatar, Badge, Button, Group, Text } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useState } from 'react'
import type { Historied } from '../api/history.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { DateTime } from '../parts/time/date-time.tsx'
import timeline from '../parts/timeline.module.css'
import { ChangedValues } from './changed-values.tsx'
import { changesIn } from './changes-in.ts'
import styles from './history.module.css'
import { WebsiteThenButton } from './website-then.tsx'

/** One version: who made it, when and what it changed, and the way back to it. */
export function HistoryEntryItem(props: HistoryEntryItemProps) {
  const { entry, of, isCurrent, isBusy, unsavedNotice, onRestore } = props
  const [isAsking, setAsking] = useState(false)
  const { needsReview } = useCurrentUser()
  const changes = entry.action === 'update' ? changesIn(entry.changes, entry.collection) : []
  const names = [...new Set(changes.map(({ label }) => label))]
  return (
    <li className={timeline.entry}>
      <Avatar name={entry.by.name} aria-hidden size={36} radius="50%" color="gray" />
      <div className={styles.what}>
        <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
          <Text fw={600}>{entry.by.name}</Text>
          <Text size="sm" c="dimmed" className={styles.when}>
            <DateTime at={entry.at} isRelative />
          </Text>
        </Group>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {names.length > 0 ? texts.history.changed(names) : texts.history.actions[entry.action]}
          </Text>
          {isCurrent && <Badge size="sm">{texts.history.current}</Badge>}
        </Group>
        {changes.length > 0 && <ChangedValues of={of} changes={changes} />}
        {isAsking ? (
          <div role="alert" className={styles.question}>
            <Text size="sm" fw={600}>
              {unsavedNotice}
            </Text>
            <Group gap="xs" mt="xs">
              <Button variant="default" size="compact-md" onClick={() => setAsking(false)} autoFocus>
                {texts.admin.keepEditing}
              </Button>
              <Button variant="default" size="compact-md" onClick={onRestore}>
                {texts.history.restoreAnyway}
              </Button>
            </Group>
          </div>
        ) : (
          <Group gap="xs" mt="sm">
            {!isCurrent && entry.isKept && !needsReview && (
              <Button
                variant="default"
                size="compact-md"
                disabled={isBusy}
                leftSection={<IconRestore size={16} aria-hidden />}
                onClick={() => (unsavedNotice ? setAsking(true) : onRestore())}
              >
                {texts.history.revert}
              </Button>
            )}
            <WebsiteThenButton entry={entry} />
          </Group>
        )}
      </div>
    </li>
  )
}

type HistoryEntryItemProps = {
  entry: HistoryEntry
  of: Historied
  isCurrent: boolean
  isBusy: boolean
  unsavedNotice?: string
  onRestore: () => void
}
