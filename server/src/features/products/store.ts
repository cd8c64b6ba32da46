import { texts } from '@busbar/contract'
import type { Change } from '../../content/change.ts'
import { invalid } from '../../platform/errors.ts'
import { productsStore } from './table.ts'

export type ProductsStore = typeof productsStore

/** Keeps a category from going while a product is put into it; false when it is not there. */
type HoldCategory = (change: Change, id: string) => Promise<boolean>

/** Products, whose category must be there. The category is held before the product, by everybody. */
export function createProductsStore(holdCategory: HoldCategory): ProductsStore {
  const check = async (open: Change, category?: string | null) => {
    if (category && !(await holdCategory(open, category)))
      throw invalid({ category: texts.rules.products.categoryUnknown })
  }
  return {
    ...productsStore,
    async create(open, input, id) {
      await check(open, input.category)
      return productsStore.create(open, input, id)
    },
    async update(open, id, patch, expected) {
      await check(open, patch.category)
      return productsStore.update(open, id, patch, expected)
    },
    /** It comes back without its category if that has gone meanwhile. */
    async restore(open, id) {
      const { category } = await productsStore.findAnywhere(open.tx, id)
      const isThere = category === null || (await holdCategory(open, category))
      const row = await productsStore.restore(open, id)
      return isThere ? row : productsStore.update(open, id, { category: null })
    },
  }
}
