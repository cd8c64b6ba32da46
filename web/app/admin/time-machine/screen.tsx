import { useTimeZone } from '../api/company.ts'
import { useTimeline } from '../api/history.ts'
import { momentAt } from '../forms/zoned-time.ts'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { ListFilters } from '../records/list-filters.tsx'
import { useListView } from '../records/list-view.ts'
import { kindChoices } from './record-names.ts'
import { timeMachineTexts } from './texts.ts'
import styles from './time-machine.module.css'
import { Timeline } from './timeline.tsx'
import { UpToDay } from './up-to-day.tsx'

const texts = timeMachineTexts

export const meta = () => screenMeta(texts.heading)

/** What was changed, by whom and when, and the website as it was right after each change. */
export default function TimeMachineScreen() {
  const view = useListView(['collection', 'by', 'upTo'])
  const { collection, by, upTo } = view.filters
  const timeZone = useTimeZone()
  const timeline = useTimeline({ collection, by, until: upTo && endOf(upTo, timeZone) })
  return (
    <>
      <ScreenHead title={texts.heading} subtitle={texts.subtitle} />
      <div className={styles.filters}>
        <ListFilters
          filters={[
            { name: 'collection', label: texts.kind, options: kindChoices },
            { name: 'by', label: texts.person, options: usePeople(timeline) },
          ]}
          view={view}
        />
        <UpToDay value={upTo ?? ''} onChange={(day) => view.filterBy('upTo', day)} />
      </div>
      <Timeline timeline={timeline} onClearFilters={view.isFiltered ? view.clearFilters : undefined} />
    </>
  )
}

/** The last moment of a day in this time zone. */
function endOf(day: string, timeZone: string) {
  return new Date(momentAt(`${day}T23:59`, timeZone).getTime() + 59_999).toISOString()
}

/** Everyone who changed something lately, and everyone shown in the list. */
function usePeople(shown: ReturnType<typeof useTimeline>) {
  const latest = useTimeline({})
  const entries = [latest, shown].flatMap(({ data }) => data?.pages.flatMap((page) => page.data) ?? [])
  const names = new Map(entries.map(({ by }) => [by._id, by.name]))
  return [...names].flatMap(([value, label]) => (value ? [{ value, label }] : []))
}
