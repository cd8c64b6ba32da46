import { products as contract, failure, productImage, success } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Change, change } from '../../content/change.ts'
import { collectionRoutes } from '../../content/routes.ts'
import { presentOne } from '../../content/store.ts'
import { viewerOf } from '../../platform/http/access.ts'
import { expectedRevision, ifMatch } from '../../platform/http/if-match.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { addImage, removeImage } from './gallery.ts'
import type { ProductsStore } from './store.ts'

type Dependencies = { db: Database; store: ProductsStore }

export function productsRoutes(instance: FastifyInstance, { db, store }: Dependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  collectionRoutes(app, { db, store, hasActiveList: true })

  const params = z.object({ id: z.uuid() })
  const config = { access: 'session' as const }
  const schema = (summary: string, answer: z.ZodType) => ({
    tags: ['products'],
    summary,
    response: { 200: success(answer), '4xx': failure },
  })
  const answer = async (
    request: FastifyRequest,
    work: (open: Change) => ReturnType<ProductsStore['update']>,
  ) => {
    const row = await change(db, viewerOf(request), work)
    return { success: true as const, data: await presentOne(db, 'user', store, row) }
  }

  app.post(
    '/products/:id/images',
    {
      config,
      schema: { ...schema('Add an image to the gallery', contract.item), params, body: productImage },
    },
    (request) => answer(request, (open) => addImage(open, request.params.id, request.body.imageUrl)),
  )

  app.delete(
    '/products/:id/images/:imageId',
    {
      config,
      schema: {
        ...schema("Take an image, named by its address's last part, out of the gallery", contract.item),
        params: params.extend({ imageId: z.string().max(200) }),
      },
    },
    (request) => answer(request, (open) => removeImage(open, request.params.id, request.params.imageId)),
  )

  app.put(
    '/products/:id/main-image',
    {
      config,
      schema: {
        ...schema('Choose the main image', contract.item),
        params,
        headers: ifMatch,
        body: productImage,
      },
    },
    (request) => {
      const mainImageUrl = request.body.imageUrl
      const expected = expectedRevision(request.headers['if-match'])
      return answer(request, (open) => store.update(open, request.params.id, { mainImageUrl }, expected))
    },
  )
}
