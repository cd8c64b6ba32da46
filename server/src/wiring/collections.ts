import {
  type CampaignItem,
  type CollectionName,
  type PagedName,
  type RecordPages,
  recordPages,
  recordPath,
  texts,
} from '@busbar/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import type { ContentWarning } from '../content/content-warnings.ts'
import { linksIn, withBacklinks, withReferences } from '../content/links.ts'
import type { Store } from '../content/store.ts'
import type { RecordTable } from '../content/store-table.ts'
import {
  characteristicsOfCategories,
  countCategoriesListing,
} from '../features/categories/category-characteristics.ts'
import { categoriesWarnings } from '../features/categories/content-warnings.ts'
import { eventRoutes } from '../features/categories/event-routes.ts'
import { eventsStore, holdCategory } from '../features/categories/events-store.ts'
import { categoriesRoutes } from '../features/categories/routes.ts'
import { createCategoriesStore } from '../features/categories/store.ts'
import { categories, events } from '../features/categories/table.ts'
import { createCharacteristicsStore } from '../features/characteristics/store.ts'
import { findCharacteristics, usedCharacteristics } from '../features/characteristics/used-characteristics.ts'
import { clientsRoutes } from '../features/clients/routes.ts'
import { clientsStore } from '../features/clients/table.ts'
import { createDownloadsStore } from '../features/downloads/store.ts'
import { downloads } from '../features/downloads/table.ts'
import { usesNow } from '../features/library/asset-references.ts'
import { createNewsStore, news } from '../features/news/table.ts'
import { pagesRoutes } from '../features/pages/routes.ts'
import { pagesStore } from '../features/pages/store.ts'
import { partnersStore } from '../features/partners/table.ts'
import { productsWarnings } from '../features/products/content-warnings.ts'
import { countProductsWith, valuesOfCharacteristic } from '../features/products/product-values.ts'
import { productsRoutes } from '../features/products/routes.ts'
import { createProductsStore } from '../features/products/store.ts'
import { products, productsOfCategory } from '../features/products/table.ts'
import { referenceRecords } from '../features/references/table.ts'
import { servicesRoutes } from '../features/services/routes.ts'
import { servicesStore as serviceRecords, services } from '../features/services/table.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import { siteTimeZone } from '../features/site-settings/table.ts'
import { teamStore } from '../features/team/table.ts'
import type { Database } from '../platform/postgres/db.ts'
import { draftReferences } from './draft-references.ts'

/** What the product must know of a content type. Whatever concerns all of them is derived from it. */
export type ContentType = (WithoutPage | WithPage) & Registered

type Registered = {
  /** Its calls, where they are not just the standard ones. */
  routes?: (app: FastifyInstance, dependencies: { db: Database }) => void
  /** What an email shows of a record, and where it leads unless to the record's own page. */
  card?: { title: PgColumn; text: PgColumn; image: PgColumn; path?: SQL }
  /** What may be wrong with its records. */
  warnings?: ContentWarning[]
}

type WithoutPage = { store: Store<RecordTable>; page?: undefined }

/** Its records have a page each. */
type WithPage = { store: Store<RecordTable & { slug: PgColumn }>; page: RecordPages }

// Two features that must know of each other meet here: neither imports the other.
const downloadsStore = createDownloadsStore(() => {
  const stores = [...contentTypes.map(({ store }) => store), siteSettingsStore]
  const users = stores.map(({ name, table }) => ({ name, table }))
  return usesNow([...users, draftReferences], sql`${downloads._id}::text`).exist
})
const newsStore = createNewsStore(siteTimeZone)
const characteristicsStore = createCharacteristicsStore({
  countProducts: countProductsWith,
  countCategories: countCategoriesListing,
  valuesOf: valuesOfCharacteristic,
})
const productsStore = withBacklinks(
  createProductsStore({
    holdCategory,
    downloads: downloadsStore,
    findCharacteristics,
    async characteristicsFor(db, uses) {
      const ids = new Set(uses.flatMap(({ category }) => category ?? []))
      const listed = await characteristicsOfCategories(db, [...ids])
      return usedCharacteristics(
        db,
        uses.map(({ category, others }) => ({ listed: listed.get(category ?? '') ?? [], others })),
      )
    },
  }),
  linksIn(referenceRecords, 'products', 'products'),
)
const categoriesStore = createCategoriesStore({
  products: productsOfCategory(productsStore),
  characteristics: characteristicsStore,
  usedCharacteristics,
})
const servicesStore = withBacklinks(serviceRecords, linksIn(referenceRecords, 'services', 'services'))
const referencesStore = withReferences(referenceRecords, {
  services: { store: servicesStore, unknown: texts.rules.references.servicesUnknown },
  products: { store: productsStore, unknown: texts.rules.references.productsUnknown },
})

/** Every content type, parents before their children. The compiler names one that is missing here. */
export const collections = {
  downloads: { store: downloadsStore },
  services: {
    store: servicesStore,
    routes: (app, { db }) => servicesRoutes(app, { db, store: servicesStore }),
    card: { title: services.title, text: services.shortDescription, image: services.imageUrl },
  },
  characteristics: { store: characteristicsStore },
  categories: {
    store: categoriesStore,
    routes: (app, { db }) => categoriesRoutes(app, { db, store: categoriesStore }),
    warnings: categoriesWarnings,
  },
  products: {
    store: productsStore,
    routes: (app, { db }) => productsRoutes(app, { db, store: productsStore }),
    card: { title: products.title, text: products.shortDescription, image: products.mainImageUrl },
    warnings: productsWarnings,
  },
  events: {
    store: eventsStore,
    routes: (app, { db }) => eventRoutes(app, { db, categoriesStore }),
    card: {
      title: events.title,
      text: events.description,
      image: events.imageUrl,
      path: sql`(select ${recordPath('categories', '')}::text || ${categories.slug} from ${categories} where ${categories._id} = ${events.category})`,
    },
  },
  references: { store: referencesStore },
  news: {
    store: newsStore,
    card: { title: news.title, text: news.summary, image: news.imageUrl },
  },
  team: { store: teamStore },
  partners: { store: partnersStore },
  clients: { store: clientsStore, routes: clientsRoutes },
  // After all content types with a prefix of their own: an address with such a prefix is theirs.
  pages: { store: pagesStore, routes: pagesRoutes },
} satisfies {
  [Name in CollectionName]: Registered & Pick<Name extends PagedName ? WithPage : WithoutPage, 'store'>
} & Record<CampaignItem['collection'], Pick<Required<ContentType>, 'card'>>

export const contentTypes: ContentType[] = Object.entries(collections).map(
  // That those with pages have slugs is checked above; the compiler does not follow it through a list.
  ([name, type]) => ({ ...type, page: recordPages[name as PagedName] }) as ContentType,
)
