import type { FastifyReply, FastifyRequest } from 'fastify'
import { withTimeout } from '../platform/with-timeout.ts'
import { canonicalPath, pageFile } from './page-path.ts'
import type { Publisher } from './publisher.ts'
import { type Ask, createFreshAnswer } from './serve-fresh.ts'
import { createMissingAnswer } from './serve-missing.ts'
import type { StoredFile } from './stored-file.ts'

/** Somebody waits for it; the page is made to its end nevertheless. */
const waitAtMost = 10_000

type Options = {
  publisher: Publisher
  ask: Ask
  /** Where the page of a record would be, if there is none: nothing has to be made to say so. */
  missingIn: (path: string) => Promise<string | null>
}

/** Answers from the page store as nginx does, and makes the pages that are not in it yet. */
export function createPageAnswer({ publisher, ask, missingIn }: Options) {
  const answerFresh = createFreshAnswer({ ask, isBuilt: true })
  const answerMissing = createMissingAnswer(ask)

  return async (request: FastifyRequest, reply: FastifyReply) => {
    // As sent, decoded nowhere: `//` and `%2e` are not addresses of pages.
    const path = request.url.split('?', 1)[0] ?? '/'
    if (canonicalPath(path) !== path) return reply.redirect(canonicalPath(path), 301)
    // An address with an ending is a file's, and the files that there are have routes of their own.
    if (/\.[^/]*$/.test(path)) return reply.callNotFound()
    if (request.seesEarly || !pageFile(path)) return answerFresh(request, reply)
    const read = () => publisher.store.read(path, request.headers['accept-encoding'])
    const isMade = async () =>
      withTimeout(waitAtMost, `publishing ${path}`, publisher.ensure(path)).catch((error) => {
        request.log.warn({ reason: error, path }, 'a page could not be published')
        return false
      })
    const found = await read()
    if (found) return sendStored(request, reply, found)
    // Without the database nobody can tell; the page itself says so.
    const folder = await missingIn(path).catch(() => null)
    if (folder) return answerMissing(request, reply, { folder, id: path.slice(folder.length) })
    const stored = (await isMade()) ? await read() : null
    // What is no page leads elsewhere, or says itself what it lacks; that is not worth keeping.
    return stored ? sendStored(request, reply, stored) : answerFresh(request, reply)
  }
}

function sendStored(request: FastifyRequest, reply: FastifyReply, file: StoredFile) {
  reply.header('etag', file.etag).header('vary', 'Accept-Encoding').type('text/html; charset=utf-8')
  reply.header('cache-control', 'public, max-age=0, must-revalidate')
  if (file.encoding) reply.header('content-encoding', file.encoding)
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  return reply.send(file.body)
}
