import {
  type ErasedPersonalData,
  erasedPersonalData,
  failure,
  type PersonalData,
  personalData,
  personalDataInput,
  success,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Database, Queryable } from '../../platform/postgres/db.ts'

/** What each feature keeps about the owner of an address, and how it is erased. */
export type PersonalDataSources = {
  find: {
    [Part in keyof Omit<PersonalData, 'email'>]: (db: Queryable, email: string) => Promise<PersonalData[Part]>
  }
  erase: { [Part in keyof ErasedPersonalData]: (db: Queryable, email: string) => Promise<number> }
}

/** A person may ask what is kept about them, and that it be erased. */
export function privacyRoutes(
  instance: FastifyInstance,
  { db, audit, find, erase }: PersonalDataSources & { db: Database; audit: Audit },
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: ['owner', 'admin'] as const }
  const schema = <Answer extends z.ZodType>(summary: string, answer: Answer) => ({
    tags: ['privacy'],
    summary,
    body: personalDataInput,
    response: { 200: success(answer), '4xx': failure },
  })

  app.post(
    '/privacy/person',
    { config, schema: schema('Read everything that is kept about a person', personalData) },
    async (request) => {
      const { email } = request.body
      await audit(db, request, 'personal_data_exported')
      const [messages, subscription] = await Promise.all([
        find.messages(db, email),
        find.subscription(db, email),
      ])
      return { success: true as const, data: { email, messages, subscription } }
    },
  )

  app.post(
    '/privacy/erase',
    { config, schema: schema('Erase everything that is kept about a person', erasedPersonalData) },
    async (request) => {
      const { email } = request.body
      const data = await db.transaction(async (tx) => {
        const messages = await erase.messages(tx, email)
        const subscriptions = await erase.subscriptions(tx, email)
        // By whom, not who it was.
        if (messages + subscriptions > 0) await audit(tx, request, 'personal_data_erased')
        return { messages, subscriptions }
      })
      return { success: true as const, data }
    },
  )
}
