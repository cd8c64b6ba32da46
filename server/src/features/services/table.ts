import { services as contract } from '@busbar/contract'
import { asc, isNull } from 'drizzle-orm'
import { index, pgTable } from 'drizzle-orm/pg-core'
import { recordColumns } from '../../content/columns.ts'
import { columnsOf, searchIndex } from '../../content/field-columns.ts'
import { ordered } from '../../content/ordered.ts'
import { createStore, whenActive } from '../../content/store.ts'

export const services = pgTable(
  'services',
  {
    ...recordColumns(),
    ...columnsOf(contract.fields),
  },
  (table) => [
    index('services_order').on(table.displayOrder).where(isNull(table.deletedAt)),
    searchIndex('services', table, contract.fields),
  ],
)

const records = createStore({
  name: 'services',
  table: services,
  contract,
  isPublic: whenActive(services),
  order: [asc(services.displayOrder)],
  slugFrom: (row) => row.title,
})

/** Services in their order: the registry adds the records that name them. */
export const servicesStore = ordered(records)

export type ServicesStore = typeof servicesStore
