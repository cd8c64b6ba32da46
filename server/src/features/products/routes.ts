import { products as contract, failure, productImage, success, texts } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Change, change } from '../../content/change.ts'
import { collectionRoutes, expectedRevision, ifMatch } from '../../content/routes.ts'
import { presentOne } from '../../content/store.ts'
import { invalid } from '../../platform/errors.ts'
import { viewerOf } from '../../platform/http/access.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { addImage, removeImage } from './gallery.ts'
import { productsStore } from './table.ts'

type Dependencies = {
  db: Database
  /** Keeps a category from going while a product is put into it; false when it is not there. */
  holdCategory: (change: Change, id: string) => Promise<boolean>
}

export function productsRoutes(instance: FastifyInstance, { db, holdCategory }: Dependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const store = withKnownCategory(holdCategory)
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
    work: (open: Change) => ReturnType<typeof productsStore.update>,
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
      return answer(request, (open) =>
        productsStore.update(open, request.params.id, { mainImageUrl }, expected),
      )
    },
  )
}

/** The store, refusing a category that is not there. The category is held before the product, by everybody. */
function withKnownCategory(holdCategory: Dependencies['holdCategory']): typeof productsStore {
  const check = async (open: Change, category?: string | null) => {
    if (category && !(await holdCategory(open, category)))
      throw invalid({ category: texts.rules.products.categoryUnknown })
  }
  return {
    ...productsStore,
    async create(open, input) {
      await check(open, input.category)
      return productsStore.create(open, input)
    },
    async update(open, id, patch, expected) {
      await check(open, patch.category)
      return productsStore.update(open, id, patch, expected)
    },
    /** It comes back without its category if that has gone meanwhile. */
    async restore(open, id) {
      const { category } = await productsStore.findAnywhere(open.tx, id)
      const isThere = category === null || (await holdCategory(open, category))
      const row = await productsStore.restore(open, id)
      return isThere ? row : productsStore.update(open, id, { category: null })
    },
  }
}
