import type { DraftMark, Release } from '@busbar/contract'
import { Anchor, Text } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { fieldsTexts } from '../forms/texts.ts'
import { EmptyList } from '../parts/list-states.tsx'
import { LoadedPanel } from '../parts/loaded.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { draftSort, releaseTitle } from './draft-names.ts'
import { ReleaseStatus } from './release-status.tsx'
import styles from './releases.module.css'
import { releasesTexts } from './texts.ts'
import { useDraftMarks, useReleases } from './use-releases.ts'

const texts = releasesTexts

/** Releases that are not over, or those that are. A draft alone stands here under its own name. */
export function ReleaseList({ isPublished = false, onAdd }: { isPublished?: boolean; onAdd?: () => void }) {
  const navigate = useNavigate()
  const list = useReleases(isPublished)
  const marks = useDraftMarks().data ?? []
  const alone: Alone = new Map(
    marks.filter(({ release }) => !release.name).map((mark) => [mark.release._id, mark]),
  )
  return (
    <LoadedPanel query={list} texts={texts}>
      {(releases) =>
        releases.length === 0 ? (
          <EmptyList
            title={isPublished ? texts.nonePublished : texts.empty}
            hint={isPublished ? texts.nonePublishedHint : texts.emptyHint}
            search=""
            onClear={() => {}}
            onAddFirst={onAdd && { label: texts.add, add: onAdd }}
          />
        ) : (
          <RecordTable
            label={isPublished ? texts.tabs.published : texts.tabs.waiting}
            records={releases}
            columns={[...columnsOf(alone), isPublished ? publishedColumn : statusColumn]}
            onOpen={({ _id }) => void navigate(addressOf(_id))}
          />
        )
      }
    </LoadedPanel>
  )
}

const addressOf = (id: string) => `/admin/releases/${id}`

/** The draft of each release that has no name of its own. */
type Alone = Map<string, DraftMark>

const columnsOf = (alone: Alone): Column<Release>[] => [
  {
    header: texts.release,
    inCard: 'head',
    least: 220,
    cell: (release) => (
      <div>
        <Anchor component={Link} to={addressOf(release._id)} className={styles.name}>
          {releaseTitle(release, alone.get(release._id))}
        </Anchor>
        {release.note && (
          <Text size="sm" c="dimmed" lineClamp={1}>
            {release.note}
          </Text>
        )}
      </div>
    ),
  },
  {
    header: texts.contents,
    width: 180,
    cell: ({ _id, size }) => {
      const draft = alone.get(_id)
      return draft ? [texts.kinds[draft.kind], draftSort(draft)].filter(Boolean).join(' ') : texts.size(size)
    },
  },
  {
    header: texts.by,
    width: 180,
    desktopOnly: true,
    cell: ({ author }) => (
      <Text size="sm" c="dimmed" className={styles.words}>
        {author.name}
      </Text>
    ),
  },
  {
    header: texts.changed,
    width: 150,
    wideOnly: true,
    cell: ({ updatedAt }) => (
      <Text size="sm" c="dimmed">
        <DateTime at={updatedAt} isRelative />
      </Text>
    ),
  },
]

const statusColumn: Column<Release> = {
  header: fieldsTexts.status,
  width: 220,
  cell: ({ status, review, publishAt }) => (
    <div>
      <ReleaseStatus status={status} review={review} />
      {publishAt && (
        <Text size="sm" c="dimmed" mt={2}>
          <DateTime at={publishAt} />
        </Text>
      )}
    </div>
  ),
}

const publishedColumn: Column<Release> = {
  header: texts.publishedAt,
  width: 220,
  cell: ({ publishedAt, publishedBy }) => (
    <div>
      {publishedAt && <DateTime at={publishedAt} />}
      <Text size="sm" c="dimmed" className={styles.words}>
        {publishedBy?.name}
      </Text>
    </div>
  ),
}
