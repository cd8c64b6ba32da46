import { productCalls, type Viewer } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { type Change, change } from '../../content/change.ts'
import { collectionRoutes } from '../../content/routes.ts'
import { presentOne } from '../../content/store-reads.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { addImage, removeImage } from './gallery.ts'
import type { ProductsStore } from './store.ts'

type Dependencies = { db: Database; store: ProductsStore }

export function productsRoutes(app: FastifyInstance, { db, store }: Dependencies) {
  collectionRoutes(app, { db, store, hasActiveList: true })

  const write = async (viewer: Viewer, work: (open: Change) => ReturnType<ProductsStore['update']>) =>
    presentOne(db, 'user', store, await change(db, viewer, work))

  registerCalls(app, productCalls, {
    addImage: ({ viewer, params, body }) => write(viewer, (open) => addImage(open, params.id, body.imageUrl)),
    removeImage: ({ viewer, params }) =>
      write(viewer, (open) => removeImage(open, params.id, params.imageId)),
    setMainImage: ({ viewer, params, body, ifMatch }) =>
      write(viewer, (open) => store.update(open, params.id, { mainImageUrl: body.imageUrl }, ifMatch)),
  })
}
