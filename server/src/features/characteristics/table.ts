import { characteristics as contract, texts } from '@busbar/contract'
import { asc, isNull, sql } from 'drizzle-orm'
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { alphabetically, recordColumns } from '../../content/columns.ts'
import { columnsOf, searchIndex } from '../../content/field-columns.ts'
import { createStore } from '../../content/store.ts'
import { conflict } from '../../platform/errors.ts'

export const characteristics = pgTable(
  'characteristics',
  {
    ...recordColumns(),
    ...columnsOf(contract.fields),
  },
  (table) => [
    uniqueIndex('characteristics_name').on(sql`lower(${table.name})`).where(isNull(table.deletedAt)),
    index('characteristics_by_name').on(alphabetically(table.name), table._id),
    searchIndex('characteristics', table, contract.fields),
  ],
)

/** Characteristics by themselves: `store.ts` adds what must hold for them and for their values. */
export const characteristicRecords = createStore({
  name: 'characteristics',
  table: characteristics,
  contract,
  order: [asc(alphabetically(characteristics.name))],
  slugFrom: (row) => row.name,
  unique: {
    characteristics_name: () =>
      conflict('name_taken', texts.rules.characteristics.nameTaken, {
        name: texts.rules.characteristics.nameTaken,
      }),
  },
})
