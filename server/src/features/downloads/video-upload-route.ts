import { failure, limits, success, texts, uploadedVideo } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { acceptForms, readUpload } from '../../platform/files/read-upload.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { checkVideo, keepFile } from './keep-file.ts'

/** Takes a video for a block and answers with its address. */
export async function videoUploadRoute(
  instance: FastifyInstance,
  { db, storage }: { db: Database; storage: Storage },
) {
  await acceptForms(instance)
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/upload/video',
    {
      config: { access: 'session' },
      schema: {
        tags: ['uploads'],
        summary: 'Upload a video for a page (multipart, field `file`)',
        consumes: ['multipart/form-data'],
        response: { 200: success(uploadedVideo), '4xx': failure },
      },
    },
    async (request) => {
      const { body, name } = await readUpload(request, { ...texts.videos, ...limits.videos, field: 'file' })
      const videoUrl = await keepFile({ db, storage }, checkVideo(body, name))
      return { success: true as const, data: { videoUrl, name, size: body.length } }
    },
  )
}
