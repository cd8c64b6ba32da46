import { createClient } from '@busbar/contract'
import type { Stack } from '../dev/stack.ts'

/** One public page of each kind, as the demo company has them. */
export async function publicPages(stack: Stack) {
  const api = createClient({ fetch: (path, request) => fetch(new URL(String(path), stack.url), request) })
  const [services, categories, products, references, news, pages] = await Promise.all([
    api.services.list(),
    api.categories.list(),
    api.products.list(),
    api.references.list(),
    api.news.list(),
    api.pages.list(),
  ])
  return {
    home: '/',
    service: `/service/${services.data[0]?.slug}`,
    category: `/categories/${categories.data[0]?.slug}`,
    product: `/products/${products.data[0]?.slug}`,
    reference: `/references/${references.data[0]?.slug}`,
    references: '/references',
    newsItem: `/news/${news.data[0]?.slug}`,
    news: '/news',
    page: `/${pages.data.at(-1)?.slug}`,
    contact: '/contact',
    privacy: '/privacy',
  }
}
