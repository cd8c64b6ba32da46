import { products as contract } from '@busbar/contract'
import { desc, eq, isNull, sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { detachChildren } from '../../content/children.ts'
import { alphabetically, recordColumns } from '../../content/columns.ts'
import { columnsOf, searchIndex } from '../../content/field-columns.ts'
import { createStore } from '../../content/store.ts'

export const products = pgTable(
  'products',
  {
    ...recordColumns(),
    ...columnsOf(contract.fields),
  },
  (table) => [
    index('products_live').on(table._id).where(isNull(table.deletedAt)),
    index('products_status').on(table.status, table._id).where(isNull(table.deletedAt)),
    index('products_lifecycle').on(table.lifecycle, table._id).where(isNull(table.deletedAt)),
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
    searchIndex('products', table, contract.fields),
  ],
)

/**
 * Which product has an order code, or had it before or in a draft: it is looked up there before another one is refused.
 * Two who choose the same one at once meet here.
 */
export const orderCodes = pgTable(
  'order_codes',
  {
    /** As `orderCodeKey` writes it. */
    code: text('code').primaryKey(),
    product: uuid('product').notNull(),
  },
  (table) => [index('order_codes_product').on(table.product)],
)

/** Products by themselves: `store.ts` adds what they name, and that order codes are unique. */
export const productsStore = createStore({
  name: 'products',
  table: products,
  contract,
  isPublic: { where: eq(products.status, 'active'), test: (row) => row.status === 'active' },
  slugFrom: (row) => row.title,
  partOf: 'category',
})

/** The products of a category, which stay when it goes. */
export const productsOfCategory = (store: typeof productsStore) =>
  detachChildren({ store, field: 'category', parents: 'categories' })
