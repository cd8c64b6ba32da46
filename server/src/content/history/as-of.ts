import { and, eq, getTableColumns, getTableName, gt, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { notFound } from '../../platform/errors.ts'
import type { Database, Queryable } from '../../platform/postgres/db.ts'
import { isDryRun } from '../../platform/postgres/scoped-database.ts'
import { latestChange } from '../change-log.ts'
import { fieldRevisions, images, revisions, slugs } from '../tables.ts'

/** A table with history: the name used in its revisions, and the table of the live records. */
export type HistoriedTable = { name: string; table: PgTable }

/** The longest that reconstructing the past may take; the connection's own limit is for single pages of lists. */
const atMost = 4500

/**
 * Makes every query of the current dry run read the state after a change, by temporary views that shadow the tables:
 * PostgreSQL resolves a name among temporary objects first. Unchanged records come from the tables and their indexes, the
 * rest from their revisions. Returns how many records of that time were deleted for good and cannot be shown.
 */
export async function lookBack(
  db: Database,
  tables: HistoriedTable[],
  change: number,
): Promise<{ missing: number }> {
  if (!isDryRun()) throw new Error('only a dry run can look back: nothing may stay')
  // One snapshot for all queries: changes saved while a page is rendered must not show in it.
  await db.execute(
    sql.raw(`set transaction isolation level repeatable read; set local statement_timeout = ${atMost}`),
  )
  if (change > (await latestChange(db))) throw notFound('change')
  await db.execute(sql.raw(`create temp table past_records on commit drop as ${pastRecords(tables, change)}`))
  const { rows } = await db.execute<{ collection: string; missing: number }>(
    sql`select collection, count(*) filter (where is_missing)::int as missing from past_records group by 1`,
  )
  const changed = tables.filter(({ name }) => rows.some(({ collection }) => collection === name))
  const views = [...changed.map(viewOf), imagesView(change), ...(changed.length ? [slugsView(change)] : [])]
  await db.execute(sql.raw([...views, 'set transaction read only'].join(';\n')))
  return { missing: rows.reduce((sum, row) => sum + row.missing, 0) }
}

const id = pg.escapeIdentifier
const text = pg.escapeLiteral
const live = (table: PgTable) => `public.${id(getTableName(table))}`
const revisionsTable = live(revisions)
const fieldRevisionsTable = live(fieldRevisions)

/** A record that has changed since, as it was. */
export type PastRecord = {
  collection: string
  recordId: string
  /** Null when it was not there, or is no longer known. */
  record: Record<string, unknown> | null
  /** It was there, and was deleted for good since. */
  isMissing: boolean
}

/** The records that have changed since, or this one of them. `most` is how many are looked for. */
export async function readPast(
  db: Queryable,
  tables: HistoriedTable[],
  change: number,
  { of, most }: { of?: { collection: string; recordId: string | null }; most: number },
): Promise<PastRecord[]> {
  if (change > (await latestChange(db))) throw notFound('change')
  const concerned = of ? tables.filter(({ name }) => name === of.collection) : tables
  if (concerned.length === 0) throw notFound('content type')
  const past = sql`(${sql.raw(pastRecords(concerned, change))}) as past`
  const only = of?.recordId ? sql`where past.record_id = ${of.recordId}` : sql``
  const { rows } = await db.execute<PastRecord>(
    sql`select collection, record_id as "recordId", record, coalesce(is_missing, false) as "isMissing"
      from ${past} ${only} order by 1, 2 limit ${most}`,
  )
  return rows
}

/** Whether an image has another alternative text or focal point since. */
export async function haveTextsChanged(db: Queryable, change: number): Promise<boolean> {
  const rows = await db
    .select({ url: fieldRevisions.recordId })
    .from(fieldRevisions)
    .where(and(eq(fieldRevisions.collection, 'images'), gt(fieldRevisions.change, change)))
    .limit(1)
  return rows.length > 0
}

/**
 * Every record that has changed since, as it was: the newest revision up to the change, and the fields that were noted
 * by themselves after it. One without such a revision was made later, unless it is older than the history.
 */
function pastRecords(tables: HistoriedTable[], change: number) {
  const names = tables.map(({ name }) => text(name)).join(', ')
  const ofRecord = 'r.collection = changed.collection and r.record_id = changed.record_id'
  return `select changed.collection, changed.record_id,
      case when latest.change is null then later.before else latest.after end || coalesce(fields.noted, '{}') as record,
      latest.after is null and latest.action not in ('delete', 'erase') as is_missing
    from (
      select collection, record_id from ${revisionsTable} where change > ${change} and collection in (${names})
      union
      select collection, record_id::uuid from ${fieldRevisionsTable} where change > ${change} and collection in (${names})
    ) as changed
    left join lateral (
      select r.change, r.action, r.after from ${revisionsTable} as r where ${ofRecord} and r.change <= ${change}
      order by r.revision desc limit 1
    ) as latest on true
    left join lateral (
      select r.before from ${revisionsTable} as r where latest.change is null and ${ofRecord} and r.change > ${change}
      order by r.revision limit 1
    ) as later on true
    left join lateral (
      select jsonb_object_agg(field, after) as noted from (
        select distinct on (field) field, after from ${fieldRevisionsTable} as f
        where f.collection = changed.collection and f.record_id = changed.record_id::text
          and f.change between coalesce(latest.change, 0) and ${change}
        order by field, f.change desc
      ) as newest
    ) as fields on true`
}

/** A filter and not a join leaves out what has changed, so that lists are still read in the order of an index. */
function viewOf({ name, table }: HistoriedTable) {
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][]
  const names = columns.map(([, column]) => id(column.name))
  const fields = columns.map(([key, column]) => `${id(key)} ${column.getSQLType()}`)
  const values = columns.map(([key, column]) => withDefault(`was.${id(key)}`, column))
  const ofThese = `collection = ${text(name)}`
  return `create temp view ${id(getTableName(table))} as
    select ${names.join(', ')} from ${live(table)}
      where _id not in (select record_id from pg_temp.past_records where ${ofThese})
    union all
    select ${values.join(', ')} from pg_temp.past_records, jsonb_to_record(record) as was(${fields.join(', ')})
      where ${ofThese} and record is not null`
}

/** A revision that is older than a column has no value for it. */
function withDefault(value: string, column: PgColumn) {
  const { default: usual } = column
  if (!column.notNull || usual === undefined || usual === null || is(usual, SQL)) return value
  const plain = typeof usual === 'object' ? JSON.stringify(usual) : String(usual)
  return `coalesce(${value}, ${text(plain)}::${column.getSQLType()})`
}

/** An address that a record got later led nowhere then. */
function slugsView(change: number) {
  return `create temp view ${id(getTableName(slugs))} as
    select collection, slug, record_id from ${live(slugs)} as s
    where record_id not in (select record_id from pg_temp.past_records)
      or exists (select from pg_temp.past_records as p where p.record_id = s.record_id and record ->> 'slug' = slug)
      or exists (select from ${revisionsTable} as r where r.collection = s.collection and r.record_id = s.record_id
        and r.change <= ${change} and r.after ->> 'slug' = slug)`
}

/** Only an image's texts and focal point change; which smaller sizes are ready is no change of content. */
function imagesView(change: number) {
  // In an array, because nothing can be what was said before.
  const was = (
    field: string,
  ) => `coalesce((select jsonb_build_array(f.before) from ${fieldRevisionsTable} as f
      where f.collection = 'images' and f.record_id = url and f.field = ${text(field)} and f.change > ${change}
      order by f.change limit 1), jsonb_build_array(${field}))`
  const columns = Object.values(getTableColumns(images)).map(({ name }) => {
    if (name === images.alt.name) return `${was(name)} ->> 0 as alt`
    return name === images.focus.name ? `nullif(${was(name)} -> 0, 'null') as focus` : id(name)
  })
  return `create temp view ${id(getTableName(images))} as select ${columns.join(', ')} from ${live(images)}`
}
