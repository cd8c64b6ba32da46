import { limits, type PageRecord, type RecordPages } from '@busbar/contract'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { listKey } from '../../content/read-tracking.ts'
import type { Store } from '../../content/store.ts'
import type { RecordTable } from '../../content/store-table.ts'
import { slugs } from '../../content/tables.ts'
import type { Queryable } from '../../platform/postgres/db.ts'

/** A content type that has a screen of its own, and where its records' pages are. */
export type EditableType = {
  store: Store<RecordTable>
  page?: RecordPages
}

/**
 * The records whose pages are at these addresses, in this order; then those of content types without pages, if the page
 * reads their list.
 */
export async function findPageRecords(
  db: Queryable,
  types: EditableType[],
  { addresses, reads }: { addresses: string[]; reads: string[] },
): Promise<PageRecord[]> {
  const found = await Promise.all(
    types.map((type) => {
      if (type.page) return ofAddresses(db, type, type.page, addresses)
      return reads.includes(listKey(type.store.name)) ? rowsOf(db, type) : []
    }),
  )
  const placeOf = ({ path }: PageRecord) =>
    path === null ? addresses.length : addresses.findIndex((one) => sameAddress(one, path, types))
  return found.flat().toSorted((one, other) => placeOf(one) - placeOf(other))
}

async function ofAddresses(
  db: Queryable,
  type: EditableType,
  { prefix, alias }: RecordPages,
  addresses: string[],
) {
  const asked = [...new Set(addresses.flatMap((address) => slugAt(address, [prefix, alias]) ?? []))]
  if (asked.length === 0) return []
  const named = db
    .select({ _id: slugs.recordId })
    .from(slugs)
    .where(and(eq(slugs.collection, type.store.name), inArray(slugs.slug, asked)))
  return rowsOf(db, type, named, prefix)
}

/** What stands after the content type's part of an address. */
function slugAt(address: string, prefixes: (string | undefined)[]) {
  const prefix = prefixes.find((one) => one !== undefined && address.startsWith(one))
  const slug = prefix && address.slice(prefix.length)
  return slug && /^[\w/-]+$/.test(slug) ? slug : undefined
}

function sameAddress(one: string, other: string, types: EditableType[]) {
  const type = types.find(({ page }) => page && other.startsWith(page.prefix))
  const prefixes = [type?.page?.prefix, type?.page?.alias]
  return slugAt(one, prefixes) === slugAt(other, prefixes)
}

async function rowsOf(
  db: Queryable,
  { store: { name, table, contract } }: EditableType,
  ids?: Parameters<typeof inArray>[1],
  prefix?: string,
): Promise<PageRecord[]> {
  // As in the store: Drizzle cannot follow a generic table through its builders.
  const columns = table as unknown as PgTable & Record<string, PgColumn>
  const { _id, deletedAt, title = columns.name, slug } = columns
  const rows = await db
    .select({ _id, title, slug: slug ?? (sql`null` as SQL) } as Record<string, PgColumn>)
    .from(columns)
    .where(and(isNull(deletedAt as PgColumn), ids && inArray(_id as PgColumn, ids as never)))
    .orderBy(asc(_id as PgColumn))
    .limit(limits.editing.links)
  return rows.map((row) => ({
    collection: name,
    _id: String(row._id),
    kind: contract.singular,
    title: String(row.title),
    path: prefix ? `${prefix}${row.slug}` : null,
  }))
}
