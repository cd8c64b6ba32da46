import { type ImageUse, imageUseStates } from '@busbar/contract'
import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { matches } from '../../content/store-reads.ts'
import { assetUses } from '../../content/tables.ts'
import type { Queryable } from '../../platform/postgres/db.ts'

type Values = Record<string, unknown>
type Row = Values & { _id: string }

/** What can refer to images and files: a content type, a singleton, or drafts. */
export type AssetReferenceSource = {
  name: string
  table: PgTable
  /** Whether it is a singleton: one record without an id. */
  isOnly?: boolean
  /** A draft counts as a use by the record that it changes, and only through the values that it sets. */
  asDraft?: (row: Values) => Pick<ImageUse, 'collection' | 'recordId' | 'title'> & { values: Values }
}

/** How many of each state are named; the others are counted. */
const mostNamed = 100

/** Which records use an image: now, in a draft, in the trash, or in an earlier version alone. */
export async function usesOf(db: Queryable, sources: AssetReferenceSource[], file: string) {
  const uses: ImageUse[] = []
  for (const source of sources) {
    const known = await db
      .select({ id: assetUses.recordId })
      .from(assetUses)
      .where(and(eq(assetUses.file, file), eq(assetUses.collection, source.name)))
    if (known.length === 0) continue
    const ids = known.map(({ id }) => id)
    const rows = await rowsOf(db, source, ids)
    for (const id of ids) {
      const use = useOf(source, rows.get(id), file)
      if (use) uses.push(use)
    }
  }
  const named = (state: ImageUse['state']) =>
    uses
      .filter((use) => use.state === state)
      .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
  const byState = imageUseStates.map((state) => [state, named(state)] as const)
  return {
    usedBy: byState.flatMap(([, some]) => some.slice(0, mostNamed)),
    useCounts: Object.fromEntries(byState.map(([state, some]) => [state, some.length])) as Record<
      ImageUse['state'],
      number
    >,
  }
}

const orderOf = ({ collection, title }: ImageUse) => `${collection} ${title ?? ''}`

function useOf(source: AssetReferenceSource, row: Row | undefined, file: string): ImageUse | undefined {
  if (!row) return undefined
  if (source.asDraft) {
    const { values, ...of } = source.asDraft(row)
    const fields = fieldsWith(values, file)
    return fields.length > 0 ? { ...of, state: 'draft', fields } : undefined
  }
  const fields = fieldsWith(row, file)
  const now = row.deletedAt ? 'trash' : 'now'
  return {
    state: fields.length > 0 ? now : 'history',
    collection: source.name,
    recordId: source.isOnly ? null : row._id,
    title: titleIn(row),
    fields,
  }
}

function fieldsWith(values: Values, file: string) {
  return Object.keys(values).filter((field) => JSON.stringify(values[field])?.includes(file))
}

/** What a record is called; people have two names. */
function titleIn({ title, name, surname }: Values): string | null {
  if (typeof title === 'string') return title
  return typeof name === 'string' ? [name, surname].filter(Boolean).join(' ') : null
}

async function rowsOf(db: Queryable, { table }: AssetReferenceSource, ids: string[]) {
  const rows = await db
    .select()
    .from(table)
    .where(inArray(idOf(table), ids))
  return new Map((rows as Row[]).map((row) => [row._id, row]))
}

const idOf = (table: PgTable) => getTableColumns(table)._id as PgColumn

/**
 * The records that use the image or the download of the query now, drafts included: how many, and whether there is one.
 * `name` is what they are noted by.
 */
export function usesNow(sources: AssetReferenceSource[], name: SQL) {
  const isNow = or(...sources.map((source) => usedBy(source, holdsIt(source))))
  const ofImage = sql`from ${assetUses} where ${assetUses.file} = ${name}`
  return {
    count: sql<number>`(select count(*)::int ${ofImage} and (${isNow}))`,
    exist: sql`exists (select ${ofImage} and (${isNow}))`,
  }
}

/** Whether the image of the query is or was used by a record with such a title, for each kind of record. */
export function usedByTitle(sources: AssetReferenceSource[], file: SQL, search: string): SQL[] {
  return sources.flatMap((source) => {
    const titles = titlesOf(source)
    if (titles.length === 0) return []
    const used = and(eq(assetUses.file, file), usedBy(source, matches(titles, search)))
    return [sql`exists (select from ${assetUses} where ${used})`]
  })
}

function usedBy({ name, table }: AssetReferenceSource, which: SQL | undefined) {
  return and(
    eq(assetUses.collection, name),
    sql`exists (select from ${table} where ${idOf(table)} = ${assetUses.recordId} and ${which})`,
  )
}

/** Not `like`: file names contain `_`, which is a wildcard there. */
function holdsIt({ table, asDraft }: AssetReferenceSource) {
  const { deletedAt, values } = getTableColumns(table) as Record<string, PgColumn>
  if (asDraft) return sql`strpos(${values}::text, ${assetUses.file}) > 0`
  return sql`${deletedAt} is null and strpos(${table}::text, ${assetUses.file}) > 0`
}

function titlesOf({ table }: AssetReferenceSource) {
  const { title, name, surname } = getTableColumns(table) as Record<string, PgColumn>
  return [title, name, surname].filter((column) => column !== undefined)
}
