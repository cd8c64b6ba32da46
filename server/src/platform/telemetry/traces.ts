import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Logger } from './log.ts'
import { version } from './version.ts'

export type TraceSettings = { endpoint: string; headers: Record<string, string>; service: string }

type Attributes = Record<string, string | number>
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startedAt: number
}

const kinds = { server: 2, client: 3 }
const failed = 2
const sendEvery = 2000
const mostKept = 2048
const waitAtMost = 10_000

/**
 * Traces in the protocol of OpenTelemetry (OTLP over HTTP, as JSON): a span for each request, and below it one
 * for each statement, without its values. What the collector does not take is dropped.
 */
export function startTraces({ endpoint, headers, service }: TraceSettings, log: Logger) {
  const current = new AsyncLocalStorage<Span>()
  let done: object[] = []
  const timer = setInterval(() => void flush(), sendEvery).unref()

  function begin(name: string, kind: number, parent = current.getStore()): Span {
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
    return {
      traceId,
      spanId: randomBytes(8).toString('hex'),
      parentSpanId: parent?.spanId,
      name,
      kind,
      startedAt: now(),
    }
  }

  function end({ startedAt, ...span }: Span, attributes: Attributes, hasFailed: boolean) {
    if (done.length >= mostKept) return
    done.push({
      ...span,
      startTimeUnixNano: nanoseconds(startedAt),
      endTimeUnixNano: nanoseconds(now()),
      attributes: attributesOf(attributes),
      status: hasFailed ? { code: failed } : {},
    })
  }

  async function flush() {
    const spans = done
    done = []
    if (spans.length === 0) return
    const resource = { attributes: attributesOf({ 'service.name': service, 'service.version': version }) }
    const body = {
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'busbar', version }, spans }] }],
    }
    await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(waitAtMost),
    }).then(
      async (answer) => {
        await answer.body?.cancel()
        if (!answer.ok) log.warn({ status: answer.status, spans: spans.length }, 'traces were refused')
      },
      (error: unknown) => log.warn({ err: error, spans: spans.length }, 'traces could not be sent'),
    )
  }

  const putBack = traceStatements(begin, end)
  return {
    /** Follows the requests of an application, and the trace that whoever asks may have begun. */
    follow(app: FastifyInstance) {
      const spans = new WeakMap<object, Span>()
      app.addHook('onRequest', (request, _reply, next) => {
        if (!(request.raw instanceof IncomingMessage)) return next()
        const name = `${request.method} ${request.routeOptions.url ?? 'none'}`
        const span = begin(name, kinds.server, callerOf(request.headers.traceparent))
        spans.set(request, span)
        current.run(span, next)
      })
      // Reading a body loses where it came from.
      app.addHook('preHandler', (request, _reply, next) => {
        const span = spans.get(request)
        if (span) current.run(span, next)
        else next()
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request)
        if (!span) return
        const attributes = {
          'http.request.method': request.method,
          'http.route': request.routeOptions.url ?? 'none',
          'http.response.status_code': reply.statusCode,
          'busbar.request_id': request.id,
        }
        end(span, attributes, reply.statusCode >= 500)
      })
    },
    async stop() {
      clearInterval(timer)
      putBack()
      await flush()
    },
  }
}

type Begin = (name: string, kind: number) => Span
type End = (span: Span, attributes: Attributes, hasFailed: boolean) => void
type Query = (...args: unknown[]) => unknown

/** Only while traces are sent: the driver has no place of its own to listen at. */
function traceStatements(begin: Begin, end: End): () => void {
  const client = pg.Client.prototype as unknown as { query: Query }
  const { query } = client
  client.query = function (this: unknown, ...args) {
    const [config] = args as [string | { text?: string }]
    const text = (typeof config === 'string' ? config : config?.text) ?? ''
    const span = begin(text.trim().split(/\s/, 1)[0]?.toLowerCase() ?? 'statement', kinds.client)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2000) }
    const result = query.apply(this, args)
    if (result instanceof Promise) {
      result.then(
        () => end(span, attributes, false),
        () => end(span, attributes, true),
      )
    }
    return result
  }
  return () => {
    client.query = query
  }
}

/** The trace that a caller asks us to be part of: `00-<trace>-<span>-<flags>`. */
function callerOf(header: unknown): Span | undefined {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(String(header)) ?? []
  return traceId && spanId ? { traceId, spanId, name: '', kind: 0, startedAt: 0 } : undefined
}

const now = () => performance.timeOrigin + performance.now()
const nanoseconds = (ms: number) => `${BigInt(Math.round(ms * 1000)) * 1000n}`

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: `${value}` } : { stringValue: value },
  }))
}
