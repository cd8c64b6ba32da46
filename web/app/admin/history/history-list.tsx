import { type HistoryEntry, texts } from '@busbar/contract'
import { Button, Text } from '@mantine/core'
import { type Historied, useHistory, useRevert } from '../api/history.ts'
import { Failure } from '../parts/failure.tsx'
import { LoadingList } from '../parts/list-states.tsx'
import timeline from '../parts/timeline.module.css'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { HistoryEntryItem } from './history-entry.tsx'

/** Every version, the current one first. One that is restored becomes the newest; that can be undone. */
export function HistoryList({ name, id, fields, unsavedNotice, onReverted }: HistoryOf) {
  const history = useHistory(name, id, fields)
  const revert = useRevert(name, id, fields)
  const entries = history.data?.pages.flatMap((page) => page.data) ?? []
  const current = entries[0]?.revision

  const restore = async (revision: number, done: string, onUndo?: () => void) => {
    try {
      await revert.mutateAsync(revision)
      toastDone(done, onUndo)
      return true
    } catch (error) {
      toastFailed(texts.history.revertFailed, error)
      return false
    }
  }
  const restoreVersion = async ({ revision }: HistoryEntry) => {
    const undo = current === undefined ? undefined : () => void restore(current, texts.history.revertUndone)
    if (await restore(revision, texts.history.reverted, undo)) onReverted?.()
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
  if (entries.length === 0) return <Text c="dimmed">{texts.history.none}</Text>
  return (
    <>
      <ol className={timeline.entries}>
        {entries.map((entry) => (
          <HistoryEntryItem
            key={entry.revision}
            entry={entry}
            of={name}
            isCurrent={entry.revision === current}
            unsavedNotice={unsavedNotice}
            isBusy={revert.isPending}
            onRestore={() => void restoreVersion(entry)}
          />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          onClick={() => void history.fetchNextPage()}
          loading={history.isFetchingNextPage}
        >
          {texts.users.loadMore}
        </Button>
      )}
    </>
  )
}

export type HistoryOf = {
  name: Historied
  id: string
  /** The part of the record that it is about; without, all of it. */
  fields?: string[]
  /** What restoring would lose; asked about first. */
  unsavedNotice?: string
  /** Called when an earlier version is back: what is shown is no longer what is saved. */
  onReverted?: () => void
}
