import { type Block, references as contract, type PublicReference } from '@busbar/contract'
import { desc, isNull, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { activeColumns, pageColumns, recordColumns } from '../../content/columns.ts'
import { createStore, whenActive } from '../../content/store.ts'

export const references = pgTable(
  'references',
  {
    ...recordColumns(),
    ...pageColumns(),
    ...activeColumns(),
    title: text('title').notNull(),
    summary: text('summary'),
    imageUrl: text('image_url'),
    client: text('client'),
    place: text('place'),
    year: integer('year').notNull(),
    facts: jsonb('facts').$type<PublicReference['facts']>().notNull().default([]),
    services: jsonb('services').$type<string[]>().notNull().default([]),
    products: jsonb('products').$type<string[]>().notNull().default([]),
    beforeImageUrl: text('before_image_url'),
    afterImageUrl: text('after_image_url'),
    body: jsonb('body').$type<Block[]>().notNull().default([]),
  },
  (table) => [
    index('references_year').on(desc(table.year), table._id).where(isNull(table.deletedAt)),
    index('references_services').using('gin', sql`${table.services} jsonb_path_ops`),
    index('references_products').using('gin', sql`${table.products} jsonb_path_ops`),
    index('references_search').using(
      'gin',
      sql`${table.title} gin_trgm_ops`,
      sql`${table.client} gin_trgm_ops`,
      sql`${table.place} gin_trgm_ops`,
    ),
  ],
)

/** Reference projects by themselves: the registry adds the services and products that they name. */
export const referenceRecords = createStore({
  name: 'references',
  table: references,
  contract,
  searchable: [references.title, references.client, references.place],
  isPublic: whenActive(references),
  order: [desc(references.year)],
  slugFrom: (row) => row.title,
  partsOf: { service: 'services', product: 'products' },
})
