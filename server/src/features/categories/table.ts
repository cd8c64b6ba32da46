import { categories as contract, texts } from '@busbar/contract'
import { asc, isNull, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { activeColumns, instant, orderColumns, pageColumns, recordColumns } from '../../content/columns.ts'
import { createStore, whenActive } from '../../content/store.ts'
import { conflict } from '../../platform/errors.ts'

export const categories = pgTable(
  'categories',
  {
    ...recordColumns(),
    ...pageColumns(),
    ...activeColumns(),
    ...orderColumns(),
    title: text('title').notNull(),
    description: text('description'),
    shortDescription: text('short_description'),
    longDescription: text('long_description'),
    details: text('details'),
    imageUrl: text('image_url'),
    imagePublicId: text('image_public_id'),
    subcategories: jsonb('subcategories').$type<string[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('categories_title').on(sql`lower(${table.title})`).where(isNull(table.deletedAt)),
    index('categories_order').on(table.displayOrder).where(isNull(table.deletedAt)),
    index('categories_search').using(
      'gin',
      sql`${table.title} gin_trgm_ops`,
      sql`${table.shortDescription} gin_trgm_ops`,
    ),
  ],
)

/** Categories by themselves: `store.ts` adds their order and what belongs to them. */
export const categoryRecords = createStore({
  name: 'categories',
  table: categories,
  contract,
  searchable: [categories.title, categories.shortDescription],
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
    category: uuid('category')
      .notNull()
      .references(() => categories._id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    details: text('details'),
    date: instant('date'),
    imageUrl: text('image_url'),
    imagePublicId: text('image_public_id'),
    location: text('location'),
    organizer: text('organizer'),
    registrationUrl: text('registration_url'),
  },
  (table) => [
    index('events_date').on(sql`${table.date} desc nulls last`, table._id).where(isNull(table.deletedAt)),
    index('events_category').on(table.category, sql`${table.date} desc nulls last`, table._id),
    index('events_search').using(
      'gin',
      sql`${table.title} gin_trgm_ops`,
      sql`${table.description} gin_trgm_ops`,
    ),
  ],
)
