import { setupCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { noteSetup, readSetup, type SetupFacts } from './setup.ts'

type Dependencies = { db: Database; readFacts: () => Promise<SetupFacts> }

/** The first hour, step by step. */
export function setupRoutes(app: FastifyInstance, { db, readFacts }: Dependencies) {
  registerCalls(app, setupCalls, {
    get: () => readSetup(db, readFacts),
    async note({ body }) {
      await noteSetup(db, body)
      return readSetup(db, readFacts)
    },
  })
}
