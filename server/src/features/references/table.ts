import { references as contract } from '@busbar/contract'
import { desc, isNull, sql } from 'drizzle-orm'
import { index, pgTable } from 'drizzle-orm/pg-core'
import { recordColumns } from '../../content/columns.ts'
import { columnsOf, searchIndex } from '../../content/field-columns.ts'
import { createStore, whenActive } from '../../content/store.ts'

export const references = pgTable(
  'references',
  {
    ...recordColumns(),
    ...columnsOf(contract.fields),
  },
  (table) => [
    index('references_year').on(desc(table.year), table._id).where(isNull(table.deletedAt)),
    index('references_services').using('gin', sql`${table.services} jsonb_path_ops`),
    index('references_products').using('gin', sql`${table.products} jsonb_path_ops`),
    searchIndex('references', table, contract.fields),
  ],
)

/** Reference projects by themselves: the registry adds the services and products that they name. */
export const referenceRecords = createStore({
  name: 'references',
  table: references,
  contract,
  isPublic: whenActive(references),
  order: [desc(references.year)],
  slugFrom: (row) => row.title,
  partsOf: { service: 'services', product: 'products' },
})
