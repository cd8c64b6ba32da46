import { randomUUIDv7 } from 'node:crypto'
import { limits, type Release, type releaseQuery, texts, type Viewer } from '@busbar/contract'
import { asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { now } from '../../content/columns.ts'
import { type DraftRow, drafts, type ReleaseRow, releases } from '../../content/draft-tables.ts'
import { assetUses, fileOf, images } from '../../content/tables.ts'
import { conflict, notFound, reviewNeeded } from '../../platform/errors.ts'
import type { Queryable, Transaction } from '../../platform/postgres/db.ts'
import { broadcast } from '../../platform/postgres/live-events.ts'

/** Who drafts and publishes. */
export type Author = Omit<Viewer, 'needsSecondFactor'>

/** The releases that are not over, or those of one status; newest first. */
export async function listReleases(
  db: Queryable,
  { status }: z.output<typeof releaseQuery> = {},
): Promise<Release[]> {
  const rows = await db
    .select({ row: getTableColumns(releases), ...contents })
    .from(releases)
    .where(status ? eq(releases.status, status) : ne(releases.status, 'published'))
    .orderBy(desc(releases._id))
    .limit(limits.releases.listed)
  return rows.map(presentRelease)
}

/** The texts and focal points of the images that a draft uses, which are reviewed with it. */
const saidOfImages = sql`(select string_agg(concat_ws('/', ${images.url}, ${images.alt}, ${images.focus}), ',' order by ${images.url})
  from ${assetUses} inner join ${images} on ${fileOf(images)} = ${assetUses.file}
  where ${assetUses.collection} = 'drafts' and ${assetUses.recordId} = ${drafts._id})`
const seenOf = sql`concat_ws('/', ${drafts._id}, ${drafts.revision}, ${saidOfImages})`
const versionOf = sql`md5(coalesce(string_agg(${seenOf}, ',' order by ${drafts._id}), ''))`
const inIt = sql`from ${drafts} where ${drafts.release} = ${releases._id}`
export const contents = {
  size: sql<number>`(select count(*)::int ${inIt})`,
  first: sql<string | null>`(select ${drafts.title} ${inIt} order by ${drafts._id} limit 1)`,
  version: sql<string>`(select ${versionOf} ${inIt})`,
}

export async function readRelease(db: Queryable, id: string): Promise<Release> {
  const [found] = await db
    .select({ row: getTableColumns(releases), ...contents })
    .from(releases)
    .where(eq(releases._id, id))
  if (!found) throw notFound('release')
  return presentRelease(found)
}

type Person = { _id: string | null; name: string }

export async function addRelease(
  tx: Transaction,
  author: Person,
  { name, note }: { name: string | null; note?: string | null },
): Promise<string> {
  const _id = randomUUIDv7()
  await tx.insert(releases).values({ _id, name, note, authorId: author._id, authorName: author.name })
  await broadcastRelease(tx, _id)
  return _id
}

/** Gives it another name or note. */
export async function changeRelease(
  tx: Transaction,
  id: string,
  patch: Partial<Pick<ReleaseRow, 'name' | 'note'>>,
) {
  await lockOpen(tx, id)
  await setRelease(tx, id, patch)
}

/** Updates columns of a release. */
export async function setRelease(tx: Transaction, id: string, values: Partial<ReleaseRow>) {
  await tx
    .update(releases)
    .set({ ...values, updatedAt: now })
    .where(eq(releases._id, id))
  await broadcastRelease(tx, id)
}

/** Deletes a release; its drafts stay, each on its own. */
export async function removeRelease(tx: Transaction, viewer: Author, id: string) {
  const release = await lockContents(tx, viewer, id)
  for (const draft of await draftsIn(tx, id)) {
    const author = { _id: draft.authorId, name: draft.authorName }
    const alone = await addRelease(tx, author, { name: null })
    await tx.update(drafts).set({ release: alone }).where(eq(drafts._id, draft._id))
  }
  await tx.delete(releases).where(eq(releases._id, release._id))
  await broadcastRelease(tx, id)
}

/** Locks it until the transaction ends, so that nobody publishes it or changes its contents meanwhile. */
export async function lockRelease(tx: Transaction, id: string): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(eq(releases._id, id)).for('update')
  if (!row) throw notFound('release')
  return row
}

/** The same for one that is not over. */
export async function lockOpen(tx: Transaction, id: string): Promise<ReleaseRow> {
  const row = await lockRelease(tx, id)
  if (row.status === 'published') throw conflict('release_over', texts.releases.isOver)
  return row
}

/** The same for changing its contents: what an administrator has scheduled stays as they have seen it. */
export async function lockContents(tx: Transaction, viewer: Author, id: string): Promise<ReleaseRow> {
  const row = await lockOpen(tx, id)
  if (row.status === 'scheduled' && viewer.needsReview) throw reviewNeeded(texts.releases.isScheduled)
  return row
}

/** The same for publishing it, in the version that the user has seen. */
export async function lockAsSeen(tx: Transaction, id: string, version?: string): Promise<ReleaseRow> {
  const row = await lockOpen(tx, id)
  if (version === undefined) return row
  const [current] = await tx.select({ version: versionOf }).from(drafts).where(eq(drafts.release, id))
  if (current?.version !== version) throw conflict('release_changed', texts.releases.changedSince)
  return row
}

export async function draftsIn(db: Queryable, release: string): Promise<DraftRow[]> {
  return db.select().from(drafts).where(eq(drafts.release, release)).orderBy(asc(drafts._id))
}

/** What a release was published with. */
export async function publishedDraftsOf(db: Queryable, release: string): Promise<DraftRow[]> {
  const [row] = await db
    .select({ drafts: releases.publishedDrafts })
    .from(releases)
    .where(eq(releases._id, release))
  return (row?.drafts ?? []) as DraftRow[]
}

/** Makes every open back office reload it. */
export async function broadcastRelease(tx: Transaction, id: string) {
  await broadcast(tx, [{ of: 'releases', id }])
}

type Found = { row: ReleaseRow; size: number; first: string | null; version: string }

function presentRelease({ row, size, first, version }: Found): Release {
  const person = (_id: string | null, name: string | null) => (name === null ? null : { _id, name })
  const published = row.publishedDrafts as DraftRow[] | null
  return {
    ...row,
    title: titleOf(row, published ?? [{ title: first }]),
    size: published?.length ?? size,
    version,
    author: { _id: row.authorId, name: row.authorName },
    scheduledBy: person(row.scheduledById, row.scheduledByName),
    publishedBy: person(row.publishedById, row.publishedByName),
    askedBy: person(row.askedById, row.askedByName),
    sentBackBy: person(row.sentBackById, row.sentBackByName),
  }
}

/** A release of one is called like its draft. */
export function titleOf({ name }: Pick<ReleaseRow, 'name'>, [first]: Pick<DraftRow, 'title'>[]) {
  return name ?? first?.title ?? null
}
