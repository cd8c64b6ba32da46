import type { PersonalData } from '@busbar/contract'
import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Actor, type Change, change } from '../../content/change.ts'
import type { Store } from '../../content/store.ts'
import type { RecordTable } from '../../content/store-table.ts'
import type { Database, Queryable } from '../../platform/postgres/db.ts'

/** A content type whose records may be about people: it has their email address. */
export type PersonalStore = Store<RecordTable & { email: PgColumn }>

/** The records about the owner of an address, those in the trash too. */
export async function recordsOf(
  db: Queryable,
  stores: PersonalStore[],
  email: string,
): Promise<PersonalData['records']> {
  const found: PersonalData['records'] = []
  for (const { name: collection, table, contract } of stores) {
    for (const row of await rowsOf(db, table, email)) {
      found.push({
        collection,
        recordId: row._id,
        title: String(row.title ?? row.name ?? '') || null,
        isInTrash: row.deletedAt !== null,
        values: contract.item.parse({ ...row, pictures: {} }),
      })
    }
  }
  return found
}

/** Takes them off the website, in a change of its own: only what is written down can be taken out of history. */
export async function trashRecordsOf(db: Database, actor: Actor, stores: PersonalStore[], email: string) {
  await change(db, actor, async (open) => {
    for (const store of stores) {
      const rows = await rowsOf(open.tx, store.table, email)
      for (const { _id } of rows.filter(({ deletedAt }) => deletedAt === null)) await store.remove(open, _id)
    }
  })
}

/** Deletes those in the trash for good; tells how many. */
export async function eraseRecordsOf(open: Change, stores: PersonalStore[], email: string) {
  let erased = 0
  for (const store of stores) {
    const rows = await rowsOf(open.tx, store.table, email)
    erased += await store.erase(
      open,
      rows.map(({ _id }) => _id),
    )
  }
  return erased
}

type Row = { _id: string; deletedAt: string | null } & Record<string, unknown>

async function rowsOf(db: Queryable, table: PgTable, email: string): Promise<Row[]> {
  const { _id, email: column } = getTableColumns(table) as Record<'_id' | 'email', PgColumn>
  return (await db.select().from(table).where(eq(column, email)).orderBy(_id)) as Row[]
}
