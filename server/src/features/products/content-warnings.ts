import { sql } from 'drizzle-orm'
import type { ContentWarning } from '../../content/content-warnings.ts'
import { products, productsStore } from './table.ts'

/** Of the products that visitors see. */
export const productsWarnings: ContentWarning[] = [
  {
    kind: 'products-without-picture',
    names: sql`select ${products.title} as name from ${products}
      where ${productsStore.isPublic} and ${products.mainImageUrl} is null
      order by ${products._id} desc`,
  },
  {
    kind: 'products-without-category',
    names: sql`select ${products.title} as name from ${products}
      where ${productsStore.isPublic} and ${products.category} is null
      order by ${products.category} desc, ${products._id} desc`,
  },
]
