import { type DraftMark, texts as shared } from '@busbar/contract'
import { Button, Text } from '@mantine/core'
import { relativeTime } from '../parts/time/relative-time.ts'
import { DraftBadge } from './draft-badge.tsx'
import styles from './new-drafts.module.css'
import { draftTexts as texts } from './texts.ts'

/** The new records of a content type that are drafts, and its new order, over its list: that is as visitors see it. */
export function NewDrafts({ drafts, onOpen }: { drafts: DraftMark[]; onOpen: (draft: DraftMark) => void }) {
  if (drafts.length === 0) return null
  return (
    <section className={styles.drafts} aria-label={texts.notYetPublic}>
      <Text component="h2" size="sm" fw={600}>
        {texts.notYetPublic}
      </Text>
      <ul>
        {drafts.map((draft) => (
          <li key={draft._id}>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={texts.edit(titleOf(draft))}
              onClick={() => onOpen(draft)}
            >
              {titleOf(draft)}
            </Button>
            <DraftBadge kind={draft.kind} />
            <Text size="sm" c="dimmed" component="span">
              {draft.author.name}, {relativeTime(new Date(draft.updatedAt), new Date())}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

const titleOf = ({ title, kind }: DraftMark) =>
  kind === 'reordered' ? texts.order : (title ?? shared.releases.unnamed)
