import type { DraftClash, ReleaseCheck } from '@busbar/contract'
import type { Change } from '../../content/change.ts'
import type { DraftRow } from '../../content/draft-tables.ts'
import { createEndChecks } from '../../content/end-checks.ts'
import { Refusal } from '../../platform/errors.ts'
import { clashesOf, orderClashes, orderIn, presentClash, withTheirEntries } from './clashes.ts'
import { type DraftTarget, targetOf } from './draft-target.ts'

/** What is applied: a stored draft, or one that is being typed. */
export type Applied = Omit<
  DraftRow,
  'release' | 'authorId' | 'authorName' | 'createdAt' | 'updatedAt' | 'revision'
>

/**
 * Does what drafts say, by the ordinary functions of each content type, in an order in which none needs one that comes
 * after it. One that clashes is left out and reported.
 */
export async function applyDrafts(
  open: Change,
  targets: DraftTarget[],
  drafts: Applied[],
): Promise<DraftClash[]> {
  const clashes: DraftClash[] = []
  for (const draft of inOrder(targets, drafts)) {
    const found = await applyOne(open, targetOf(targets, draft.collection), draft)
    clashes.push(...found.map((clash) => presentClash(draft, clash)))
  }
  return clashes
}

/** The same for a preview: where a draft clashes its own values win, and one that is refused is left out and reported. */
export async function tryDrafts(
  open: Change,
  targets: DraftTarget[],
  drafts: Applied[],
): Promise<Omit<ReleaseCheck, 'pages'>> {
  const clashes: DraftClash[] = []
  const problems: ReleaseCheck['problems'] = []
  const later: (() => Promise<void>)[] = []
  const reporting = async ({ _id, collection, recordId, title }: Applied, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      problems.push({ draft: _id, collection, recordId, title, message: error.message })
    }
  }
  for (const draft of inOrder(targets, drafts)) {
    const target = targetOf(targets, draft.collection)
    await reporting(draft, async () => {
      const checks = createEndChecks()
      const found = await open.tx.transaction((tx) =>
        applyOne({ ...open, tx, atEnd: checks.add }, target, draft, true),
      )
      clashes.push(...found.map((clash) => presentClash(draft, clash)))
      later.push(() => reporting(draft, () => checks.run(open.tx)))
    })
  }
  for (const check of later) await check()
  return { clashes, problems }
}

async function applyOne(open: Change, target: DraftTarget, draft: Applied, winsClashes = false) {
  if (draft.kind === 'reordered') return applyOrder(open, target, draft, winsClashes)
  const live = await target.live(open.tx, draft.recordId)
  const clashes = clashesOf(draft, live, target.keyed)
  const isGone = !live || live.isInTrash
  if (clashes.length > 0 && (!winsClashes || isGone)) return clashes
  if (draft.kind === 'new') await applyNew(open, target, draft)
  else if (draft.kind === 'changed')
    await target.update(
      open,
      draft.recordId,
      withTheirEntries(draft, live?.values ?? {}, target.keyed),
      live?.revision ?? 0,
    )
  else if (!isGone) await target.records?.remove(open, draft.recordId ?? '', live.revision)
  return clashes
}

/** A record that was published and taken back by Undo is in the trash, under the id that it has. */
async function applyNew(open: Change, { records, ...target }: DraftTarget, { recordId, values }: Applied) {
  const id = recordId ?? ''
  if (!(await target.live(open.tx, id))) return records?.create(open, id, values)
  await records?.restore(open, id)
  const live = await target.live(open.tx, id)
  await target.update(open, id, values, live?.revision ?? 0)
}

/** Puts records into a draft's order; those that it does not know keep theirs around them. */
export async function applyOrder(
  open: Change,
  { order }: DraftTarget,
  draft: Pick<Applied, 'base' | 'values'>,
  winsClashes = false,
) {
  if (!order) return []
  const live = await order.held(open)
  const clashes = orderClashes(draft, live)
  if (clashes.length > 0 && !winsClashes) return clashes
  const ids = orderIn(draft.values).filter((id) => live.includes(id))
  if (ids.length > 0)
    await order.set(
      open,
      ids.map((_id, displayOrder) => ({ _id, displayOrder })),
    )
  return clashes
}

/** Parents are created first and deleted last; orders come at the end, when all records are there. */
function inOrder(targets: DraftTarget[], drafts: Applied[]) {
  const kinds = ['new', 'changed', 'deleted', 'reordered']
  const placeOf = ({ collection, kind }: Applied) => {
    const place = targets.findIndex(({ name }) => name === collection)
    return kind === 'deleted' ? -place : place
  }
  return drafts.toSorted(
    (one, other) =>
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
      placeOf(one) - placeOf(other) ||
      (one._id < other._id ? -1 : 1),
  )
}
