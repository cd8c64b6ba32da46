import {
  downloadUses,
  failure,
  imageFile,
  libraryImage,
  libraryImageChange,
  libraryImageDetails,
  libraryList,
  libraryQuery,
  success,
} from '@busbar/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeImage } from '../../content/describe-image.ts'
import { fileOf, images } from '../../content/tables.ts'
import { viewerOf } from '../../platform/http/access.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { type AssetReferenceSource, usesOf } from './asset-references.ts'
import { findImage, listImages } from './images.ts'

type Dependencies = {
  db: Database
  sources: AssetReferenceSource[]
  /** Refuses where anything uses it. */
  removeImage: (file: string) => Promise<void>
}

/** Every uploaded image: where it is used, its alternative text and focal point, and its removal. */
export function libraryRoutes(instance: FastifyInstance, { db, sources, removeImage }: Dependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'session' as const }
  const params = z.object({ file: imageFile })
  const schema = <T extends z.ZodType>(summary: string, answer: T) => ({
    tags: ['library'],
    summary,
    response: { 200: success(answer), '4xx': failure },
  })

  app.get(
    '/library/images',
    {
      config,
      schema: {
        tags: ['library'],
        summary: 'List uploaded images, the newest first',
        querystring: libraryQuery,
        response: { 200: libraryList, '4xx': failure },
      },
    },
    async (request) => {
      const { page, next } = await listImages(db, sources, request.query)
      return { success: true as const, data: page, meta: { next } }
    },
  )

  app.get(
    '/library/images/:file',
    { config, schema: { ...schema('Read an image and where it is used', libraryImageDetails), params } },
    async (request) => {
      const { file } = request.params
      const data = { ...(await findImage(db, sources, file)), ...(await usesOf(db, sources, file)) }
      return { success: true as const, data }
    },
  )

  app.get(
    '/library/downloads/:id/uses',
    {
      config,
      schema: {
        ...schema('Read where a download is used', downloadUses),
        params: z.object({ id: z.uuid() }),
      },
    },
    async (request) => ({ success: true as const, data: await usesOf(db, sources, request.params.id) }),
  )

  app.put(
    '/library/images/:file',
    {
      config,
      schema: {
        ...schema('Write the alternative text or the focal point of an image', libraryImage),
        params,
        body: libraryImageChange,
      },
    },
    async (request) => {
      const { file } = request.params
      const where = eq(fileOf(images), file)
      await describeImage(db, viewerOf(request), { file, where }, request.body)
      return { success: true as const, data: await findImage(db, sources, file) }
    },
  )

  app.delete(
    '/library/images/:file',
    {
      config,
      schema: { ...schema('Remove an image that nothing uses', z.object({ file: z.string() })), params },
    },
    async (request) => {
      const { file } = request.params
      await removeImage(file)
      return { success: true as const, data: { file } }
    },
  )
}
