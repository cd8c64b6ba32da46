import { datasheetPath, recordPath } from '@busbar/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '../../platform/errors.ts'
import { answerPageError } from '../../platform/http/answer-error.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { canonicalPath, pageFile } from '../../publisher/page-path.ts'
import type { MakePublication, Publisher } from '../../publisher/publisher.ts'
import { productOfDatasheet } from './make-datasheet.ts'

/** Somebody waits for it; the datasheet is made to its end nevertheless. */
const waitAtMost = 10_000

type Options = {
  make: MakePublication
  /** Without one, as from sources, each is made when it is asked for. */
  published?: {
    publisher: Publisher
    /** Where the page of a record would be, if there is none. */
    missingIn: (path: string) => Promise<string | null>
  }
}

/** Answers with datasheets from the page store as nginx does, and makes those that are not in it yet. */
export function serveDatasheets(app: FastifyInstance, { make, published }: Options) {
  const options = {
    config: { access: 'public' as const },
    schema: { hide: true },
    errorHandler: answerPageError,
  }

  app.get(datasheetPath(':slug'), options, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (canonicalPath(path) !== path) return reply.redirect(canonicalPath(path), 301)
    const slug = productOfDatasheet(path)
    if (!slug || !pageFile(path)) return reply.callNotFound()
    if (published && !request.seesEarly) {
      const { store } = published.publisher
      const found = (await store.read(path)) ?? (await orBusy(request, stored(path, slug, published)))
      if (found === 'missing') return reply.callNotFound()
      if (found) return send(request, reply, { slug, ...found })
    }
    // What is hidden is nowhere, and what has moved leads to where it is; users see early what visitors do not yet.
    const making = withTimeout(waitAtMost, `making ${path}`, make(path))
    const { status, body, location } = await orBusy(request, making)
    reply.header('cache-control', 'no-store')
    if (location) return reply.redirect(location, 301)
    return status === 200 ? send(request, reply, { slug, body }) : reply.callNotFound()
  })
}

/** Publishes it first. Anybody can make up addresses, so the database alone says that one belongs to no product. */
async function stored(
  path: string,
  slug: string,
  { publisher, missingIn }: NonNullable<Options['published']>,
) {
  if (await missingIn(recordPath('products', slug)).catch(() => null)) return 'missing'
  const isMade = await withTimeout(waitAtMost, `publishing ${path}`, publisher.ensure(path))
  return isMade ? publisher.store.read(path) : null
}

/** Whatever keeps a datasheet from being made passes: clients may ask again, and must not take it for gone. */
function orBusy<T>(request: FastifyRequest, making: Promise<T>): Promise<T> {
  return making.catch((error: unknown) => {
    request.log.warn({ reason: error, path: request.url }, 'a datasheet could not be made')
    throw unavailable()
  })
}

type Sent = { slug: string; body: string | Buffer; etag?: string }

/** Under the product's name, because that is how people keep it. */
function send(request: FastifyRequest, reply: FastifyReply, { slug, body, etag }: Sent) {
  reply.type('application/pdf').header('content-disposition', `inline; filename="${slug}-datasheet.pdf"`)
  if (!etag) return reply.send(body)
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(body)
}
