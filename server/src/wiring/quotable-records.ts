import type { FindQuotable } from '../features/messages/receive-message.ts'
import { productsStore } from '../features/products/table.ts'
import { servicesStore } from '../features/services/table.ts'
import { Refusal } from '../platform/errors.ts'

const quoted = { products: productsStore, services: servicesStore }

/** What a visitor can ask a quote for: what they can see. */
export const findQuotable: FindQuotable = (db, collection, idOrSlug) =>
  quoted[collection].find(db, 'public', idOrSlug).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
