import { failure, limits, texts, uploadAnswer, uploadFolders } from '@busbar/contract'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { invalid, tooLarge, wrongType } from '../../platform/errors.ts'
import { cleanImage } from '../../platform/images.ts'
import type { Storage } from '../../platform/storage.ts'

/** Takes an image, cleans it and answers with its address. */
export async function uploadRoutes(instance: FastifyInstance, { storage }: { storage: Storage }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: limits.image.maxBytes, files: 1, fields: 4, parts: 5, headerPairs: 50 },
  })

  app.post(
    '/upload',
    {
      config: { access: 'session' },
      schema: {
        tags: ['uploads'],
        summary: 'Upload an image (multipart, field `image`)',
        querystring: z.strictObject({ folder: z.enum(uploadFolders, texts.images.unknownFolder) }),
        response: { 200: uploadAnswer, '4xx': failure },
      },
    },
    async (request) => {
      const { body, key, width, height } = await cleanImage(await readImage(request))
      const imageUrl = await storage.put(request.query.folder, key, body)
      const publicId = `${request.query.folder}/${key}`
      const data = { imageUrl, url: imageUrl, secure_url: imageUrl, publicId, width, height }
      return { success: true as const, imageUrl, publicId, data }
    },
  )
}

async function readImage(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw wrongType()
  const part = await request.file()
  if (part?.fieldname !== 'image') throw invalid({ image: texts.images.missing })
  const body = await part.toBuffer()
  if (part.file.truncated) throw tooLarge(texts.images.tooLarge)
  return body
}
