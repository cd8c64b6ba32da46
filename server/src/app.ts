import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RouteOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { audit } from './features/accounts/audit/security-log.ts'
import { findViewer } from './features/accounts/routes.ts'
import { aliveSessions } from './features/accounts/sessions.ts'
import { findSitePass } from './features/accounts/site-pass.ts'
import { createStreams } from './features/live/streams.ts'
import { features } from './features.ts'
import type { Config } from './platform/config.ts'
import { notFound } from './platform/errors.ts'
import type { Storage } from './platform/files/storage.ts'
import { guardRoutes } from './platform/http/access.ts'
import { answerError } from './platform/http/answer-error.ts'
import { drainRequestBodies } from './platform/http/drain-request-body.ts'
import { healthRoutes } from './platform/http/health.ts'
import { describeApi, openApiRoute } from './platform/http/openapi.ts'
import { type Limits, refuseOverload, usualLimits } from './platform/http/overload.ts'
import { rejectInvalidText } from './platform/http/reject-invalid-text.ts'
import { createRequestId } from './platform/http/request-id.ts'
import { logRequests } from './platform/http/request-log.ts'
import { sendSecurityHeaders } from './platform/http/security-headers.ts'
import { drainConnections } from './platform/http/stop-listening.ts'
import type { Database } from './platform/postgres/db.ts'
import type { Queues } from './platform/postgres/jobs.ts'
import { createSecretBox } from './platform/secrets/secret-box.ts'
import type { Traces } from './platform/telemetry/traces.ts'
import { closeUntilOnline } from './website/coming-soon/coming-soon.ts'
import { webManifestRoute } from './website/images/web-manifest.ts'
import { newsFeedRoute } from './website/news-feed.ts'
import { securityTxtRoute } from './website/security-txt.ts'
import { sitemapRoutes } from './website/sitemap.ts'
import type { AppMetrics } from './wiring/app-metrics.ts'
import { needsReview } from './wiring/needs-review.ts'

export type AppDependencies = {
  config: Pick<
    Config,
    'databaseUrl' | 'trustedProxies' | 'publicUrl' | 'accounts' | 'encryption' | 'mail' | 'inbox'
  > &
    Partial<Pick<Config, 'securityContact'>>
  log: FastifyBaseLogger
  db: Database
  storage: Storage
  queues: Queues
  /** Aborted when this copy is about to stop: it is not ready then, and lets its connections go. */
  stopping?: AbortSignal
  appMetrics?: AppMetrics
  traces?: Traces
  /** How much may be done at once; the usual unless said. */
  limits?: Limits
  /** Called with every route and what it declares, for a test that walks them all. */
  onRoute?: (route: RouteOptions) => void
}

/** The HTTP application with the whole API. It does not listen yet; its caller adds the pages. */
export async function createApp({
  config,
  log,
  db,
  storage,
  queues,
  stopping,
  appMetrics,
  traces,
  limits = usualLimits,
  onRoute,
}: AppDependencies): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    genReqId: createRequestId(config.trustedProxies),
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    forceCloseConnections: 'idle',
  })
  // A cross-site form can send plain text without asking; our calls take JSON.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(async (_request, reply) => {
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  sendSecurityHeaders(app)
  drainRequestBodies(app)
  if (stopping) drainConnections(app, stopping)
  traces?.followRequests(app)
  logRequests(app, appMetrics?.requests)
  const { inFlight } = refuseOverload(app, limits, (route) => appMetrics?.refused.add({ route }))
  appMetrics?.metrics.gauge('busbar_requests_in_flight', 'Requests in flight.', inFlight)
  if (appMetrics) countMessages(app, appMetrics)
  guardRoutes(app, findViewer(db, { ...config.accounts, needsReview }))
  const secrets = createSecretBox(config.encryption)
  closeUntilOnline(app, { db, hasSitePass: findSitePass(db, secrets) })
  const dependencies = {
    db,
    storage,
    queues,
    enqueue: queues.enqueue,
    audit,
    secrets,
    publicUrl: config.publicUrl,
    rules: config.accounts,
    mail: config.mail,
    imapUrl: config.inbox.imapUrl,
    streams: createStreams({
      databaseUrl: config.databaseUrl,
      log,
      alive: (sessions) => aliveSessions(db, sessions),
    }),
  }
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      rejectInvalidText(api)
      await describeApi(api)
      for (const routes of Object.values(features))
        await api.register(async (scope) => routes(scope, dependencies))
      healthRoutes(api, { db, stopping })
      openApiRoute(api)
      // Without it, an unknown call would be taken for the address of a page. It is said before the body is looked at.
      const sayUnknown = async () => {
        throw notFound('call')
      }
      const options = { config: { access: 'public' as const }, schema: { hide: true }, onRequest: sayUnknown }
      api.all('/*', options, sayUnknown)
    },
    { prefix: '/api' },
  )
  sitemapRoutes(app, { db, publicUrl: config.publicUrl })
  newsFeedRoute(app, { db, publicUrl: config.publicUrl })
  webManifestRoute(app, { db })
  securityTxtRoute(app, { db, publicUrl: config.publicUrl, contact: config.securityContact ?? null })
  return app
}

/** Also those that came by a form without scripts, which makes the same call. */
function countMessages(app: FastifyInstance, { contact }: AppMetrics) {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    if (method === 'POST' && routeOptions.url === '/api/contact' && reply.statusCode === 201) contact.add()
  })
}
