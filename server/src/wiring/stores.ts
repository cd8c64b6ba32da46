import type { CollectionName, ListQuery } from '@busbar/contract'
import type { Change } from '../content/change.ts'
import { eventsStore } from '../features/categories/events-store.ts'
import { createCategoriesStore } from '../features/categories/store.ts'
import { clientsStore } from '../features/clients/table.ts'
import { partnersStore } from '../features/partners/table.ts'
import { productsOfCategory, productsStore } from '../features/products/table.ts'
import { servicesStore } from '../features/services/table.ts'
import { teamStore } from '../features/team/table.ts'
import type { Queryable } from '../platform/postgres/db.ts'

type ContentStore = {
  list: (db: Queryable, view: 'staff', query: ListQuery) => Promise<{ rows: { _id: string }[] }>
  present: (db: Queryable, view: 'staff', rows: never[]) => Promise<object[]>
  create: (open: Change, input: never) => Promise<{ _id: string }>
}

/** The store of every content type, by its name. The compiler names one that is missing here. */
export const stores: Record<CollectionName, ContentStore> = {
  categories: createCategoriesStore(productsOfCategory),
  clients: clientsStore,
  events: eventsStore,
  partners: partnersStore,
  products: productsStore,
  services: servicesStore,
  team: teamStore,
}
