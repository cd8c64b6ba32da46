import { events as contract, texts } from '@busbar/contract'
import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Change } from '../../content/change.ts'
import { cascadeTrash } from '../../content/children.ts'
import { createStore } from '../../content/store.ts'
import { invalid } from '../../platform/errors.ts'
import { categories, categoryRecords, events } from './table.ts'

const store = createStore({
  name: 'events',
  table: events,
  contract,
  /** They are shown with their category. */
  isPublic: {
    where: exists(
      new QueryBuilder()
        .select({ found: sql`1` })
        .from(categories)
        .where(and(eq(categories._id, events.category), categoryRecords.isPublic)),
    ),
    test: () => true,
  },
  order: [sql`${events.date} desc nulls last`, asc(events._id)],
  partOf: 'category',
})

/** Events, whose category must be there. */
export const eventsStore: typeof store = {
  ...store,
  async create(change, input, id) {
    await checkCategory(change, input.category)
    return store.create(change, input, id)
  },
  async update(change, id, patch, expected) {
    await checkCategory(change, patch.category)
    return store.update(change, id, patch, expected)
  },
  async restore(change, id) {
    const { category } = await store.findAnywhere(change.tx, id)
    await checkCategory(change, category)
    return store.restore(change, id)
  },
}

/** The events of a category, which go into the trash with it. */
export const eventsOfCategory = cascadeTrash({
  store: eventsStore,
  field: 'category',
  parents: 'categories',
})

/** Keeps a category from going while something is put into it; false when it is not there. */
export async function holdCategory(change: Change, id: string) {
  const [found] = await change.tx
    .select({ _id: categories._id })
    .from(categories)
    .where(and(eq(categories._id, id), isNull(categories.deletedAt)))
    .for('key share')
  return found !== undefined
}

async function checkCategory(change: Change, category?: string) {
  if (category && !(await holdCategory(change, category)))
    throw invalid({ category: texts.rules.events.categoryUnknown })
}
