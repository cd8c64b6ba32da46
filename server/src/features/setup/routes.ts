import { failure, setup, setupInput, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database } from '../../platform/postgres/db.ts'
import { noteSetup, readSetup, type SetupFacts } from './setup.ts'

type Dependencies = { db: Database; readFacts: () => Promise<SetupFacts> }

/** The first hour, step by step. */
export function setupRoutes(instance: FastifyInstance, { db, readFacts }: Dependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: ['owner', 'admin'] as const }
  const response = { 200: success(setup), '4xx': failure }
  const tags = ['setup']
  const read = async () => ({ success: true as const, data: await readSetup(db, readFacts) })

  app.get('/setup', { config, schema: { tags, summary: 'Read how far the first hour is', response } }, read)

  app.put(
    '/setup',
    {
      config,
      schema: { tags, summary: 'Say that a step is done, or put it off', body: setupInput, response },
    },
    async (request) => {
      await noteSetup(db, request.body)
      return read()
    },
  )
}
