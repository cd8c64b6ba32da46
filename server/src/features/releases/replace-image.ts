import { randomUUIDv7 } from 'node:crypto'
import { type ReplacedImage, texts } from '@busbar/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Change, change } from '../../content/change.ts'
import { now } from '../../content/columns.ts'
import { type DraftRow, drafts, type Replaced, releases, type Values } from '../../content/draft-tables.ts'
import { assetUses, fileOf, images } from '../../content/tables.ts'
import { conflict, notFound, Refusal } from '../../platform/errors.ts'
import type { Transaction } from '../../platform/postgres/db.ts'
import { type DraftTarget, fieldsOf } from './draft-target.ts'
import { afterDraftSaved, assertMayChange, titleIn } from './drafts.ts'
import { type Publishing, publishDrafts, retryOnStale } from './publish.ts'
import { type Author, addRelease, lockRelease } from './releases.ts'

/**
 * Puts another image wherever this one is used now, in one change that is one entry of the history and can be undone.
 * Drafts follow, so that none of them brings it back; records in the trash and earlier versions keep it.
 */
export async function replaceImage(
  { db, targets, before }: Publishing,
  viewer: Author,
  { file, imageUrl }: { file: string; imageUrl: string },
): Promise<ReplacedImage> {
  return retryOnStale(() =>
    change(db, viewer, async (open) => {
      const { tx } = open
      const former = await findImage(tx, file)
      const [image] = await tx.select().from(images).where(eq(images.url, imageUrl)).for('update')
      if (!image) throw notFound('image')
      if (imageUrl.endsWith(`/${file}`)) throw conflict('same_image', texts.images.sameImage)
      const swap = swapping(file, imageUrl)
      // First, so that none of them is published while the records are written.
      const followed = await swapInDrafts(open, await idsOf(tx, file, 'drafts'), swap)
      const changed = await draftsOf(open, targets, viewer, { file, swap })
      if (changed.length === 0 && followed.length === 0)
        throw conflict('image_not_used', texts.images.notUsed)
      if (changed.length === 0) return { release: null, records: 0, drafts: followed.length }
      const name = texts.images.replaced(former.name || former.alt || file)
      const release = await addRelease(tx, viewer, { name })
      const published = changed.map((draft) => ({ ...draft, release }))
      const replaced: Replaced = { file, imageUrl, formerUrl: former.url, drafts: followed }
      await tx.update(releases).set({ replaced }).where(eq(releases._id, release))
      await publishDrafts(open, targets, viewer, await lockRelease(tx, release), published, before)
      return { release, records: changed.length, drafts: followed.length }
    }),
  )
}

/** Puts drafts that followed a replacement back as they were. */
export async function swapDraftsBack(open: Change, { imageUrl, formerUrl, drafts }: Replaced) {
  const file = imageUrl.slice(imageUrl.lastIndexOf('/') + 1)
  await swapInDrafts(open, drafts, swapping(file, formerUrl))
}

async function findImage(tx: Transaction, file: string) {
  const [row] = await tx
    .select()
    .from(images)
    .where(eq(fileOf(images), file))
    .orderBy(asc(images.createdAt), asc(images.url))
  if (!row) throw notFound('image')
  return row
}

async function idsOf(tx: Transaction, file: string, collection: string) {
  const rows = await tx
    .select({ id: assetUses.recordId })
    .from(assetUses)
    .where(and(eq(assetUses.file, file), eq(assetUses.collection, collection)))
    .orderBy(asc(assetUses.recordId))
  return rows.map(({ id }) => id)
}

type Swap = <T>(value: T) => T

/** Puts the new address wherever the file stands, in whichever of the forms that a reference can have. */
function swapping(file: string, imageUrl: string): Swap {
  const reference = new RegExp(`(?:https?://[^/\\s"']+)?/?(?:uploads/[a-z]+/)?${RegExp.escape(file)}`, 'g')
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(reference, imageUrl)
    if (Array.isArray(value)) return withoutTwins(value, value.map(swap))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swap(inner)]))
  }
  return swap as Swap
}

/** A gallery that has both images has the new one once. */
function withoutTwins(before: unknown[], after: unknown[]) {
  const isTwin = (value: unknown, index: number) =>
    typeof value === 'string' &&
    value !== before[index] &&
    (before.includes(value) || after.indexOf(value) < index)
  return after.filter((value, index) => !isTwin(value, index))
}

/** What it takes to have the new image in every record that uses the other one. */
async function draftsOf(
  { tx }: Change,
  targets: DraftTarget[],
  viewer: Author,
  { file, swap }: { file: string; swap: Swap },
): Promise<Omit<DraftRow, 'release'>[]> {
  const made: Omit<DraftRow, 'release'>[] = []
  const at = new Date().toISOString()
  const author = { authorId: viewer._id, authorName: viewer.name, createdAt: at, updatedAt: at, revision: 1 }
  for (const target of targets) {
    const ids = await idsOf(tx, file, target.name)
    for (const recordId of target.records || ids.length === 0 ? ids : [null]) {
      const live = await target.live(tx, recordId)
      if (!live || live.isInTrash) continue
      const fields = fieldsOf(target).filter((field) => JSON.stringify(live.values[field])?.includes(file))
      if (fields.length === 0) continue
      mayReplace(target, viewer)
      const base: Values = Object.fromEntries(fields.map((field) => [field, live.values[field]]))
      made.push({
        ...author,
        _id: randomUUIDv7(),
        collection: target.name,
        recordId,
        kind: 'changed',
        title: titleIn(live.values),
        values: swap(base),
        base,
        baseRevision: live.revision,
      })
    }
  }
  return made
}

/** Part of it would be half a replacement: all of it or nothing. */
function mayReplace(target: DraftTarget, viewer: Author) {
  try {
    assertMayChange(target, viewer)
  } catch {
    throw new Refusal(403, 'not_allowed', texts.images.replaceNotAllowed)
  }
}

/** Answers which of the drafts had the image. What they began from follows too: nobody else has changed it. */
async function swapInDrafts({ tx }: Change, ids: string[], swap: Swap): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await tx
    .select({ release: drafts.release })
    .from(drafts)
    .where(inArray(drafts._id, ids))
    .orderBy(asc(drafts.release))
  for (const release of new Set(found.map((row) => row.release))) await lockRelease(tx, release)
  const swapped: string[] = []
  for (const draft of await tx.select().from(drafts).where(inArray(drafts._id, ids))) {
    const values = swap(draft.values)
    if (JSON.stringify(values) === JSON.stringify(draft.values)) continue
    const [row] = await tx
      .update(drafts)
      .set({ values, base: swap(draft.base), updatedAt: now, revision: draft.revision + 1 })
      .where(eq(drafts._id, draft._id))
      .returning()
    if (row) await afterDraftSaved(tx, row)
    swapped.push(draft._id)
  }
  return swapped
}
