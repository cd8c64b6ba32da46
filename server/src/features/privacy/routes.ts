import { type PersonalData, privacyCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { change } from '../../content/change.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
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
  app: FastifyInstance,
  { db, audit, stores, find, erase }: PersonalDataSources & { db: Database; audit: Audit },
) {
  const about = (email: string, records: PersonalData['records']): About => ({
    email,
    collections: stores.map(({ name }) => name),
    recordIds: records.map(({ recordId }) => recordId),
  })

  registerCalls(app, privacyCalls, {
    async find({ body: { email }, request }) {
      await audit(db, request, 'personal_data_exported')
      const [messages, subscription, records] = await Promise.all([
        find.messages(db, email),
        find.subscription(db, email),
        recordsOf(db, stores, email),
      ])
      const drafts = await find.drafts(db, about(email, records))
      return { email, messages, subscription, records, drafts }
    },
    async erase({ viewer, body: { email }, request }) {
      await trashRecordsOf(db, viewer, stores, email)
      return change(db, viewer, async (open) => {
        const messages = await erase.messages(open.tx, email)
        const subscriptions = await erase.subscriptions(open.tx, email)
        const drafts = await erase.drafts(open.tx, about(email, await recordsOf(open.tx, stores, email)))
        const records = await eraseRecordsOf(open, stores, email)
        // By whom, not who it was.
        if (messages + subscriptions + drafts + records > 0)
          await audit(open.tx, request, 'personal_data_erased')
        return { messages, subscriptions, records, drafts }
      })
    },
  })
}
