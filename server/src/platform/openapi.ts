import swagger from '@fastify/swagger'
import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Describes every route that is registered after it; the document is at `/api/openapi.json`. */
export async function describeApi(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (route.config?.access !== 'public') route.schema = { ...route.schema, security: [{ bearer: [] }] }
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Busbar',
        version: '1',
        description: 'The content of the website, its images and accounts.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
}

/** The document itself, and a page to read it on. */
export async function apiReference(app: FastifyInstance) {
  app.get('/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
  await app.register(async (scope) => {
    // The reference brings routes of its own, which declare nothing.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await scope.register(reference, {
      routePrefix: '/docs',
      configuration,
    })
  })
}

/** The reference as a page of ours: nothing from third parties, and no way to send our document to them. */
const configuration = {
  url: '/api/openapi.json',
  pageTitle: 'Busbar API',
  favicon: '/favicon.svg',
  theme: 'none' as const,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never' as const,
  agent: { disabled: true },
  mcp: { disabled: true },
  customCss: ':root { --scalar-color-accent: #b37e00; }',
}
