import { displayOrder, failure, limits, successList } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../platform/http/access.ts'
import type { Database } from '../platform/postgres/db.ts'
import { type Change, change } from './change.ts'
import type { RecordTable, Store } from './store.ts'

type OrderedRoutes<T extends RecordTable> = {
  db: Database
  store: Store<T> & { reorder: (change: Change, wanted: z.infer<typeof places>) => Promise<void> }
}

const places = z
  .array(z.strictObject({ _id: z.uuid(), displayOrder }))
  .min(1)
  .max(limits.lists.unpagedMax)

/** The one more call of a collection that people put in order. */
export function orderedRoutes<T extends RecordTable>(
  instance: FastifyInstance,
  { db, store }: OrderedRoutes<T>,
) {
  const { name, contract } = store
  instance.withTypeProvider<ZodTypeProvider>().put(
    `/${name}/reorder`,
    {
      config: { access: 'session' },
      schema: {
        tags: [name],
        summary: `Put ${name} into another order; those not named keep theirs around them`,
        body: z.strictObject({ [name]: places }),
        response: { 200: successList(contract.item), '4xx': failure },
      },
    },
    async (request) => {
      const wanted = request.body[name] as z.infer<typeof places>
      await change(db, viewerOf(request), (open) => store.reorder(open, wanted))
      const { rows, meta } = await store.list(db, 'user')
      return { success: true as const, data: await store.present(db, 'user', rows), meta }
    },
  )
}
