import type { DraftKind, DraftMark } from '@busbar/contract'
import { Badge } from '@mantine/core'
import { draftTexts as texts } from './texts.ts'

/** Says in a list that a record has a draft. */
export function DraftBadge({ kind }: { kind: DraftKind }) {
  return (
    <Badge size="sm" variant="light" color={kind === 'deleted' ? 'red' : 'amber'} style={{ flex: 'none' }}>
      {texts.badges[kind]}
    </Badge>
  )
}

/** The same for each record of a list. */
export function draftBadges(drafts: DraftMark[] = []) {
  const kinds = new Map(drafts.map(({ recordId, kind }) => [recordId, kind]))
  return ({ _id }: { _id: string }) => {
    const kind = kinds.get(_id)
    return kind && <DraftBadge kind={kind} />
  }
}
