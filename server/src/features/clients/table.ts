import { clients as contract } from '@busbar/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { index, pgTable } from 'drizzle-orm/pg-core'
import type { Change } from '../../content/change.ts'
import { alphabetically, recordColumns } from '../../content/columns.ts'
import { columnsOf, searchIndex } from '../../content/field-columns.ts'
import { createStore, whenActive } from '../../content/store.ts'

export const clients = pgTable(
  'clients',
  {
    ...recordColumns(),
    ...columnsOf(contract.fields),
  },
  (table) => [
    index('clients_name').on(alphabetically(table.name), table._id),
    searchIndex('clients', table, contract.fields),
  ],
)

const store = createStore({
  name: 'clients',
  table: clients,
  contract,
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
