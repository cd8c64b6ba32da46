import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Made = {
  /** Names all that it is made of. */
  key: string
  type: string
  make: () => Promise<Buffer>
}

/** Answers with images that are made when they are asked for, and keeps a few in memory. */
export function createMadeImages() {
  const made = new Map<string, Promise<Buffer>>()
  return async (request: FastifyRequest, reply: FastifyReply, { key, type, make }: Made) => {
    // A few are enough: they change when somebody saves another icon, logo or colour.
    if (!made.has(key) && made.size > 20) made.clear()
    const image = made.get(key) ?? make()
    made.set(key, image)
    image.catch(() => made.delete(key))
    const body = await image
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' }).type(type)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.send(body)
  }
}
