import {
  failure,
  imageDescription,
  imageRefusals,
  limits,
  success,
  texts,
  type UploadFolder,
  uploadAnswer,
  uploadFolders,
  uploadStatus,
} from '@busbar/contract'
import { count, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeImage } from '../../content/describe-image.ts'
import { images } from '../../content/tables.ts'
import { notFound } from '../../platform/errors.ts'
import { cleanImage } from '../../platform/files/images.ts'
import { acceptForms, readUpload } from '../../platform/files/read-upload.ts'
import type { Storage } from '../../platform/files/storage.ts'
import { createStorageCheck } from '../../platform/files/storage-check.ts'
import { viewerOf } from '../../platform/http/access.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { keyOf } from './files.ts'
import { keepImage } from './keep-image.ts'

type Dependencies = { db: Database; storage: Storage; enqueue: Enqueue }

/** The paths that name their folder themselves. */
const folderOf: Record<string, UploadFolder> = {
  '/upload/company/hero': 'company',
  '/upload/categories': 'categories',
  '/upload/products': 'products',
  '/upload/services': 'services',
  '/upload/clients': 'clients',
}

/** Takes images, cleans them and answers with their addresses; says whether that works at the moment. */
export async function uploadRoutes(instance: FastifyInstance, { db, storage, enqueue }: Dependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'session' as const }
  const isHealthy = createStorageCheck(storage)
  await acceptForms(instance)

  async function take(request: FastifyRequest, folder: UploadFolder) {
    const says = imageRefusals(folder)
    const { body, name } = await readUpload(request, {
      field: 'image',
      maxBytes: limits.image.maxBytes,
      missing: texts.images.missing,
      tooLarge: says.tooLarge,
    })
    const image = await cleanImage(body, says)
    const imageUrl = await keepImage({ db, storage, enqueue }, folder, image, name)
    const publicId = keyOf(imageUrl)
    const { width, height, thumbHash } = image
    const data = { imageUrl, url: imageUrl, secure_url: imageUrl, publicId, width, height, thumbHash }
    return { success: true as const, imageUrl, publicId, data }
  }

  const schema = {
    tags: ['uploads'],
    summary: 'Upload an image (multipart, field `image`)',
    consumes: ['multipart/form-data'],
    response: { 200: uploadAnswer, '4xx': failure },
  }
  const querystring = z.strictObject({ folder: z.enum(uploadFolders, texts.images.unknownFolder) })
  app.post('/upload', { config, schema: { ...schema, querystring } }, (request) =>
    take(request, request.query.folder),
  )
  for (const [path, folder] of Object.entries(folderOf)) {
    app.post(path, { config, schema }, (request) => take(request, folder))
  }

  const description = {
    tags: ['uploads'],
    response: { 200: success(imageDescription), '4xx': failure },
  }
  app.get(
    '/upload/description',
    {
      config,
      schema: {
        ...description,
        summary: 'Read the alternative text of an uploaded image',
        querystring: imageDescription.pick({ imageUrl: true }),
      },
    },
    async (request) => {
      const [data] = await db.select(described).from(images).where(eq(images.url, request.query.imageUrl))
      if (!data) throw notFound('image')
      return { success: true as const, data }
    },
  )

  app.put(
    '/upload/description',
    {
      config,
      schema: {
        ...description,
        summary: 'Write the alternative text of an uploaded image',
        body: imageDescription,
      },
    },
    async (request) => {
      const { imageUrl, alt } = request.body
      const file = imageUrl.slice(imageUrl.lastIndexOf('/') + 1)
      await describeImage(db, viewerOf(request), { file, where: eq(images.url, imageUrl) }, { alt })
      return { success: true as const, data: { imageUrl, alt } }
    },
  )

  app.get(
    '/upload/status',
    {
      config,
      schema: {
        tags: ['uploads'],
        summary: 'Whether images can be stored at the moment',
        response: { 200: success(uploadStatus), '4xx': failure },
      },
    },
    async () => {
      const [row] = await db.select({ waiting: count() }).from(images).where(eq(images.state, 'waiting'))
      const data = { storage: storage.kind, isHealthy: await isHealthy(), waiting: row?.waiting ?? 0 }
      return { success: true as const, data }
    },
  )
}

const described = { imageUrl: images.url, alt: images.alt }
