import type { FastifyInstance } from 'fastify'
import { isImageKey, type Storage, typeOf } from '../../platform/files/storage.ts'

/** Answers `/uploads/<folder>/<file>` from the storage, as nginx does from a folder: files that never change. */
export function serveUploads(app: FastifyInstance, { storage }: { storage: Storage }) {
  app.get(
    '/uploads/*',
    { config: { access: 'public', isAlwaysOpen: true }, schema: { hide: true } },
    async (request, reply) => {
      const key = (request.params as { '*': string })['*']
      const file = isImageKey(key) ? await storage.get(key) : null
      if (!file) return reply.callNotFound()
      const etag = `"${key.split('/')[1]}"`
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        etag,
      })
      if (request.headers['if-none-match'] === etag) {
        file.stream.destroy()
        return reply.code(304).send()
      }
      reply.header('content-length', file.size).type(typeOf(key))
      return reply.send(file.stream)
    },
  )
}
