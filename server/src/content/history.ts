import { isDeepStrictEqual } from 'node:util'
import { type HistoryEntry, limits } from '@busbar/contract'
import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import { notFound } from '../platform/errors.ts'
import type { Queryable } from '../platform/postgres/db.ts'
import { revisions } from './tables.ts'

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

/** What was done to any record lately, newest first. */
export async function recentHistory(db: Queryable, before?: number) {
  const rows = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.isPart, false), before ? lt(revisions.change, before) : undefined))
    .orderBy(desc(revisions.change), desc(revisions.revision))
    .limit(limits.lists.history)
  const next = rows.length === limits.lists.history ? (rows.at(-1)?.change ?? null) : null
  return { entries: rows.map((row) => entryOf(row, fieldsOf(row))), next }
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
  const { collection, recordId, revision, action, at } = row
  return {
    collection,
    recordId,
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
