import { type RecordPages as Addresses, isReservedAddress } from '@busbar/contract'
import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { recordOfSlug } from '../content/slugs.ts'
import { isUuid } from '../content/store-table.ts'
import type { Database } from '../platform/postgres/db.ts'

/** A content type whose records have pages: `/service/<slug>`. */
export type PagedCollection = {
  store: {
    name: string
    table: PgTable & Record<'_id' | 'slug' | 'updatedAt', PgColumn>
    isPublic: SQL
  }
} & Pick<Addresses, 'prefix' | 'alias' | 'list' | 'datasheet'>

export type RecordPages = ReturnType<typeof createRecordPages>

const pagesAtOnce = 25
/** Fewer, because a change that is saved meanwhile waits for them. */
const datasheetsAtOnce = 5

/**
 * Knows the addresses of records' pages and datasheets, so that they are published before the first visitor asks for
 * them.
 */
export function createRecordPages(db: Database, collections: PagedCollection[]) {
  return {
    /** The pages and datasheets of the public records that these keys name. */
    async of(keys: string[]): Promise<string[]> {
      const paths: string[] = []
      for (const { store, prefix, datasheet } of collections) {
        const { name, table, isPublic } = store
        const ids = keys.filter((key) => key.startsWith(`${name}/`)).map((key) => key.slice(name.length + 1))
        if (ids.length === 0) continue
        const rows = await db
          .select({ slug: table.slug })
          .from(table)
          .where(and(inArray(table._id, ids), isPublic))
        for (const path of rows.map((row) => `${prefix}${row.slug}`))
          paths.push(path, ...(datasheet ? [path + datasheet] : []))
      }
      return paths
    },

    /** Where a record's page would be, if this address is one of a record that never was; else null. */
    async missingIn(path: string): Promise<string | null> {
      for (const { store, prefix, alias } of collections) {
        const { name, table } = store
        const folder = [prefix, alias].find((one) => one && path.startsWith(one))
        if (!folder) continue
        const id = path.slice(folder.length)
        // At the root there are other pages as well.
        if (folder === '/' && isReservedAddress(id)) return null
        if ((await recordOfSlug(db, name, id)) !== null) return null
        const rows = isUuid(id)
          ? await db.select({ _id: table._id }).from(table).where(eq(table._id, id))
          : []
        return rows.length === 0 ? folder : null
      }
      return null
    },

    /** Every record's page, a few at a time, and then every datasheet. */
    async *all(): AsyncGenerator<string[], void> {
      for (const { store, prefix } of collections) yield* allOf(db, store, prefix)
      for (const { store, prefix, datasheet } of collections)
        if (datasheet) yield* allOf(db, store, prefix, datasheet)
    },
  }
}

async function* allOf(
  db: Database,
  { table, isPublic }: PagedCollection['store'],
  prefix: string,
  ending = '',
) {
  let last: unknown = null
  for (;;) {
    const rows = await db
      .select({ _id: table._id, slug: table.slug })
      .from(table)
      .where(and(isPublic, last ? gt(table._id, last) : undefined))
      .orderBy(asc(table._id))
      .limit(ending ? datasheetsAtOnce : pagesAtOnce)
    if (rows.length === 0) break
    last = rows.at(-1)?._id
    yield rows.map((row) => `${prefix}${row.slug}${ending}`)
  }
}
