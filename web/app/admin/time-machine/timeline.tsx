import { texts as shared } from '@busbar/contract'
import { Button, Center, Title } from '@mantine/core'
import { useTimeZone } from '../api/company.ts'
import type { useTimeline } from '../api/history.ts'
import { EmptyList } from '../parts/list-states.tsx'
import { LoadedPanel } from '../parts/loaded.tsx'
import entries from '../parts/timeline.module.css'
import { toastFailed } from '../parts/toasts.tsx'
import { ChangeItem } from './change-item.tsx'
import { groupChanges } from './group-changes.ts'
import { timeMachineTexts } from './texts.ts'
import styles from './time-machine.module.css'

const texts = timeMachineTexts

type TimelineProps = { timeline: ReturnType<typeof useTimeline>; onClearFilters?: () => void }

/** Changes day by day, newest first. */
export function Timeline({ timeline, onClearFilters }: TimelineProps) {
  const timeZone = useTimeZone()
  const { hasNextPage, isFetchingNextPage } = timeline
  const loadMore = async () => {
    const { isFetchNextPageError, error } = await timeline.fetchNextPage()
    if (isFetchNextPageError) toastFailed(texts.loadFailed, error)
  }
  return (
    <>
      <LoadedPanel query={timeline} texts={texts}>
        {({ pages }) => {
          const days = groupChanges(
            pages.flatMap(({ data }) => data),
            timeZone,
          )
          const newest = onClearFilters ? undefined : days[0]?.changes[0]
          const last = hasNextPage ? days.at(-1)?.changes.at(-1) : undefined
          if (days.length === 0)
            return (
              <EmptyList
                title={texts.empty}
                hint={texts.emptyHint}
                search=""
                onClear={() => {}}
                onClearFilters={onClearFilters}
              />
            )
          return days.map(({ day, changes }) => (
            <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
              <Title order={2} size="h4" id={`day-${day}`} className={styles.dayName}>
                {nameOf(day, timeZone)}
              </Title>
              <ol className={`${entries.entries} ${styles.changes}`}>
                {changes.map((change) => (
                  <ChangeItem
                    key={change.number}
                    change={change}
                    isNewest={change === newest}
                    isWhole={change !== last}
                  />
                ))}
              </ol>
            </section>
          ))
        }}
      </LoadedPanel>
      {hasNextPage && (
        <Center mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void loadMore()}>
            {shared.users.loadMore}
          </Button>
        </Center>
      )}
    </>
  )
}

const dayLength = 86_400_000

function nameOf(day: string, timeZone: string) {
  const dayAt = (at: number) => new Date(at).toLocaleDateString('sv-SE', { timeZone })
  if (day === dayAt(Date.now())) return texts.today
  if (day === dayAt(Date.now() - dayLength)) return texts.yesterday
  return new Date(`${day}T12:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })
}
