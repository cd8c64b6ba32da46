import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { storedFiles } from '../../content/tables.ts'
import { type Storage, typeOf } from '../../platform/files/storage.ts'
import { byteRange } from '../../platform/http/byte-range.ts'
import type { Database } from '../../platform/postgres/db.ts'

type Video = { db: Database; storage: Storage; hash: string; key: string }

/** A video, or the part of it that a browser asks for, as nginx sends it from a folder. */
export async function sendVideo(request: FastifyRequest, reply: FastifyReply, video: Video) {
  const { db, storage, hash, key } = video
  const [known] = await db
    .select({ size: storedFiles.size })
    .from(storedFiles)
    .where(eq(storedFiles.hash, hash))
  if (!known) return reply.callNotFound()
  const part = byteRange(request.headers.range, known.size)
  if (part === 'outside')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${known.size}`, 'cache-control': 'no-store' })
      .send()
  const file = await storage.get(key, part ?? undefined)
  if (!file) return reply.callNotFound()
  const etag = `"${hash}"`
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    etag,
  })
  if (request.headers['if-none-match'] === etag) {
    file.stream.destroy()
    return reply.code(304).send()
  }
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${known.size}`)
  return reply.header('content-length', file.size).type(typeOf(key)).send(file.stream)
}
