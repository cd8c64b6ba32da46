import { type DraftClash, isEqual, texts } from '@busbar/contract'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { type Change, change } from '../../content/change.ts'
import { now } from '../../content/columns.ts'
import { type DraftRow, type Replaced, releases, type Values } from '../../content/draft-tables.ts'
import { dropWhenEmpty } from '../../content/remove-drafts.ts'
import { revisions } from '../../content/tables.ts'
import { conflict } from '../../platform/errors.ts'
import type { Transaction } from '../../platform/postgres/db.ts'
import { applyOrder } from './apply-drafts.ts'
import { fieldClashes, presentClash, withTheirEntries } from './clashes.ts'
import { type DraftTarget, fieldsOf, targetOf } from './draft-target.ts'
import { assertMayChange, putDraftBack } from './drafts.ts'
import { asPartOfRelease, clash, noteRelease, type Publishing, retryOnStale } from './publish.ts'
import { type Author, broadcastRelease, lockRelease, readRelease, titleOf } from './releases.ts'
import { swapDraftsBack } from './replace-image.ts'

/**
 * Brings every record of a published release back to what it was, as one change, and its drafts with them. What
 * somebody has changed since in another field stays; in the same field it is a clash, and then nothing is undone.
 */
export async function undoRelease({ db, targets, before }: Publishing, viewer: Author, id: string) {
  return retryOnStale(() =>
    change(db, viewer, async (open) => {
      const release = await lockRelease(open.tx, id)
      if (release.status !== 'published') throw conflict('not_published', texts.releases.notPublished)
      const published = (release.publishedDrafts ?? []) as DraftRow[]
      for (const { collection } of published) assertMayChange(targetOf(targets, collection), viewer)
      await before?.(open, published)
      const effects = await effectsOf(open.tx, id)
      const clashes: DraftClash[] = []
      for (const effect of inOrder(targets, effects))
        clashes.push(...(await revert(asPartOfRelease(open), targets, effect)))
      for (const draft of published.filter(({ kind }) => kind === 'reordered')) {
        const { base: values, values: base } = draft
        const found = await applyOrder(asPartOfRelease(open), targetOf(targets, draft.collection), {
          base,
          values,
        })
        clashes.push(...found.map((one) => presentClash(draft, one)))
      }
      if (clashes.length > 0) throw clash(clashes)
      await open.tx
        .update(releases)
        .set({ ...asBefore, revision: release.revision + 1, updatedAt: now })
        .where(eq(releases._id, id))
      noteRelease(open, release, 'undo', titleOf(release, published))
      if (release.replaced) return undoReplacement(open, release._id, release.replaced)
      for (const draft of published) await putDraftBack(open.tx, targetOf(targets, draft.collection), draft)
      const undone = await readRelease(open.tx, id)
      await dropWhenEmpty(open.tx, id)
      return undone
    }),
  )
}

/** Nobody has made drafts of it, so none come back. */
async function undoReplacement(open: Change, id: string, replaced: Replaced) {
  await swapDraftsBack(open, replaced)
  const undone = await readRelease(open.tx, id)
  await open.tx.delete(releases).where(eq(releases._id, id))
  await broadcastRelease(open.tx, id)
  return undone
}

const asBefore = {
  status: 'open' as const,
  publishAt: null,
  publishedAt: null,
  publishedById: null,
  publishedByName: null,
  publishedDrafts: null,
}

/** What a release did to one record, be it in several steps. */
type Effect = { collection: string; recordId: string; revision: number; before: Values | null; after: Values }

async function effectsOf(tx: Transaction, release: string): Promise<Effect[]> {
  const [own] = await tx
    .select({ change: revisions.change })
    .from(revisions)
    .where(and(eq(revisions.collection, 'releases'), eq(revisions.recordId, release)))
    .orderBy(desc(revisions.revision))
    .limit(1)
  const rows = await tx
    .select()
    .from(revisions)
    .where(and(eq(revisions.change, own?.change ?? 0), ne(revisions.collection, 'releases')))
    .orderBy(asc(revisions.revision))
  const effects = new Map<string, Effect>()
  for (const { collection, recordId, revision, ...row } of rows) {
    const key = `${collection}/${recordId}`
    const before = effects.get(key)?.before ?? (row.before as Values | null)
    effects.set(key, { collection, recordId, revision, before, after: (row.after ?? {}) as Values })
  }
  return [...effects.values()]
}

const wasLive = ({ before }: Effect) => before !== null && !before.deletedAt
const isLive = ({ after }: Effect) => !after.deletedAt

/** What others belong to comes back first, and goes last. */
function inOrder(targets: DraftTarget[], effects: Effect[]) {
  const placeOf = ({ collection }: Effect) => targets.findIndex(({ name }) => name === collection)
  const up = effects.toSorted((one, other) => placeOf(one) - placeOf(other))
  return [
    ...up.filter((effect) => wasLive(effect) && !isLive(effect)),
    ...up.filter((effect) => wasLive(effect) && isLive(effect)),
    ...up.filter((effect) => !wasLive(effect)).toReversed(),
  ]
}

async function revert(open: Change, targets: DraftTarget[], effect: Effect): Promise<DraftClash[]> {
  const { collection, recordId, revision } = effect
  const target = targetOf(targets, collection)
  const live = await target.live(open.tx, recordId)
  const concerns = {
    _id: recordId,
    collection,
    recordId,
    title: String(effect.after.title ?? effect.after.name ?? ''),
  }
  const whole = (reason: DraftClash['reason']) =>
    presentClash(concerns, { reason, field: null, base: null, mine: null, theirs: null })
  if (!live) return [whole('gone')]
  if (target.records && !isLive(effect)) {
    await target.records.restore(open, recordId)
    return []
  }
  if (target.records && !wasLive(effect)) {
    if (live.isInTrash) return []
    if (live.revision !== revision) return [whole('changed')]
    await target.records.remove(open, recordId, live.revision)
    return []
  }
  if (live.isInTrash) return [whole('gone')]
  const before = effect.before ?? (await target.valuesAt(open.tx, null, 0))
  const fields = fieldsOf(target).filter((field) => !isEqual(before[field], effect.after[field]))
  const pick = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
  const clashes = fieldClashes(pick(effect.after), pick(before), pick(live.row), target.keyed)
  if (clashes.length > 0) return clashes.map((one) => presentClash(concerns, one))
  const reverted = { base: pick(effect.after), values: pick(before) }
  if (fields.length > 0)
    await target.update(open, recordId, withTheirEntries(reverted, live.row, target.keyed), live.revision)
  return []
}
