import {
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
import { change } from '../../content/change.ts'
import { viewerOf } from '../../platform/http/access.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Database, Queryable, Transaction } from '../../platform/postgres/db.ts'
import { eraseRecordsOf, type PersonalStore, recordsOf, trashRecordsOf } from './personal-records.ts'

type Find<Part extends keyof PersonalData> = (db: Queryable, email: string) => Promise<PersonalData[Part]>
type Erase = (tx: Transaction, email: string) => Promise<number>
type About = { email: string; collections: string[]; recordIds: string[] }

/** What each feature keeps about the owner of an address, and how it is erased. */
export type PersonalDataSources = {
  stores: PersonalStore[]
  find: {
    messages: Find<'messages'>
    subscription: Find<'subscription'>
    drafts: (db: Queryable, about: About) => Promise<PersonalData['drafts']>
  }
  erase: {
    messages: Erase
    subscriptions: Erase
    drafts: (tx: Transaction, about: About) => Promise<number>
  }
}

/** A person may ask what is kept about them, and that it be erased. */
export function privacyRoutes(
  instance: FastifyInstance,
  { db, audit, stores, find, erase }: PersonalDataSources & { db: Database; audit: Audit },
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: ['owner', 'admin'] as const }
  const about = (email: string, records: PersonalData['records']): About => ({
    email,
    collections: stores.map(({ name }) => name),
    recordIds: records.map(({ recordId }) => recordId),
  })
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
      const [messages, subscription, records] = await Promise.all([
        find.messages(db, email),
        find.subscription(db, email),
        recordsOf(db, stores, email),
      ])
      const drafts = await find.drafts(db, about(email, records))
      return { success: true as const, data: { email, messages, subscription, records, drafts } }
    },
  )

  app.post(
    '/privacy/erase',
    { config, schema: schema('Erase everything that is kept about a person', erasedPersonalData) },
    async (request) => {
      const { email } = request.body
      await trashRecordsOf(db, viewerOf(request), stores, email)
      const data = await change(db, viewerOf(request), async (open) => {
        const messages = await erase.messages(open.tx, email)
        const subscriptions = await erase.subscriptions(open.tx, email)
        const drafts = await erase.drafts(open.tx, about(email, await recordsOf(open.tx, stores, email)))
        const records = await eraseRecordsOf(open, stores, email)
        // By whom, not who it was.
        if (messages + subscriptions + drafts + records > 0)
          await audit(open.tx, request, 'personal_data_erased')
        return { messages, subscriptions, records, drafts }
      })
      return { success: true as const, data }
    },
  )
}
