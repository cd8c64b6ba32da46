import { and, eq, getTableColumns, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { drafts } from '../content/draft-tables.ts'
import { characteristicsListed } from '../features/categories/category-characteristics.ts'
import { events } from '../features/categories/table.ts'
import type { DemoCounts } from '../features/demo-content/routes.ts'
import { demoRecords } from '../features/demo-content/table.ts'
import { pages } from '../features/pages/table.ts'
import { characteristicsWithValues } from '../features/products/product-values.ts'
import { isComingSoon } from '../features/site-settings/coming-soon.ts'
import type { Queryable, Transaction } from '../platform/postgres/db.ts'
import { contentTypes } from '../wiring/collections.ts'

/** Something that the demo has loaded, as it was then. */
export type Loaded = { _id: string; revision: number }

/** Writes down what the demo has loaded, so that it alone is removed again. */
export async function noteLoaded(tx: Transaction, loaded: [string, (Loaded | undefined)[]][]) {
  const rows = loaded.flatMap(([collection, all]) =>
    all.flatMap((one) => (one ? [{ collection, recordId: one._id, revision: one.revision }] : [])),
  )
  if (rows.length > 0) await tx.insert(demoRecords).values(rows)
}

/** What became of a record that the demo has loaded. */
export type LoadedRecord = { collection: string; _id: string; isInTrash: boolean; isEdited: boolean }

/**
 * The demo's records as `loadedRecords` finds them, which nobody else changes until the transaction ends: a save that
 * has begun is waited for and counts, one that comes later meets what became of the record.
 */
export async function lockLoadedRecords(tx: Transaction): Promise<LoadedRecord[]> {
  for (const { store } of contentTypes) {
    const { table, _id } = columnsOf(store.table)
    const ofDemo = tx
      .select({ _id: demoRecords.recordId })
      .from(demoRecords)
      .where(eq(demoRecords.collection, store.name))
    await tx.select({ _id }).from(table).where(inArray(_id, ofDemo)).orderBy(_id).for('update')
  }
  // Read once all of them are locked: what others had saved by then is seen.
  return loadedRecords(tx)
}

/**
 * The demo's records that are still there, be it in the trash. One that holds something of the firm's counts as edited, as
 * does a characteristic of something that stays.
 */
async function loadedRecords(db: Queryable): Promise<LoadedRecord[]> {
  const records: LoadedRecord[] = []
  // One after the other, because a transaction has one connection.
  for (const { store } of contentTypes) records.push(...(await loadedOf(db, store.name, store.table)))
  const untouched = new Set(records.filter(({ isEdited }) => !isEdited).map(({ _id }) => _id))
  const categories = await categoriesHoldingOthers(db, idsOf(records, 'categories'), untouched)
  const above = await pagesHoldingOthers(db, idsOf(records, 'pages'), untouched)
  const holding = new Set([...categories, ...above])
  const marked = records.map((record) => (holding.has(record._id) ? { ...record, isEdited: true } : record))
  const used = await characteristicsOfOthers(
    db,
    marked,
    marked.filter(({ isEdited }) => !isEdited),
  )
  return marked.map((record) => (used.has(record._id) ? { ...record, isEdited: true } : record))
}

/** The demo's characteristics that products and categories besides these still use: they cannot go. */
export async function characteristicsOfOthers(
  db: Queryable,
  records: LoadedRecord[],
  leaving: LoadedRecord[],
): Promise<Set<string>> {
  const ids = idsOf(records, 'characteristics')
  const valued = await characteristicsWithValues(db, ids, idsOf(leaving, 'products'))
  return new Set([...valued, ...(await characteristicsListed(db, ids, idsOf(leaving, 'categories')))])
}

/** How much of the demo there is, and what else. */
export async function countDemo(db: Queryable): Promise<DemoCounts> {
  const live = (await loadedRecords(db)).filter(({ isInTrash }) => !isInTrash)
  let ownRecords = 0
  for (const { store } of contentTypes) ownRecords += await countOwn(db, store.name, store.table)
  return {
    records: live.length,
    edited: live.filter(({ isEdited }) => isEdited).length,
    ownRecords,
    isComingSoon: await isComingSoon(db),
  }
}

async function loadedOf(db: Queryable, collection: string, any: PgTable): Promise<LoadedRecord[]> {
  const { table, _id, revision, deletedAt } = columnsOf(any)
  const rows = await db
    .select({
      _id: sql<string>`${_id}`,
      isInTrash: sql<boolean>`${deletedAt} is not null`,
      // Whoever puts a record into the trash has not edited it.
      isEdited: sql<boolean>`${revision} > ${demoRecords.revision} + (${deletedAt} is not null)::int
        or exists (select from ${drafts} where ${drafts.collection} = ${collection} and ${drafts.recordId} = ${_id})`,
    })
    .from(table)
    .innerJoin(demoRecords, and(eq(demoRecords.collection, collection), eq(demoRecords.recordId, _id)))
    .orderBy(_id)
  return rows.map((row) => ({ collection, ...row }))
}

/** Categories take their events with them: those that hold others than untouched ones of the demo. */
async function categoriesHoldingOthers(db: Queryable, ids: string[], untouched: Set<string>) {
  const held = await db
    .select({ _id: events._id, category: events.category })
    .from(events)
    .where(inArray(events.category, ids))
  return held.filter(({ _id }) => !untouched.has(_id)).map(({ category }) => category)
}

/** The same of pages, which take all that stands below them, however deep. */
async function pagesHoldingOthers(db: Queryable, ids: string[], untouched: Set<string>) {
  const below = alias(pages, 'below')
  const held = await db
    .select({ _id: below._id, above: pages._id })
    .from(pages)
    .innerJoin(below, sql`starts_with(${below.slug}, ${pages.slug} || '/')`)
    .where(inArray(pages._id, ids))
  return held.filter(({ _id }) => !untouched.has(_id)).map(({ above }) => above)
}

const idsOf = (records: LoadedRecord[], name: string) =>
  records.filter(({ collection }) => collection === name).map(({ _id }) => _id)

async function countOwn(db: Queryable, collection: string, any: PgTable): Promise<number> {
  const { table, _id, deletedAt } = columnsOf(any)
  const ofDemo = db
    .select({ found: sql`1` })
    .from(demoRecords)
    .where(and(eq(demoRecords.collection, collection), eq(demoRecords.recordId, _id)))
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(isNull(deletedAt), notExists(ofDemo)))
  return row?.count ?? 0
}

function columnsOf(table: PgTable) {
  const { _id, revision, deletedAt } = getTableColumns(table) as Record<
    '_id' | 'revision' | 'deletedAt',
    PgColumn
  >
  return { table, _id, revision, deletedAt }
}
