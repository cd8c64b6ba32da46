import {
  failure,
  imageRefusals,
  limits,
  texts,
  type UploadFolder,
  uploadAnswer,
  uploadCalls,
  uploadFolders,
} from '@busbar/contract'
import { count, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeImage } from '../../content/assets/describe-image.ts'
import { images } from '../../content/tables.ts'
import { notFound } from '../../platform/errors.ts'
import { cleanImage } from '../../platform/files/images.ts'
import { acceptForms, readUpload } from '../../platform/files/read-upload.ts'
import type { Storage } from '../../platform/files/storage.ts'
import { createStorageCheck } from '../../platform/files/storage-check.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
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

  registerCalls(app, uploadCalls, {
    async status() {
      const [row] = await db.select({ waiting: count() }).from(images).where(eq(images.state, 'waiting'))
      return { storage: storage.kind, isHealthy: await isHealthy(), waiting: row?.waiting ?? 0 }
    },
    async description({ query }) {
      const [data] = await db.select(described).from(images).where(eq(images.url, query.imageUrl))
      if (!data) throw notFound('image')
      return data
    },
    async describe({ viewer, body: { imageUrl, alt } }) {
      const file = imageUrl.slice(imageUrl.lastIndexOf('/') + 1)
      await describeImage(db, viewer, { file, where: eq(images.url, imageUrl) }, { alt })
      return { imageUrl, alt }
    },
  })
}

const described = { imageUrl: images.url, alt: images.alt }
