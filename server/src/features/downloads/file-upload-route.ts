import { failure, limits, success, texts, uploadedFile } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { acceptForms, readUpload } from '../../platform/files/read-upload.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { checkFile, keepFile } from './keep-file.ts'

/** Takes a file for download and answers with its address. What it is, its content says. */
export async function fileUploadRoute(
  instance: FastifyInstance,
  { db, storage }: { db: Database; storage: Storage },
) {
  await acceptForms(instance)
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/upload/file',
    {
      config: { access: 'session' },
      schema: {
        tags: ['uploads'],
        summary: 'Upload a file for download (multipart, field `file`)',
        consumes: ['multipart/form-data'],
        response: { 200: success(uploadedFile), '4xx': failure },
      },
    },
    async (request) => {
      const { body, name } = await readUpload(request, { ...texts.files, ...limits.files, field: 'file' })
      const file = await checkFile(body, name)
      const fileUrl = await keepFile({ db, storage }, file)
      return { success: true as const, data: { fileUrl, name, kind: file.kind, size: body.length } }
    },
  )
}
