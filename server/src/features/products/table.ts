import { products as contract, productStatuses } from '@busbar/contract'
import { desc, eq, isNull, sql } from 'drizzle-orm'
import { boolean, index, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { detachChildren } from '../../content/children.ts'
import { alphabetically, pageColumns, recordColumns } from '../../content/columns.ts'
import { createStore } from '../../content/store.ts'

export const products = pgTable(
  'products',
  {
    ...recordColumns(),
    ...pageColumns(),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull(),
    fullDescription: text('full_description'),
    mainImageUrl: text('main_image_url'),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    category: uuid('category'),
    price: numeric('price', { precision: 12, scale: 2, mode: 'number' }),
    isNew: boolean('is_new').notNull().default(false),
    isEcoFriendly: boolean('is_eco_friendly').notNull().default(false),
    status: text('status', { enum: productStatuses }).notNull().default('active'),
  },
  (table) => [
    index('products_live').on(table._id).where(isNull(table.deletedAt)),
    index('products_status').on(table.status, table._id).where(isNull(table.deletedAt)),
    index('products_trash').on(table._id).where(sql`${table.deletedAt} is not null`),
    index('products_title').on(alphabetically(table.title), table._id).where(isNull(table.deletedAt)),
    index('products_price').on(table.price, table._id).where(isNull(table.deletedAt)),
    index('products_price_down')
      .on(sql`${table.price} desc nulls last`, desc(table._id))
      .where(isNull(table.deletedAt)),
    index('products_age').on(table.createdAt, table._id).where(isNull(table.deletedAt)),
    index('products_category').on(table.category, table._id).where(isNull(table.deletedAt)),
    index('products_without_picture')
      .on(table.status, table._id)
      .where(sql`${table.deletedAt} is null and ${table.mainImageUrl} is null`),
    index('products_search').using(
      'gin',
      sql`${table.title} gin_trgm_ops`,
      sql`${table.shortDescription} gin_trgm_ops`,
    ),
  ],
)

export const productsStore = createStore({
  name: 'products',
  table: products,
  contract,
  searchable: [products.title, products.shortDescription],
  isPublic: { where: eq(products.status, 'active'), test: (row) => row.status === 'active' },
  slugFrom: (row) => row.title,
  partOf: 'category',
})

/** The products of a category, which stay when it goes. */
export const productsOfCategory = detachChildren({
  store: productsStore,
  field: 'category',
  parents: 'categories',
})
