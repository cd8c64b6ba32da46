import { sql } from 'drizzle-orm'
import type { ContentWarning } from '../../content/content-warnings.ts'
import { products } from './table.ts'

/** Of the products that visitors see. The conditions are in the very words of their indexes. */
export const productsWarnings: ContentWarning[] = [
  {
    kind: 'products-without-picture',
    names: sql`select ${products.title} as name from ${products}
      where ${products.deletedAt} is null and ${products.status} = 'active' and ${products.mainImageUrl} is null
      order by ${products._id} desc`,
  },
  {
    kind: 'products-without-category',
    names: sql`select ${products.title} as name from ${products}
      where ${products.deletedAt} is null and ${products.category} is null and ${products.status} = 'active'
      order by ${products.category} desc, ${products._id} desc`,
  },
]
