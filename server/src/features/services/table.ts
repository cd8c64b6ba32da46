import { services as contract } from '@busbar/contract'
import { asc, isNull, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { activeColumns, orderColumns, pageColumns, recordColumns } from '../../content/columns.ts'
import { ordered } from '../../content/ordered.ts'
import { createStore, whenActive } from '../../content/store.ts'

export const services = pgTable(
  'services',
  {
    ...recordColumns(),
    ...pageColumns(),
    ...activeColumns(),
    ...orderColumns(),
    title: text('title').notNull(),
    shortDescription: text('short_description'),
    description: text('description'),
    fullDescription: text('full_description'),
    details: text('details'),
    imageUrl: text('image_url'),
    features: jsonb('features').$type<string[]>().notNull().default([]),
  },
  (table) => [
    index('services_order').on(table.displayOrder).where(isNull(table.deletedAt)),
    index('services_search').using(
      'gin',
      sql`${table.title} gin_trgm_ops`,
      sql`${table.shortDescription} gin_trgm_ops`,
    ),
  ],
)

const records = createStore({
  name: 'services',
  table: services,
  contract,
  searchable: [services.title, services.shortDescription],
  isPublic: whenActive(services),
  order: [asc(services.displayOrder)],
  slugFrom: (row) => row.title,
})

/** Services in their order: the registry adds the records that name them. */
export const servicesStore = ordered(records)

export type ServicesStore = typeof servicesStore
