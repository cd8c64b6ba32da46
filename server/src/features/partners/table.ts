import { partners as contract } from '@busbar/contract'
import { index, pgTable } from 'drizzle-orm/pg-core'
import { alphabetically, recordColumns } from '../../content/columns.ts'
import { columnsOf, searchIndex } from '../../content/field-columns.ts'
import { createStore } from '../../content/store.ts'

export const partners = pgTable(
  'partners',
  {
    ...recordColumns(),
    ...columnsOf(contract.fields),
  },
  (table) => [
    index('partners_name').on(alphabetically(table.name), table._id),
    searchIndex('partners', table, contract.fields),
  ],
)

export const partnersStore = createStore({
  name: 'partners',
  table: partners,
  contract,
})
