import { type ImageUse, imageUseStates } from '@busbar/contract'
import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { matches } from '../../content/store.ts'
import { imageUses } from '../../content/tables.ts'
import type { Queryable } from '../../platform/postgres/db.ts'

type Values = Record<string, unknown>
type Row = Values & { _id: string }

/** What can use images: a content type, what there is one of, or drafts. */
export type ImageUser = {
  name: string
  table: PgTable
  /** Whether there is one record only. */
  isOnly?: boolean
  /** Drafts stand for the record that they will change; only what they say counts, not what was there before. */
  asDraft?: (row: Values) => Pick<ImageUse, 'collection' | 'recordId' | 'title'> & { values: Values }
}

/** How many of each state are named; the others are counted. */
const mostNamed = 100

/** Who uses an image: now, in a draft, in the trash, or in an earlier version alone. */
export async function usesOf(db: Queryable, users: ImageUser[], file: string) {
  const uses: ImageUse[] = []
  for (const user of users) {
    const known = await db
      .select({ id: imageUses.recordId })
      .from(imageUses)
      .where(and(eq(imageUses.file, file), eq(imageUses.collection, user.name)))
    if (known.length === 0) continue
    const ids = known.map(({ id }) => id)
    const rows = await rowsOf(db, user, ids)
    for (const id of ids) {
      const use = useOf(user, rows.get(id), file)
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

function useOf(user: ImageUser, row: Row | undefined, file: string): ImageUse | undefined {
  if (!row) return undefined
  if (user.asDraft) {
    const { values, ...of } = user.asDraft(row)
    const fields = fieldsWith(values, file)
    return fields.length > 0 ? { ...of, state: 'draft', fields } : undefined
  }
  const fields = fieldsWith(row, file)
  const now = row.deletedAt ? 'trash' : 'now'
  return {
    state: fields.length > 0 ? now : 'history',
    collection: user.name,
    recordId: user.isOnly ? null : row._id,
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

async function rowsOf(db: Queryable, { table }: ImageUser, ids: string[]) {
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
export function usesNow(users: ImageUser[], name: SQL) {
  const isNow = or(...users.map((user) => usedBy(user, holdsIt(user))))
  const ofImage = sql`from ${imageUses} where ${imageUses.file} = ${name}`
  return {
    count: sql<number>`(select count(*)::int ${ofImage} and (${isNow}))`,
    exist: sql`exists (select ${ofImage} and (${isNow}))`,
  }
}

/** Whether the image of the query is or was used by a record with such a title, for each kind of record. */
export function usedByTitle(users: ImageUser[], file: SQL, search: string): SQL[] {
  return users.flatMap((user) => {
    const titles = titlesOf(user)
    if (titles.length === 0) return []
    const used = and(eq(imageUses.file, file), usedBy(user, matches(titles, search)))
    return [sql`exists (select from ${imageUses} where ${used})`]
  })
}

function usedBy({ name, table }: ImageUser, which: SQL | undefined) {
  return and(
    eq(imageUses.collection, name),
    sql`exists (select from ${table} where ${idOf(table)} = ${imageUses.recordId} and ${which})`,
  )
}

/** Not `like`: a file name has signs in it that stand for others there. */
function holdsIt({ table, asDraft }: ImageUser) {
  const { deletedAt, values } = getTableColumns(table) as Record<string, PgColumn>
  if (asDraft) return sql`strpos(${values}::text, ${imageUses.file}) > 0`
  return sql`${deletedAt} is null and strpos(${table}::text, ${imageUses.file}) > 0`
}

function titlesOf({ table }: ImageUser) {
  const { title, name, surname } = getTableColumns(table) as Record<string, PgColumn>
  return [title, name, surname].filter((column) => column !== undefined)
}
