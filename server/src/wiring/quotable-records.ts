import type { FindQuotable } from '../features/messages/receive-message.ts'
import { Refusal } from '../platform/errors.ts'
import { collections } from './collections.ts'

/** What a visitor can ask a quote for: what they can see. */
export const findQuotable: FindQuotable = (db, collection, idOrSlug) =>
  collections[collection].store.find(db, 'public', idOrSlug).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
