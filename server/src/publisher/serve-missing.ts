import { scriptMarkHeader } from '@busbar/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withTimeout } from '../platform/with-timeout.ts'
import { type RenderedPage, readPage, withScriptPolicy } from './render/script-policy.ts'
import type { Ask } from './serve-fresh.ts'

type Missing = { folder: string; id: string }
type Answer = { status: number; headers: [string, string][]; rendered: RenderedPage; isPage: boolean }

const waitAtMost = 3000
/** Content may change what surrounds the sentence; a moment late is early enough for a page that is not there. */
const keptFor = 5000
/** A placeholder for the id in the cached page. No slug contains an underscore. */
const anyId = 'no_such_record_0'

/**
 * Says that there is no such record, with one render for all who ask within a few seconds: anybody can make up
 * addresses faster than pages can be made.
 */
export function createMissingAnswer(ask: Ask) {
  const kept = new Map<string, { at: number; answer: Promise<Answer> }>()

  return async (request: FastifyRequest, reply: FastifyReply, { folder, id }: Missing) => {
    const path = `${folder}${anyId}`
    let known = kept.get(path)
    if (!known || Date.now() - known.at > keptFor) {
      known = { at: Date.now(), answer: withTimeout(waitAtMost, 'rendering', asked(path, request)) }
      kept.set(path, known)
      // One that could not be made is not kept: the next who asks has it made again.
      known.answer.then(
        ({ status }) => status >= 500 && kept.delete(path),
        () => kept.delete(path),
      )
    }
    const { status, headers, rendered, isPage } = await known.answer
    const html = rendered.html.replaceAll(anyId, () => id)
    for (const [name, value] of headers) reply.header(name, value)
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(isPage ? withScriptPolicy({ html, mark: rendered.mark }) : html)
  }

  async function asked(path: string, request: FastifyRequest): Promise<Answer> {
    const response = await ask(path, request)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const headers = [...response.headers].filter(([name]) => name !== scriptMarkHeader)
    return { status: response.status, headers, rendered: await readPage(response), isPage }
  }
}
