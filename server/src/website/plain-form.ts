import { createClient, fixedPages } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerPageError } from '../platform/http/answer-error.ts'
import type { WebApp } from '../publisher/render/render.ts'
import { createFreshAnswer } from '../publisher/serve-fresh.ts'
import { comingSoonPage } from './coming-soon/coming-soon.ts'

/** The longest message that is allowed, in letters that take nine characters each, fits. */
const bodyLimit = 64 * 1024

const type = 'application/x-www-form-urlencoded'

type PlainForm = {
  /** The page that takes the form and answers it. */
  page: string
  /** The one call that it may make besides reading. */
  call: `/api/${string}`
  web: WebApp
  /** The API as every render reads it. */
  fetch: typeof fetch
  publicUrl: string
  isBuilt: boolean
}

/**
 * Answers a form that a browser without scripts posts to a page: with that page, made for this visitor alone and
 * kept by nobody. What the page calls counts as the visitor's own call.
 */
export async function answerPlainForm(app: FastifyInstance, { page, web, publicUrl, ...options }: PlainForm) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    const answer = createFreshAnswer({
      isBuilt: options.isBuilt,
      ask: (path, request) =>
        web.handle(
          new Request(publicUrl + (request.meetsComingSoon ? comingSoonPage : path), {
            method: 'POST',
            headers: { 'content-type': type },
            body: String(request.body),
          }),
          {
            api: createClient({ fetch: visitorsFetch(app, request, options) }),
            changesAt: () => {},
            failed: () => {},
          },
        ),
    })
    const isEnquiry = page === fixedPages.contact
    scope.post(
      page,
      {
        config: {
          access: 'public',
          answersComingSoon: isEnquiry,
          priority: isEnquiry ? 'high' : undefined,
        },
        schema: { hide: true },
        errorHandler: answerPageError,
        bodyLimit,
      },
      answer,
    )
  })
}

/** Reads as every render does; makes the form's own call in the name of the visitor's address. */
function visitorsFetch(
  app: FastifyInstance,
  { ip }: FastifyRequest,
  { call, fetch }: Pick<PlainForm, 'call' | 'fetch'>,
): typeof globalThis.fetch {
  return async (input, init) => {
    if (init?.method !== 'POST' || input !== call) return fetch(input, init)
    const answer = await app.inject({
      method: 'POST',
      url: call,
      remoteAddress: ip,
      headers: Object.fromEntries(new Headers(init.headers)),
      payload: String(init.body),
    })
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    })
  }
}
