import { type CallDefinition, type DefinedCall, failure, success, type Viewer } from '@busbar/contract'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { viewerOf } from './access.ts'
import { expectedRevision, ifMatch } from './if-match.ts'

/** What a handler is given: what was sent, as the call defines it, and who sent it. */
type CallInput<C> = {
  params: Sent<C, 'params'>
  query: Sent<C, 'query'>
  body: Sent<C, 'body'>
  /** The revision that a writer has seen, where the call takes one. */
  ifMatch: number | undefined
  /** Null for a visitor, whom only public calls have. */
  viewer: C extends { access: 'public' | 'entrance' } ? Viewer | null : Viewer
  /** For what a call does not define: streams, rate limits, headers of its own. */
  request: FastifyRequest
  reply: FastifyReply
}
type Sent<C, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

type CallOutput<C> = C extends { answer: infer Whole extends z.ZodType }
  ? Omit<z.input<Whole>, 'success'>
  : C extends { data: z.ZodType }
    ? C extends { meta: infer Meta extends z.ZodType }
      ? { data: Data<C>; meta: z.input<Meta> }
      : Data<C>
    : // biome-ignore lint/suspicious/noConfusingVoidType: it is what such a handler returns
      void
type Data<C> = Schema<C, 'data'> | Schema<C, 'publicData'>
type Schema<C, Part extends string> =
  C extends Record<Part, infer One extends z.ZodType> ? z.input<One> : never

export type Handlers<Calls> = {
  [Name in keyof Calls]: (input: CallInput<Calls[Name]>) => Promise<CallOutput<Calls[Name]>>
}

/**
 * Makes the routes of a feature from its definition in the contract: schema, access, envelope, status and ETag. The
 * handlers return plain data. `config` is what else a route needs.
 */
export function registerCalls<Calls extends Record<string, DefinedCall>>(
  app: FastifyInstance,
  calls: Calls,
  handlers: Handlers<Calls>,
  config: Partial<Record<keyof Calls, FastifyContextConfig>> = {},
) {
  for (const [name, call] of Object.entries<DefinedCall>(calls))
    registerCall(app, call, handlers[name] as unknown as Handler, config[name])
}

type Handler = (
  input: Record<'params' | 'query' | 'body', unknown> & Omit<CallInput<unknown>, 'params' | 'query' | 'body'>,
) => Promise<unknown>

function registerCall(
  app: FastifyInstance,
  call: DefinedCall,
  handle: Handler,
  config: FastifyContextConfig = {},
) {
  const [method = '', url = ''] = call.path.split(' ')
  const { summary, tag, access, status = 200 } = call
  const isOpen = access === 'public' || access === 'entrance'
  const input = {
    params: call.params,
    querystring: call.query,
    body: call.body,
    headers: call.ifMatch && ifMatch,
  }
  app.route({
    method,
    url,
    config: { ...config, access },
    schema: {
      tags: [tag],
      summary,
      ...Object.fromEntries(Object.entries(input).filter(([, schema]) => schema)),
      response: { [status]: answerSchema(call), '4xx': failure },
    },
    handler: async (request, reply) => {
      const output = await handle({
        params: request.params,
        query: request.query,
        body: request.body,
        ifMatch: call.ifMatch && expectedRevision(request.headers['if-match']),
        // Typed for a call that needs a session; for others, their own type says null.
        viewer: isOpen ? (request.viewer as Viewer) : viewerOf(request),
        request,
        reply,
      })
      const answer = call.answer || call.meta ? (output as { data?: unknown }) : { data: output }
      if (call.etag) reply.header('etag', `"${(answer.data as { revision: number }).revision}"`)
      reply.code(status)
      return { success: true, ...answer }
    },
  })
}

function answerSchema({ answer, data, publicData, meta }: CallDefinition) {
  if (answer) return answer
  if (!data) return z.object({ success: z.literal(true) })
  const usual = success(publicData ? either(data, publicData) : data)
  return meta ? usual.extend({ meta }) : usual
}

/** The user's shape comes first: the first that fits is used, and a visitor's lacks what that one needs. */
function either(data: z.ZodType, publicData: z.ZodType): z.ZodType {
  return data instanceof z.ZodArray && publicData instanceof z.ZodArray
    ? z.array(z.union([data.element, publicData.element]))
    : z.union([data, publicData])
}
