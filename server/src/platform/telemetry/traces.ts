import { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import {
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type Span, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { Logger } from './log.ts'
import { statusOf } from './status-of.ts'
import { version } from './version.ts'

export type TraceSettings = { endpoint: string; headers: Record<string, string>; service: string }
export type Traces = ReturnType<typeof startTraces>

/** Short enough to stop in time when the collector does not answer. */
const sendWithin = 2000
const longestStatement = 2000

/**
 * Sends traces to an OpenTelemetry collector (OTLP over HTTP, as JSON): one span for each request and each job, with
 * the statements it ran below it, without their values. Traces that the collector does not accept are dropped.
 */
export function startTraces({ endpoint, headers, service }: TraceSettings, log: Logger) {
  const sendingFailed = (error: unknown) => log.warn({ err: error }, 'traces could not be sent')
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: sendWithin,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    spanLimits: { attributeValueLengthLimit: longestStatement },
    spanProcessors: [withoutMessages, new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('busbar', version)
  const propagator = new W3CTraceContextPropagator()
  setGlobalErrorHandler(sendingFailed)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  statements.setTracerProvider(provider)
  statements.enable()
  patchDriver()

  return {
    /** Follows the requests of an application, as part of the trace that the caller may have begun. */
    followRequests(app: FastifyInstance) {
      const contexts = new WeakMap<object, Context>()
      app.addHook('onRequest', (request, reply, next) => {
        // A render's own calls are no requests.
        if (!(request.raw instanceof IncomingMessage)) return next()
        const caller = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
        const route = request.routeOptions.url ?? 'none'
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'busbar.request_id': request.id,
        }
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          { kind: SpanKind.SERVER, attributes },
          caller,
        )
        const ours = trace.setSpan(caller, span)
        contexts.set(request, ours)
        // Not `onResponse`, which a caller who hangs up never reaches.
        reply.raw.once('close', () => {
          const status = statusOf(reply)
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        })
        context.with(ours, next)
      })
      // Reading a body loses the context.
      app.addHook('preHandler', (request, _reply, next) => {
        context.with(contexts.get(request) ?? context.active(), next)
      })
    },
    /** Names the current trace, to be kept with a job that it queues. */
    cause(): { traceparent?: string } {
      const carrier: { traceparent?: string } = {}
      propagator.inject(context.active(), carrier, defaultTextMapSetter)
      return carrier.traceparent ? { traceparent: carrier.traceparent } : {}
    },
    /** Follows one job in a trace of its own, linked to the one that queued it. */
    async followJob(queue: string, { id, data }: { id: string; data: unknown }, work: () => Promise<void>) {
      const cause = trace.getSpanContext(propagator.extract(ROOT_CONTEXT, data, defaultTextMapGetter))
      const attributes = { 'messaging.destination.name': queue, 'messaging.message.id': id }
      const span = tracer.startSpan(
        `process ${queue}`,
        { kind: SpanKind.CONSUMER, attributes, links: cause ? [{ context: cause }] : [] },
        ROOT_CONTEXT,
      )
      try {
        await context.with(trace.setSpan(ROOT_CONTEXT, span), work)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    async stop() {
      statements.disable()
      await provider.shutdown().catch(sendingFailed)
      context.disable()
    },
  }
}

/** What runs for nobody, such as a look into a queue, is no trace. */
const statements = new PgInstrumentation({ enabled: false, requireParentSpan: true })

/** The instrumentation waits for the driver to be required; an import goes unnoticed, but both load the same classes. */
function patchDriver() {
  const require = createRequire(import.meta.url)
  require('pg')
  createRequire(require.resolve('pg'))('pg-pool')
}

/** PostgreSQL quotes values in what it says about an error; the error's code stays. */
const withoutMessages: SpanProcessor = {
  onStart() {},
  onEnding(span: Span) {
    if (span.status.message) span.setStatus({ code: span.status.code })
  },
  onEnd() {},
  async forceFlush() {},
  async shutdown() {},
}
