import { randomUUIDv7 } from 'node:crypto'
import { limits, type Release, type releaseQuery, texts } from '@busbar/contract'
import { and, asc, count, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Actor } from '../../content/change.ts'
import { now } from '../../content/columns.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Queryable, Transaction } from '../../platform/postgres/db.ts'
import { broadcast } from '../../platform/postgres/live-events.ts'
import { type DraftRow, drafts, type ReleaseRow, releases } from './table.ts'

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
  return rows.map(shown)
}

const inIt = sql`from ${drafts} where ${drafts.release} = ${releases._id}`
const contents = {
  size: sql<number>`(select count(*)::int ${inIt})`,
  first: sql<string | null>`(select ${drafts.title} ${inIt} order by ${drafts._id} limit 1)`,
}

export async function readRelease(db: Queryable, id: string): Promise<Release> {
  const [found] = await db
    .select({ row: getTableColumns(releases), ...contents })
    .from(releases)
    .where(eq(releases._id, id))
  if (!found) throw notFound('release')
  return shown(found)
}

export async function addRelease(
  tx: Transaction,
  author: Actor,
  { name, note }: { name: string | null; note?: string | null },
): Promise<string> {
  const _id = randomUUIDv7()
  await tx.insert(releases).values({ _id, name, note, authorId: author._id, authorName: author.name })
  await told(tx, _id)
  return _id
}

/** Gives it another name or note. */
export async function changeRelease(
  tx: Transaction,
  id: string,
  patch: Partial<Pick<ReleaseRow, 'name' | 'note'>>,
) {
  await lockOpen(tx, id)
  await tx
    .update(releases)
    .set({ ...patch, updatedAt: now })
    .where(eq(releases._id, id))
  await told(tx, id)
}

/** Takes a release away; its drafts stay, each by itself. */
export async function removeRelease(tx: Transaction, id: string) {
  const release = await lockOpen(tx, id)
  for (const draft of await draftsIn(tx, id)) {
    const author = { _id: draft.authorId, name: draft.authorName }
    const alone = await addRelease(tx, author, { name: null })
    await tx.update(drafts).set({ release: alone }).where(eq(drafts._id, draft._id))
  }
  await tx.delete(releases).where(eq(releases._id, release._id))
  await told(tx, id)
}

/** Held until the transaction ends, so that nobody publishes it or changes what is in it meanwhile. */
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

/** A release of one ends with its draft. */
export async function dropWhenEmpty(tx: Transaction, id: string) {
  const [row] = await tx.select({ total: count() }).from(drafts).where(eq(drafts.release, id))
  if (row?.total === 0)
    await tx.delete(releases).where(and(eq(releases._id, id), sql`${releases.name} is null`))
  await told(tx, id)
}

export async function draftsIn(db: Queryable, release: string): Promise<DraftRow[]> {
  return db.select().from(drafts).where(eq(drafts.release, release)).orderBy(asc(drafts._id))
}

/** Tells every open back office to look at it again. */
export async function told(tx: Transaction, id: string) {
  await broadcast(tx, [{ of: 'releases', id }])
}

function shown({ row, size, first }: { row: ReleaseRow; size: number; first: string | null }): Release {
  const person = (_id: string | null, name: string | null) => (name === null ? null : { _id, name })
  const published = row.publishedDrafts as DraftRow[] | null
  return {
    ...row,
    title: titleOf(row, published ?? [{ title: first }]),
    size: published?.length ?? size,
    author: { _id: row.authorId, name: row.authorName },
    scheduledBy: person(row.scheduledById, row.scheduledByName),
    publishedBy: person(row.publishedById, row.publishedByName),
  }
}

/** A release of one is called like its draft. */
export function titleOf({ name }: Pick<ReleaseRow, 'name'>, [first]: Pick<DraftRow, 'title'>[]) {
  return name ?? first?.title ?? null
}
