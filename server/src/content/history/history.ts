import { isDeepStrictEqual } from 'node:util'
import { type HistoryEntry, limits, type recentQuery } from '@busbar/contract'
import { and, desc, eq, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { notFound } from '../../platform/errors.ts'
import type { Queryable } from '../../platform/postgres/db.ts'
import { fieldRevisions, revisions } from '../tables.ts'

type Values = Record<string, unknown>

/**
 * What was done to one record, newest first. `fields` are those that people fill in; the others are nobody's news.
 * Where they are part of a record, what changed none of them is left out.
 */
export async function historyOf(
  db: Queryable,
  {
    collection,
    recordId,
    fields,
    isPart = false,
    before,
  }: { collection: string; recordId: string; fields: string[]; isPart?: boolean; before?: number },
) {
  const rows = await db
    .select()
    .from(revisions)
    .where(
      and(
        eq(revisions.collection, collection),
        eq(revisions.recordId, recordId),
        before ? lt(revisions.revision, before) : undefined,
        isPart ? or(sql`false`, ...fields.map(hasChanged)) : undefined,
      ),
    )
    .orderBy(desc(revisions.revision))
    .limit(limits.lists.history + 1)
  if (rows.length === 0 && !before && !isPart) throw notFound('record')
  const page = rows.slice(0, limits.lists.history)
  const next = rows.length > page.length ? (page.at(-1)?.revision ?? null) : null
  return { entries: page.map((row) => entryOf(row, fields)), next }
}

const hasChanged = (field: string) =>
  sql`${revisions.before} ->> ${field}::text is distinct from ${revisions.after} ->> ${field}::text`

/**
 * What was done to any record lately, or to the alternative text of an image; newest first. One change can be of more
 * records than a page has entries, so the next page begins after an entry and not after a change.
 */
export async function recentHistory(
  db: Queryable,
  { before, until, collection, by }: z.output<typeof recentQuery>,
) {
  const { history: most } = limits.lists
  const isAsked = (table: typeof revisions | typeof fieldRevisions, revision: SQL) =>
    and(
      before ? isAfter(before, table, revision) : undefined,
      until ? lte(table.at, until) : undefined,
      collection ? eq(table.collection, collection) : undefined,
      by ? eq(table.actorId, by) : undefined,
    )
  const rows = await db
    .select()
    .from(revisions)
    .where(
      and(
        eq(revisions.isPart, false),
        isAsked(revisions, sql`${revisions.revision}`),
        until ? lte(revisions.change, lastChangeBy(until)) : undefined,
      ),
    )
    .orderBy(
      desc(revisions.change),
      plain(revisions.collection),
      plain(revisions.recordId),
      revisions.revision,
    )
    .limit(most + 1)
  const imageRows = await db
    .select()
    .from(fieldRevisions)
    .where(and(eq(fieldRevisions.collection, 'images'), isAsked(fieldRevisions, sql`0`)))
    .orderBy(desc(fieldRevisions.change), plain(fieldRevisions.recordId))
    .limit(most + 1)
  const entries = [
    ...rows.map((row) => entryOf(row, fieldsOf(row))),
    ...imageRows.map(fieldEntryOf),
  ].toSorted((one, other) => other.change - one.change || (one.collection < other.collection ? -1 : 1))
  const page = entries.slice(0, most)
  const last = page.at(-1)
  return { entries: page, next: last && entries.length > most ? cursorOf(last) : null }
}

/**
 * No change up to this moment has a higher number, so that an index leads to where the page begins. A change has the time at
 * which it began and the number of its end: among the last that began is also the last that ended.
 */
function lastChangeBy(until: string) {
  return sql`(select max(change) from (select ${revisions.change} from ${revisions}
    where ${lte(revisions.at, until)} order by ${desc(revisions.at)} limit 1000) as last)`
}

/** The entries of one change are in the order of these bytes, whatever the language of the database. */
const plain = (column: PgColumn) => sql`${column}::text collate "C"`

const cursorOf = ({ change, collection, revision, recordId }: HistoryEntry) =>
  [change, collection, revision, recordId].join('/')

/** What comes after an entry, or is older than a change. */
function isAfter(cursor: string, table: typeof revisions | typeof fieldRevisions, revision: SQL) {
  const [change, collection, last, ...recordId] = cursor.split('/')
  if (!collection) return lt(table.change, Number(change))
  return and(
    lte(table.change, Number(change)),
    or(
      lt(table.change, Number(change)),
      sql`(${plain(table.collection)}, ${plain(table.recordId)}, ${revision}) > (${collection}, ${recordId.join('/')}, ${Number(last)}::int)`,
    ),
  )
}

function fieldEntryOf({ actorId, actorName, ...row }: typeof fieldRevisions.$inferSelect): HistoryEntry {
  const { collection, recordId, change, at, field, before, after } = row
  const what = { collection, recordId, change, at, by: { _id: actorId, name: actorName } }
  const changes = [{ field, before, after }]
  return { ...what, title: null, revision: 0, action: 'update', isKept: true, changes }
}

/** The values that a record had in one version, as far as people fill them in. */
export async function valuesAt(
  db: Queryable,
  {
    collection,
    recordId,
    fields,
    revision,
  }: { collection: string; recordId: string; fields: string[]; revision: number },
) {
  const [row] = await db
    .select({ after: revisions.after })
    .from(revisions)
    .where(
      and(
        eq(revisions.collection, collection),
        eq(revisions.recordId, recordId),
        eq(revisions.revision, revision),
      ),
    )
  if (!row?.after) throw notFound('version')
  const values = row.after as Values
  return Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])))
}

/** One revision as the API shows it. */
function entryOf(row: typeof revisions.$inferSelect, fields: string[]): HistoryEntry {
  const before = (row.before ?? {}) as Values
  const after = (row.after ?? {}) as Values
  const { collection, recordId, change, revision, action, at } = row
  return {
    collection,
    recordId,
    change,
    title: titleOf(after) ?? titleOf(before),
    revision,
    action,
    by: { _id: row.actorId, name: row.actorName },
    at,
    isKept: row.after !== null,
    changes: fields
      .filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null))
      .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null })),
  }
}

const ownedByTheProduct = [
  '_id',
  'createdAt',
  'updatedAt',
  'revision',
  'deletedAt',
  'slug',
  'displayOrder',
  'isOnly',
]

function fieldsOf({ before, after }: typeof revisions.$inferSelect) {
  const names = new Set(Object.keys({ ...(before as Values), ...(after as Values) }))
  return [...names].filter((name) => !ownedByTheProduct.includes(name))
}

function titleOf({ title, name }: Values) {
  return typeof title === 'string' ? title : typeof name === 'string' ? name : null
}
