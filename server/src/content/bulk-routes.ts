import { bulkIds, bulkUpdate, failure, success, texts } from '@busbar/contract'
import { and, asc, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { invalid, Refusal } from '../platform/errors.ts'
import { viewerOf } from '../platform/http/access.ts'
import type { Database } from '../platform/postgres/db.ts'
import { type Change, change } from './change.ts'
import { isUuid, type RecordTable, type Store } from './store.ts'

type BulkRoutes<T extends RecordTable> = { db: Database; store: Store<T> }

/** The calls that do something to many records of a collection: to all of them or to none, as one change. */
export function bulkRoutes<T extends RecordTable>(instance: FastifyInstance, { db, store }: BulkRoutes<T>) {
  const { name, contract } = store
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'session' as const }
  const schema = (summary: string, answer: z.ZodType) => ({
    tags: [name],
    summary,
    response: { 200: success(answer), '4xx': failure },
  })

  const body = bulkUpdate(contract)
  if (body)
    app.post(
      `/${name}/bulk-update`,
      {
        config,
        schema: { ...schema(`Change several ${name}: all of them or none`, z.array(contract.item)), body },
      },
      async (request) => {
        const { changes } = request.body
        const rows = await change(db, viewerOf(request), (open) =>
          updateMany(open, store, changes as NamedChange[]),
        )
        return { success: true as const, data: await store.present(db, 'user', rows) }
      },
    )

  app.post(
    `/${name}/bulk-delete`,
    {
      config,
      schema: {
        ...schema(
          `Put several ${name} into the trash; unknown ids are ignored`,
          z.object({ deleted: z.int() }),
        ),
        body: bulkIds,
      },
    },
    async (request) => {
      const deleted = await change(db, viewerOf(request), async (open) => {
        let count = 0
        for (const id of await idsOf(open, store, request.body.ids, isNull)) {
          const row = await store.remove(open, id).catch(ignoreGone)
          if (row) count++
        }
        return count
      })
      return { success: true as const, data: { deleted } }
    },
  )

  app.post(
    `/${name}/bulk-restore`,
    {
      config,
      schema: {
        ...schema(
          `Take several ${name} out of the trash: all of them or none; unknown ids are ignored`,
          z.object({ restored: z.int() }),
        ),
        body: bulkIds,
      },
    },
    async (request) => {
      const restored = await change(db, viewerOf(request), async (open) => {
        const ids = await idsOf(open, store, request.body.ids, isNotNull)
        // Where records have an order, the one that went last comes back first, so that each finds its place;
        // what another stands below comes before that.
        await each({ list: 'ids', sent: request.body.ids }, ids.toReversed(), (id) => store.restore(open, id))
        return ids.length
      })
      return { success: true as const, data: { restored } }
    },
  )

  app.post(
    `/${name}/bulk-erase`,
    {
      // Nobody can undo it, so it is not for everybody who edits.
      config: { access: ['owner', 'admin'] },
      schema: {
        ...schema(
          `Delete several ${name} that are in the trash for good; others are ignored`,
          z.object({ erased: z.int() }),
        ),
        body: bulkIds,
      },
    },
    async (request) => {
      const erased = await change(db, viewerOf(request), (open) => store.erase(open, request.body.ids))
      return { success: true as const, data: { erased } }
    },
  )
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

/** Which of these are there, or in the trash; what stands below another comes before it. */
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
