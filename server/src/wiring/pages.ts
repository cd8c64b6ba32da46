import { eq } from 'drizzle-orm'
import { categories } from '../features/categories/table.ts'
import { products } from '../features/products/table.ts'
import { services } from '../features/services/table.ts'
import type { PagedCollection } from '../publisher/record-pages.ts'

/** The content types whose records have a page of their own, and where it is. */
export const pagedCollections: PagedCollection[] = [
  { name: 'services', table: services, prefix: '/service/', isPublic: eq(services.isActive, true) },
  {
    name: 'categories',
    table: categories,
    prefix: '/categories/',
    alias: '/category/',
    isPublic: eq(categories.isActive, true),
  },
  { name: 'products', table: products, prefix: '/products/', isPublic: eq(products.status, 'active') },
]
