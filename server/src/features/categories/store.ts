import type { CategoryCharacteristic, UsedCharacteristic } from '@busbar/contract'
import type { Change } from '../../content/change.ts'
import type { Children } from '../../content/children.ts'
import { ordered } from '../../content/ordered.ts'
import { listKey, partKey } from '../../content/read-tracking.ts'
import type { Store } from '../../content/store.ts'
import type { RecordTable } from '../../content/store-table.ts'
import type { Queryable } from '../../platform/postgres/db.ts'
import { listedCharacteristics } from './category-characteristics.ts'
import { eventsOfCategory } from './events-store.ts'
import { categoryRecords } from './table.ts'

const store = ordered(categoryRecords)

export type CategoriesStore = typeof store

type CategoryNeighbours = {
  products: Children
  characteristics: Store<RecordTable>
  usedCharacteristics: (
    db: Queryable,
    uses: { listed: CategoryCharacteristic[]; others: string[] }[],
  ) => Promise<UsedCharacteristic[][]>
}

/** Categories with what belongs to them: events go and come back with a category, products only lose it. */
export function createCategoriesStore(neighbours: CategoryNeighbours): CategoriesStore {
  const { products, usedCharacteristics } = neighbours
  const listed = listedCharacteristics(neighbours.characteristics)
  const used = async (db: Queryable, { characteristics }: { characteristics: CategoryCharacteristic[] }) =>
    (await usedCharacteristics(db, [{ listed: characteristics, others: [] }]))[0]
  return {
    ...store,

    async present(db, view, rows, asked = { includeSubcategories: true }) {
      const shown = await store.present(db, view, rows)
      const carrying = await Promise.all(
        shown.map(async ({ subcategories, ...category }) => ({
          ...category,
          ...(asked.includeSubcategories ? { subcategories } : {}),
          ...(asked.includeEvents ? { events: await eventsOfCategory.shownOf(db, view, category._id) } : {}),
          ...(asked.includeProducts ? { products: await products.shownOf(db, view, category._id) } : {}),
          ...(asked.includeCharacteristics ? { usedCharacteristics: await used(db, category) } : {}),
        })),
      )
      return carrying as typeof shown
    },

    async create(change, input, id) {
      const row = await store.create(change, input, id)
      listed.check(change, row)
      return row
    },

    async update(change, id, patch, expected) {
      const row = await store.update(change, id, patch, expected)
      listed.check(change, patch)
      if (patch.isActive !== undefined) touchEvents(change, row._id)
      return row
    },

    async remove(change, id) {
      const row = await store.remove(change, id)
      await eventsOfCategory.parentGoes(change, row._id)
      await products.parentGoes(change, row._id)
      return row
    },

    async restore(change, id) {
      const { deletedAt } = await store.findAnywhere(change.tx, id)
      const restored = await store.restore(change, id)
      const left = { characteristics: await listed.left(change.tx, restored) }
      const row = deletedAt ? await store.update(change, id, left) : restored
      if (deletedAt) {
        await eventsOfCategory.parentReturns(change, { _id: row._id, deletedAt })
        await products.parentReturns(change, { _id: row._id, deletedAt })
      }
      return row
    },

    async erase(change, ids) {
      for (const id of await store.inTrash(change.tx, ids)) await eventsOfCategory.parentIsErased(change, id)
      return store.erase(change, ids)
    },
  }
}

/** A category that is hidden hides its events. */
function touchEvents(change: Change, id: string) {
  change.touch([listKey('events'), partKey('events', 'category', id)])
}
