import {
  changeInput,
  companyInput,
  company as contract,
  failure,
  hero,
  heroInput,
  socialMediaShown,
  success,
} from '@busbar/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { change } from '../../content/change.ts'
import { historyRoutes } from '../../content/history-routes.ts'
import { viewerOf } from '../../platform/http/access.ts'
import { expectedRevision } from '../../platform/http/if-match.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { companyStore, saveCompany } from './store.ts'

/** The company's own data, whole and in the parts that are asked for by themselves. */
export function companyRoutes(instance: FastifyInstance, { db }: { db: Database }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const forEverybody = { access: 'public' as const }
  // An editor looks after content and messages, not after settings.
  const forAdministrators = { access: ['owner', 'admin'] as const }
  const schema = <T extends z.ZodType>(summary: string, answer: T) => ({
    tags: ['company'],
    summary,
    response: { 200: success(answer), '4xx': failure },
  })
  const headers = z.looseObject({ 'if-match': z.string().optional() })

  async function read(reply: FastifyReply) {
    const data = await companyStore.read(db)
    reply.header('etag', `"${data.revision}"`)
    return { success: true as const, data }
  }

  async function save(
    request: FastifyRequest,
    reply: FastifyReply,
    patch: z.output<typeof companyInput>,
    companyId?: string | null,
  ) {
    const revision = expectedRevision(request.headers['if-match'])
    const row = await change(db, viewerOf(request), (open) =>
      saveCompany(open, patch, { revision, companyId }),
    )
    const data = await companyStore.present(db, row)
    reply.header('etag', `"${data.revision}"`)
    return { success: true as const, data }
  }

  app.get(
    '/company/info',
    { config: forEverybody, schema: schema("Read the company's data", contract) },
    (_request, reply) => read(reply),
  )

  app.put(
    '/company/info',
    {
      config: forAdministrators,
      schema: {
        ...schema("Change the company's data: the fields given are merged", contract),
        headers,
        body: changeInput(companyInput, contract),
      },
    },
    (request, reply) => save(request, reply, request.body),
  )

  app.get(
    '/company/social-media',
    {
      config: forEverybody,
      schema: schema('Read where the company is on social media', socialMediaShown),
    },
    async (_request, reply) => ({ success: true as const, data: (await read(reply)).data.socialMedia }),
  )

  app.get(
    '/company/hero-images',
    { config: forEverybody, schema: schema("Read the home page's slides and stats", hero) },
    (_request, reply) => read(reply),
  )

  app.put(
    '/company/hero-images',
    {
      config: forAdministrators,
      schema: {
        ...schema("Change the home page's slides or stats", hero),
        headers,
        body: changeInput(heroInput, hero),
      },
    },
    (request, reply) => {
      const { companyId, _id = companyId, ...patch } = request.body
      return save(request, reply, patch, _id)
    },
  )

  historyRoutes(app, {
    db,
    name: 'company',
    singular: 'company',
    input: companyInput,
    item: contract,
    access: forAdministrators.access,
    revert: async (open, _id, values) => companyStore.present(open.tx, await companyStore.save(open, values)),
  })
}
