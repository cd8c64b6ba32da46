import { failure } from '@busbar/contract'
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Describes every route that is registered after it; the document is at `/api/openapi.json`. */
export async function describeApi(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    const isOpen = route.config?.access === 'public' || route.config?.access === 'entrance'
    const failures = { '4xx': failure, '5xx': failure }
    const schema: FastifySchema & { 'x-access': unknown } = {
      ...route.schema,
      ...(isOpen ? {} : { security: [{ bearer: [] }] }),
      // OpenAPI has no word for roles.
      'x-access': route.config?.access,
      response: { ...failures, ...(route.schema?.response as object | undefined) },
    }
    route.schema = schema
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
    transform: withForms,
  })
}

/** A form with a file is read as a stream, which no schema of ours sees; so what it holds is said here. */
const withForms: typeof jsonSchemaTransform = (route) => {
  const described = jsonSchemaTransform(route)
  if (!route.schema?.consumes?.includes('multipart/form-data')) return described
  const image = { type: 'string', format: 'binary' }
  const body = { type: 'object', properties: { image }, required: ['image'] }
  return { ...described, schema: { ...described.schema, body } }
}

/** The document itself. The back office has the page to read it on, under Documentation. */
export function openApiRoute(app: FastifyInstance) {
  app.get(
    '/openapi.json',
    { config: { access: 'public', isAlwaysOpen: true }, schema: { hide: true } },
    async () => app.swagger(),
  )
}
