import { type DraftMark, type ReleaseCheck, type ReleaseDetails, texts as shared } from '@busbar/contract'
import { ActionIcon, Anchor, Badge, Button, Text, Title, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { focusContent } from '../parts/focus.ts'
import panel from '../parts/panel.module.css'
import { DateTime } from '../parts/time/date-time.tsx'
import { AddDraftsDialog } from './add-drafts-dialog.tsx'
import { changedFields, draftSort, draftTitle, editorOf } from './draft-names.ts'
import { DraftProblem } from './draft-problem.tsx'
import styles from './releases.module.css'
import { releasesTexts } from './texts.ts'
import { useAskAndDiscard } from './use-ask-and-discard.ts'
import { useDraftWrites } from './use-releases.ts'
import { withToast } from './with-toast.ts'

const texts = releasesTexts.contains
const colours = { new: 'amber', changed: 'gray', deleted: 'red', reordered: 'gray' } as const

type Props = { release: ReleaseDetails; check: ReleaseCheck | undefined; onRename: () => void }

/** The drafts of a release: what each does, what is in its way, and the way out of the release. */
export function ReleaseDrafts({ release, check, onRename }: Props) {
  const [isAdding, setAdding] = useState(false)
  const isOver = release.status === 'published'
  const isAlone = release.name === null
  return (
    <section className={panel.padded} aria-labelledby="drafts-heading">
      <div className={styles.panelHead}>
        <Title order={2} size="h3" id="drafts-heading">
          {isOver ? texts.wasHeading : texts.heading}
        </Title>
        {!isOver && !isAlone && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </Button>
        )}
      </div>
      {release.drafts.length === 0 ? (
        <Text c="dimmed" size="sm">
          {texts.none}
        </Text>
      ) : (
        <ul className={styles.drafts}>
          {release.drafts.map((draft) => (
            <li key={draft._id} className={styles.draft}>
              <div className={styles.draftHead}>
                <DraftName draft={draft} isLink={!isOver} />
                {!isOver && <WayOut draft={draft} isAlone={isAlone} />}
              </div>
              {!isOver && <DraftProblem draft={draft} check={check} />}
            </li>
          ))}
        </ul>
      )}
      {isAlone && !isOver && (
        <div className={styles.alone}>
          <Text size="sm" c="dimmed">
            {texts.aloneHint}
          </Text>
          <Button variant="default" size="compact-md" onClick={onRename}>
            {texts.makeRelease}
          </Button>
        </div>
      )}
      <AddDraftsDialog release={release._id} isOpen={isAdding} onClose={() => setAdding(false)} />
    </section>
  )
}

/** What a draft is called and does. */
function DraftName({ draft, isLink }: { draft: DraftMark; isLink?: boolean }) {
  const title = draftTitle(draft)
  const fields = draft.kind === 'changed' ? changedFields(draft) : []
  const sort = draftSort(draft)
  return (
    <div className={styles.draftName}>
      <div>
        {isLink ? (
          <Anchor component={Link} to={editorOf(draft)} className={styles.name}>
            {title}
          </Anchor>
        ) : (
          <Text component="span" fw={600} className={styles.words}>
            {title}
          </Text>
        )}
        <Badge color={colours[draft.kind]}>
          {[releasesTexts.kinds[draft.kind], sort].filter(Boolean).join(' ')}
        </Badge>
      </div>
      <Text size="sm" c="dimmed" className={styles.words}>
        {fields.length > 0 && `${shared.history.changed(fields)} · `}
        {texts.by(draft.author.name)}, <DateTime at={draft.updatedAt} isRelative />
      </Text>
    </div>
  )
}

/** A draft among others is taken out and stays; one alone is discarded. */
function WayOut({ draft, isAlone }: { draft: DraftMark; isAlone: boolean }) {
  const { takeOut } = useDraftWrites()
  const title = draftTitle(draft)
  const askAndDiscard = useAskAndDiscard(draft)
  const take = async () => {
    const told = { done: texts.takenOut, failed: texts.takeOutFailed }
    if (await withToast(takeOut.mutateAsync(draft._id), told)) focusContent()
  }
  return isAlone ? (
    <Tooltip label={texts.discard}>
      <ActionIcon aria-label={texts.discardOf(title)} onClick={() => void askAndDiscard()}>
        <IconTrash size={19} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  ) : (
    <Tooltip label={texts.takeOut}>
      <ActionIcon
        aria-label={texts.takeOutOf(title)}
        onClick={() => void take()}
        disabled={takeOut.isPending}
      >
        <IconX size={19} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  )
}
