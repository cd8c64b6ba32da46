import { team as contract } from '@busbar/contract'
import { desc } from 'drizzle-orm'
import { index, pgTable } from 'drizzle-orm/pg-core'
import { alphabetically, recordColumns } from '../../content/columns.ts'
import { columnsOf, searchIndex } from '../../content/field-columns.ts'
import { createStore, whenActive } from '../../content/store.ts'

export const team = pgTable(
  'team',
  {
    ...recordColumns(),
    ...columnsOf(contract.fields),
  },
  (table) => [
    index('team_order').on(desc(table.isActive), alphabetically(table.name), table._id),
    searchIndex('team', table, contract.fields),
  ],
)

export const teamStore = createStore({
  name: 'team',
  table: team,
  contract,
  isPublic: whenActive(team),
  publicView: (row) => ({ email: row.isEmailPublic ? row.email : (null as unknown as string) }),
  order: [desc(team.isActive), alphabetically(team.name)],
})
