import { clients as contract } from '@busbar/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Change } from '../../content/change.ts'
import { activeColumns, alphabetically, recordColumns } from '../../content/columns.ts'
import { createStore, whenActive } from '../../content/store.ts'

export const clients = pgTable(
  'clients',
  {
    ...recordColumns(),
    ...activeColumns(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    description: text('description').notNull(),
    imageUrl: text('image_url').notNull(),
  },
  (table) => [
    index('clients_name').on(alphabetically(table.name), table._id),
    index('clients_search').using(
      'gin',
      sql`${table.name} gin_trgm_ops`,
      sql`${table.email} gin_trgm_ops`,
      sql`${table.description} gin_trgm_ops`,
    ),
  ],
)

const store = createStore({
  name: 'clients',
  table: clients,
  contract,
  searchable: [clients.name, clients.email, clients.description],
  isPublic: whenActive(clients),
})

export const clientsStore = {
  ...store,

  /** Shows every client on the website; says how many were not. */
  async activateAll(change: Change) {
    const inactive = await change.tx
      .select({ _id: clients._id })
      .from(clients)
      .where(and(eq(clients.isActive, false), isNull(clients.deletedAt)))
      .orderBy(clients._id)
      .for('update')
    for (const { _id } of inactive) await store.update(change, _id, { isActive: true })
    return inactive.length
  },
}
