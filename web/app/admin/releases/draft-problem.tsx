import type { DraftClash, DraftMark, ReleaseCheck } from '@busbar/contract'
import { Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChangedValues } from '../history/changed-values.tsx'
import { changesIn } from '../history/changes-in.ts'
import { focusContent } from '../parts/focus.ts'
import { historyOf, trashOf } from './draft-names.ts'
import styles from './releases.module.css'
import { releasesTexts } from './texts.ts'
import { useAskAndDiscard } from './use-ask-and-discard.ts'
import { type Settling, useDraftWrites } from './use-releases.ts'
import { withToast } from './with-toast.ts'

const texts = releasesTexts.clash

/** Why a draft cannot be published as it is, and what can be done about it. */
export function DraftProblem({ draft, check }: { draft: DraftMark; check: ReleaseCheck | undefined }) {
  const ofDraft = (one: { draft: string }) => one.draft === draft._id
  const clashes = check?.clashes.filter(ofDraft) ?? []
  const problem = check?.problems.find(ofDraft)
  if (clashes.length > 0) return <Clash draft={draft} clashes={clashes} />
  if (!problem) return null
  return (
    <Problem title={`${texts.refused} ${problem.message}`}>
      <Text size="sm">{texts.refusedHint}</Text>
    </Problem>
  )
}

function Clash({ draft, clashes }: { draft: DraftMark; clashes: DraftClash[] }) {
  const { settle } = useDraftWrites()
  const askAndDiscard = useAskAndDiscard(draft)
  const does = async (keeps: Settling['keeps']) => {
    const told = { done: texts.settled, failed: texts.failed }
    if (await withToast(settle.mutateAsync({ draft: draft._id, clashes, keeps }), told)) focusContent()
  }
  if (clashes.some(({ reason }) => reason === 'gone'))
    return (
      <Problem title={texts.gone}>
        <Text size="sm">{texts.goneHint}</Text>
        <Group gap="xs" mt="sm">
          <Button component={Link} to={trashOf(draft)} variant="default" size="compact-md">
            {texts.openTrash}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => void askAndDiscard()}>
            {releasesTexts.contains.discard}
          </Button>
        </Group>
      </Problem>
    )
  const fields = clashes.flatMap(({ field, theirs, mine }) =>
    field && field !== 'order' ? [{ field, before: theirs, after: mine }] : [],
  )
  return (
    <Problem title={titleOf(draft)}>
      {fields.length > 0 && (
        <>
          <Text size="sm">{texts.changedHint}</Text>
          <ChangedValues of={historyOf(draft)} changes={changesIn(fields, draft.collection)} />
        </>
      )}
      <Group gap="xs" mt="sm">
        <Button
          variant="default"
          size="compact-md"
          loading={settle.isPending}
          onClick={() => void does('mine')}
        >
          {draft.kind === 'deleted' ? texts.deleteAnyway : texts.keepMine}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          disabled={settle.isPending}
          onClick={() => void does('live')}
        >
          {texts.keepLive}
        </Button>
      </Group>
    </Problem>
  )
}

function titleOf({ kind }: DraftMark) {
  if (kind === 'deleted') return texts.deletedMeanwhile
  return kind === 'reordered' ? texts.orderMeanwhile : texts.changed
}

function Problem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.problem}>
      <Text fw={600} size="sm" className={styles.problemTitle}>
        <IconAlertTriangle size={18} aria-hidden />
        {title}
      </Text>
      {children}
    </div>
  )
}
