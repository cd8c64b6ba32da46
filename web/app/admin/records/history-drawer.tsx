import { type HistoryEntry, plainTextOf, texts } from '@busbar/contract'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconHistory, IconRestore } from '@tabler/icons-react'
import { useState } from 'react'
import { type Historied, useHistory, useRevert } from '../api/history.ts'
import { confirm } from '../parts/confirm.tsx'
import { DateTime } from '../parts/date-time.tsx'
import { Failure } from '../parts/failure.tsx'
import { Drawer } from '../parts/layers.tsx'
import { LoadingList } from '../parts/list-states.tsx'
import { ResponsiveButton } from '../parts/responsive-button.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import styles from './history-drawer.module.css'

/** A button that opens a record's history: who changed what, when, and the way back. */
export function HistoryButton({ name, id, title, onReverted }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResponsiveButton label={texts.history.open} icon={IconHistory} onClick={() => setOpen(true)} />
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={460}
        title={texts.history.title(title)}
      >
        {isOpen && <Entries name={name} id={id} onReverted={onReverted} />}
      </Drawer>
    </>
  )
}

function Entries({ name, id, onReverted }: Omit<HistoryButtonProps, 'title'>) {
  const history = useHistory(name, id)
  const revert = useRevert(name, id)
  const entries = history.data?.pages.flatMap((page) => page.data) ?? []

  const askAndRevert = async (entry: HistoryEntry) => {
    const isAgreed = await confirm({
      title: texts.history.revertTitle,
      text: texts.history.confirmRevert,
      action: texts.history.revert,
      tone: 'warning',
    })
    if (!isAgreed) return
    revert.mutate(entry.revision, {
      onSuccess: () => {
        toastDone(texts.history.reverted)
        onReverted()
      },
      onError: (error) => toastFailed(texts.history.revertFailed, error),
    })
  }

  if (history.isPending) return <LoadingList text={texts.history.loading} />
  if (history.isError)
    return (
      <Failure
        title={texts.history.loadFailed}
        reason={history.error.message}
        onRetry={() => void history.refetch()}
        isRetrying={history.isFetching}
      />
    )
  return (
    <Stack gap="lg" component="ol" className={styles.entries}>
      {entries.map((entry, index) => (
        <li key={entry.revision} className={styles.entry}>
          <Group justify="space-between" wrap="nowrap" align="start">
            <div>
              <Text fw={600}>{entry.by.name}</Text>
              <Text size="sm" c="dimmed">
                <DateTime at={entry.at} />
              </Text>
            </div>
            <Badge variant="light" color={colours[entry.action]}>
              {texts.history.actions[entry.action]}
            </Badge>
          </Group>
          {entry.action === 'update' && <Changes entry={entry} />}
          {index > 0 && entry.isKept && (
            <Button
              variant="default"
              size="compact-sm"
              mt="xs"
              leftSection={<IconRestore size={16} aria-hidden />}
              onClick={() => void askAndRevert(entry)}
            >
              {texts.history.revert}
            </Button>
          )}
        </li>
      ))}
      {history.hasNextPage && (
        <Button
          variant="default"
          onClick={() => void history.fetchNextPage()}
          loading={history.isFetchingNextPage}
        >
          {texts.users.loadMore}
        </Button>
      )}
    </Stack>
  )
}

const colours = { create: 'gray', update: 'gray', delete: 'red', erase: 'red', restore: 'amber' } as const

function Changes({ entry }: { entry: HistoryEntry }) {
  return (
    <dl className={styles.changes}>
      {entry.changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldName(field)}</dt>
          <dd>
            <del>{printed(before)}</del>
            <ins>{printed(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** `shortDescription` as people read it: "Short description". */
export function fieldName(field: string) {
  const words = field
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/\burl\b/, '')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the editor of formatted text makes begins with an element. */
const isMarkup = (value: string) => /^<(?:p|h[2-4]|[uo]l|blockquote|table|hr)\b/.test(value)

/** A field's value in a few words. */
export function printed(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.history.nothing
  if (typeof value === 'boolean') return value ? texts.history.yes : texts.history.no
  if (Array.isArray(value)) return value.length ? value.map(printed).join(', ') : texts.history.nothing
  if (value instanceof File) return value.name
  if (typeof value === 'object') return Object.values(value).map(printed).join(' · ')
  return typeof value === 'string' && isMarkup(value) ? plainTextOf(value) : String(value)
}

type HistoryButtonProps = {
  name: Historied
  id: string
  title: string
  /** Called when an earlier version is back: what is shown is no longer what is saved. */
  onReverted: () => void
}
