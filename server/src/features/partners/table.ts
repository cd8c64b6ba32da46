import { partners as contract } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { alphabetically, recordColumns } from '../../content/columns.ts'
import { createStore } from '../../content/store.ts'

export const partners = pgTable(
  'partners',
  {
    ...recordColumns(),
    name: text('name').notNull(),
    website: text('website'),
    description: text('description').notNull(),
    logo: text('logo'),
  },
  (table) => [
    index('partners_name').on(alphabetically(table.name), table._id),
    index('partners_search').using(
      'gin',
      sql`${table.name} gin_trgm_ops`,
      sql`${table.description} gin_trgm_ops`,
    ),
  ],
)

export const partnersStore = createStore({
  name: 'partners',
  table: partners,
  contract,
  searchable: [partners.name, partners.description],
})
