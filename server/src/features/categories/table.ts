import { categories as contract, events as eventsContract, texts } from '@busbar/contract'
import { asc, isNull, sql } from 'drizzle-orm'
import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { recordColumns } from '../../content/columns.ts'
import { columnsOf, searchIndex } from '../../content/field-columns.ts'
import { createStore, whenActive } from '../../content/store.ts'
import { conflict } from '../../platform/errors.ts'

export const categories = pgTable(
  'categories',
  {
    ...recordColumns(),
    ...columnsOf(contract.fields),
  },
  (table) => [
    uniqueIndex('categories_title').on(sql`lower(${table.title})`).where(isNull(table.deletedAt)),
    index('categories_order').on(table.displayOrder).where(isNull(table.deletedAt)),
    searchIndex('categories', table, contract.fields),
  ],
)

/** Categories by themselves: `store.ts` adds their order and what belongs to them. */
export const categoryRecords = createStore({
  name: 'categories',
  table: categories,
  contract,
  isPublic: whenActive(categories),
  order: [asc(categories.displayOrder)],
  slugFrom: (row) => row.title,
  unique: {
    categories_title: () =>
      conflict('title_taken', texts.rules.categories.titleTaken, {
        title: texts.rules.categories.titleTaken,
      }),
  },
})

/** What happens in a category's field: fairs, trainings, visits. An event is always part of a category. */
export const events = pgTable(
  'events',
  {
    ...recordColumns(),
    ...columnsOf(eventsContract.fields),
    category: uuid('category')
      .notNull()
      .references(() => categories._id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('events_date').on(sql`${table.date} desc nulls last`, table._id).where(isNull(table.deletedAt)),
    index('events_category').on(table.category, sql`${table.date} desc nulls last`, table._id),
    searchIndex('events', table, eventsContract.fields),
  ],
)
