import { type DraftMark, texts as shared } from '@busbar/contract'
import { Button, Text } from '@mantine/core'
import { relativeTime } from '../parts/time/relative-time.ts'
import { DraftBadge } from './draft-badge.tsx'
import styles from './new-drafts.module.css'
import { draftTexts as texts } from './texts.ts'

/** The new records of a content type that are drafts, over its list: the list itself is what there is. */
export function NewDrafts({ drafts, onOpen }: { drafts: DraftMark[]; onOpen: (recordId: string) => void }) {
  if (drafts.length === 0) return null
  return (
    <section className={styles.drafts} aria-label={texts.notYetPublic}>
      <Text component="h2" size="sm" fw={600}>
        {texts.notYetPublic}
      </Text>
      <ul>
        {drafts.map(({ _id, recordId, kind, title, author, updatedAt }) => (
          <li key={_id}>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={texts.edit(title ?? shared.releases.unnamed)}
              onClick={() => recordId && onOpen(recordId)}
            >
              {title ?? shared.releases.unnamed}
            </Button>
            <DraftBadge kind={kind} />
            <Text size="sm" c="dimmed" component="span">
              {author.name}, {relativeTime(new Date(updatedAt), new Date())}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
