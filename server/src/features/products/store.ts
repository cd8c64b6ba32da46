import { texts, type UsedCharacteristic } from '@busbar/contract'
import type { Change } from '../../content/change.ts'
import type { Values } from '../../content/draft-tables.ts'
import type { Store } from '../../content/store.ts'
import type { RecordTable } from '../../content/store-table.ts'
import { invalid } from '../../platform/errors.ts'
import type { Queryable, Transaction } from '../../platform/postgres/db.ts'
import { claimOrderCodes, forgetOrderCodes } from './order-codes.ts'
import { type FindCharacteristics, fittingValues, valuedIn, valuesFit } from './product-values.ts'
import { productRelations } from './relations.ts'
import { productsStore } from './table.ts'

export type ProductsStore = typeof productsStore & {
  /** The order codes of a draft are kept from other products as well. */
  claimDrafted: (tx: Transaction, id: string, values: Values) => Promise<void>
}

/** What products need of the features that they name. */
export type ProductNeighbours = {
  /** Keeps a category from going while a product is put into it; false when it is not there. */
  holdCategory: (change: Change, id: string) => Promise<boolean>
  downloads: Store<RecordTable>
  findCharacteristics: FindCharacteristics
  /** The characteristics of products: as their category lists them, then the others that they have values of. */
  characteristicsFor: (
    db: Queryable,
    uses: { category: string | null; others: string[] }[],
  ) => Promise<UsedCharacteristic[][]>
}

/** Products, whose category must be there, as what else they name. The category is held before the product, by everybody. */
export function createProductsStore(neighbours: ProductNeighbours): ProductsStore {
  const { holdCategory, downloads, findCharacteristics, characteristicsFor } = neighbours
  const relations = productRelations(productsStore as Store<RecordTable>, downloads)
  const fits = valuesFit(findCharacteristics)
  const checkCategory = async (open: Change, category?: string | null) => {
    if (category && !(await holdCategory(open, category)))
      throw invalid({ category: texts.rules.products.categoryUnknown })
  }

  return {
    ...productsStore,

    async present(db, view, rows, asked = {}) {
      const shown = await productsStore.present(db, view, await relations.shown(db, view, rows))
      if (!asked.includeCharacteristics) return shown
      const uses = rows.map((row) => ({ category: row.category, others: valuedIn(row) }))
      const used = await characteristicsFor(db, uses)
      return shown.map((one, index) => ({ ...one, characteristics: used[index] }))
    },

    async create(open, input, id) {
      await checkCategory(open, input.category)
      const row = await productsStore.create(open, input, id)
      relations.check(open, row._id, row, {})
      await claimOrderCodes(open.tx, row._id, row.variants)
      open.atEnd(fits, row._id)
      return row
    },

    async update(open, id, patch, expected) {
      await checkCategory(open, patch.category)
      const before = await productsStore.findAnywhere(open.tx, id)
      const row = await productsStore.update(open, id, patch, expected)
      relations.check(open, row._id, row, before)
      if (patch.variants) await claimOrderCodes(open.tx, row._id, row.variants)
      if (patch.values || patch.variants) open.atEnd(fits, row._id)
      return row
    },

    /** It comes back without its category if that has gone meanwhile, and without values that no longer fit. */
    async restore(open, id) {
      const before = await productsStore.findAnywhere(open.tx, id)
      const { category } = before
      const isThere = category === null || (await holdCategory(open, category))
      const row = await productsStore.restore(open, id)
      if (before.deletedAt === null) return row
      await claimOrderCodes(open.tx, row._id, row.variants)
      const fitting = await fittingValues(open.tx, findCharacteristics, row)
      return productsStore.update(open, id, { ...fitting, ...(isThere ? {} : { category: null }) })
    },

    async erase(open, ids) {
      await forgetOrderCodes(open.tx, await productsStore.inTrash(open.tx, ids))
      return productsStore.erase(open, ids)
    },

    claimDrafted: (tx, id, { variants }) =>
      claimOrderCodes(tx, id, (variants ?? []) as { orderCode: string }[]),
  }
}
