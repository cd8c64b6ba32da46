// No zod in here: the scripts of public pages make their links from it.

/** The pages that exist whatever the content is. Like every page below, they are published, prefetched and in the sitemap. */
export const fixedPages = { home: '/', contact: '/contact', privacy: '/privacy' } as const

/**
 * Where the records of a content type have their pages. Links, routes, redirects, prefetching, the sitemap, what is kept
 * from the firm's own pages, structured data and the editors' links to the website are made from this.
 */
export const recordPages = {
  services: { prefix: '/service/', schemaType: 'Service' },
  categories: { prefix: '/categories/', alias: '/category/' },
  products: { prefix: '/products/', datasheet: '/datasheet.pdf', schemaType: 'Product' },
  references: { prefix: '/references/', list: '/references', schemaType: 'CreativeWork' },
  news: { prefix: '/news/', list: '/news', feed: '/news/feed.xml', schemaType: 'NewsArticle' },
  // A page at the root whose address starts like one of the others belongs to that one.
  pages: { prefix: '/', schemaType: 'WebPage' },
} as const satisfies Record<string, Declared>

export type PagedName = keyof typeof recordPages

/** A page that lists the records of a content type. */
export type ListPage = Extract<(typeof recordPages)[PagedName], { list: string }>['list']

type Declared = {
  /** The address of a record's page begins with this and ends with its slug. */
  prefix: string
  /** A second address of the same pages, which leads search engines to the first. */
  alias?: string
  /** The page that lists them. */
  list?: string
  /** Its newest records, for feed readers. */
  feed?: string
  /** Beside a record's page, its datasheet: the page's address and this. */
  datasheet?: string
  /** What such a page is about in the words of schema.org. */
  schemaType?: string
}

export type RecordPages = Declared & { list?: ListPage }

/** The address of a record's page. */
export function recordPath(name: PagedName, slug: string) {
  return recordPages[name].prefix + slug
}

/** The address of a product's datasheet, which is published with its page. */
export function datasheetPath(slug: string) {
  return recordPath('products', slug) + recordPages.products.datasheet
}
