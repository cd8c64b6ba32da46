import { type StandardCalls, texts } from '@busbar/contract'
import { and, asc, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { invalid, Refusal } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/register-calls.ts'
import type { Database } from '../platform/postgres/db.ts'
import { type Change, change } from './change.ts'
import type { Store } from './store.ts'
import { isUuid, type RecordTable } from './store-table.ts'

type BulkCalls = Pick<StandardCalls, 'updateMany' | 'removeMany' | 'restoreMany' | 'eraseMany'>

/** What is done to many records of a collection: to all of them or to none, as one change. */
export function bulkHandlers<T extends RecordTable>({
  db,
  store,
}: {
  db: Database
  store: Store<T>
}): Handlers<BulkCalls> {
  return {
    async updateMany({ viewer, body }) {
      const rows = await change(db, viewer, (open) => updateMany(open, store, body.changes))
      return store.present(db, 'user', rows)
    },
    async removeMany({ viewer, body }) {
      const deleted = await change(db, viewer, async (open) => {
        let count = 0
        for (const id of await idsOf(open, store, body.ids, isNull)) {
          const row = await store.remove(open, id).catch(ignoreGone)
          if (row) count++
        }
        return count
      })
      return { deleted }
    },
    async restoreMany({ viewer, body: { ids: sent } }) {
      const restored = await change(db, viewer, async (open) => {
        const ids = await idsOf(open, store, sent, isNotNull)
        // Where records have an order, the one that went last comes back first, so that each finds its place;
        // what another stands below comes before that.
        await each({ list: 'ids', sent }, ids.toReversed(), (id) => store.restore(open, id))
        return ids.length
      })
      return { restored }
    },
    eraseMany: async ({ viewer, body }) => ({
      erased: await change(db, viewer, (open) => store.erase(open, body.ids)),
    }),
  }
}

type NamedChange = { _id: string; revision?: number }

/** Gives each record its own values, in the order of their ids, so that two such changes do not wait for each other. */
async function updateMany<T extends RecordTable>(open: Change, store: Store<T>, changes: NamedChange[]) {
  const given = new Map(changes.map((one) => [one._id, one]))
  if (given.size < changes.length) throw invalid({ changes: texts.api.namedTwice })
  const ids = changes.map((one) => one._id)
  return each({ list: 'changes', sent: ids }, ids.toSorted(), (id) => {
    const { _id, revision, ...patch } = given.get(id) as NamedChange
    return store.update(open, _id, patch as Parameters<typeof store.update>[2], revision)
  })
}

/** Does it to each. When one is refused all are, and each is named by its place in the list that was sent. */
async function each<Row>(
  { list, sent }: { list: string; sent: string[] },
  ids: string[],
  work: (id: string) => Promise<Row>,
): Promise<Row[]> {
  const rows: Row[] = []
  const errors: Record<string, string> = {}
  let first: Refusal | undefined
  for (const id of ids) {
    try {
      rows.push(await work(id))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      first ??= error
      errors[`${list}.${sent.findIndex((one) => one.toLowerCase() === id.toLowerCase())}`] = error.message
      // The database has refused it, and does nothing more in this transaction.
      if (error.status === 409 && error.code !== 'stale') break
    }
  }
  if (first) throw new Refusal(first.status, first.code, first.message, { errors })
  return rows
}

/** Somebody else was faster. */
function ignoreGone(error: unknown) {
  if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
}

/** Which of these exist, or are in the trash; children come before their parents. */
async function idsOf<T extends RecordTable>(
  open: Change,
  store: Store<T>,
  ids: string[],
  deletedAt: typeof isNull | typeof isNotNull,
) {
  // As in the store: Drizzle cannot follow a generic table through its builders.
  const table = store.table as unknown as PgTable &
    Record<'_id' | 'deletedAt', PgColumn> & { slug?: PgColumn }
  const rows = await open.tx
    .select({ _id: table._id })
    .from(table)
    .where(and(sql`${table._id} = any(${sql.param(ids.filter(isUuid))}::uuid[])`, deletedAt(table.deletedAt)))
    .orderBy(
      ...(table.slug ? [sql`cardinality(string_to_array(${table.slug}, '/')) desc`] : []),
      asc(table._id),
    )
  return rows.map((row) => row._id as string)
}
