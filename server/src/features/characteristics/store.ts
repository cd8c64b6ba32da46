import { type ProductValue, texts, valueProblem } from '@busbar/contract'
import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { EndCheck } from '../../content/end-checks.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import type { Transaction } from '../../platform/postgres/db.ts'
import { characteristicRecords, characteristics } from './table.ts'

export type CharacteristicsStore = typeof characteristicRecords
type Row = typeof characteristics.$inferSelect

/** Who uses characteristics: products have values of them, categories list them. */
export type CharacteristicUses = {
  countProducts: (tx: Transaction, ids: string[]) => Promise<number>
  countCategories: (tx: Transaction, ids: string[]) => Promise<number>
  /** All values of one that products have, a list for each product. */
  valuesOf: (tx: Transaction, id: string) => Promise<ProductValue[][]>
}

/** Characteristics, which neither go nor change as long as a product has a value that would no longer fit. */
export function createCharacteristicsStore(uses: CharacteristicUses): CharacteristicsStore {
  const unused: EndCheck = async (tx, ids) => {
    const gone = await tx
      .select({ _id: characteristics._id })
      .from(characteristics)
      .where(and(inArray(characteristics._id, ids), isNotNull(characteristics.deletedAt)))
    const goneIds = gone.map(({ _id }) => _id)
    if (goneIds.length === 0) return
    const products = await uses.countProducts(tx, goneIds)
    const categories = await uses.countCategories(tx, goneIds)
    if (products + categories > 0) throw conflict('in_use', texts.characteristics.inUse(products, categories))
  }

  const stillFits: EndCheck = async (tx, ids) => {
    const rows = await tx
      .select()
      .from(characteristics)
      .where(and(inArray(characteristics._id, ids), isNull(characteristics.deletedAt)))
      .orderBy(asc(characteristics._id))
    for (const row of rows) {
      const used = await uses.valuesOf(tx, row._id)
      const unfit = used.filter((values) => values.some((value) => valueProblem(value, row) !== null))
      if (unfit.length > 0) throw conflict('in_use', texts.characteristics.kindInUse(unfit.length))
    }
  }

  return {
    ...characteristicRecords,

    async create(change, input, id) {
      const row = await characteristicRecords.create(change, input, id)
      assertWhole(row)
      return row
    },

    async update(change, id, patch, expected) {
      const row = await characteristicRecords.update(change, id, patch, expected)
      assertWhole(row)
      if ([patch.kind, patch.unit, patch.choices, patch.isMultiple].some((value) => value !== undefined))
        change.atEnd(stillFits, row._id)
      return row
    },

    async remove(change, id) {
      const row = await characteristicRecords.remove(change, id)
      change.atEnd(unused, row._id)
      return row
    },
  }
}

/** What only some kinds have is refused for the others. */
function assertWhole({ kind, unit, choices }: Pick<Row, 'kind' | 'unit' | 'choices'>) {
  const { unitNeedless, choicesNeedless, choicesRequired } = texts.rules.characteristics
  if (unit && kind !== 'number' && kind !== 'range') throw invalid({ unit: unitNeedless })
  if (kind === 'choice' && choices.length === 0) throw invalid({ choices: choicesRequired })
  if (kind !== 'choice' && choices.length > 0) throw invalid({ choices: choicesNeedless })
}
