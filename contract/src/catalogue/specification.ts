import { compareValues, extentOf } from '../quantities/quantity.ts'
import type { DecimalMark } from '../quantities/read-number.ts'
import { seeVariants } from '../texts/catalogue.ts'
import type { ProductValue } from '../types/catalogue/product-values.ts'
import type { PublicProduct, UsedCharacteristic } from '../types/products.ts'
import { printValue } from './print-value.ts'

type Valued = Pick<PublicProduct, 'values' | 'variants' | 'characteristics'>

/** So many different values of variants are named one by one. */
const namedOneByOne = 3

/**
 * A product's values in words, for its page and its datasheet alike: the few that are shown first, and all of them by
 * group, those without one at the top.
 */
export function specificationOf(product: Valued, decimalMark?: DecimalMark) {
  const rows = (product.characteristics ?? []).flatMap((characteristic) => {
    const value = wordsFor(product, characteristic, decimalMark)
    return value === null ? [] : [{ ...characteristic, value }]
  })
  const grouped = rows.toSorted((one, other) => Number(Boolean(one.group)) - Number(Boolean(other.group)))
  return {
    keyFigures: rows.filter(({ isKeyFigure }) => isKeyFigure).map(({ name, value }) => ({ name, value })),
    groups: [...Map.groupBy(grouped, ({ group }) => group ?? '')].map(([name, some]) => ({
      name,
      rows: some.map(({ name, value, description }) => ({ name, value, description })),
    })),
  }
}

/** The characteristics that a variant has a value of its own of. */
export function differingIn({ variants, characteristics = [] }: Valued): UsedCharacteristic[] {
  return characteristics.filter(({ _id }) => variants.some(({ values }) => values[_id]))
}

/** What a value is for the product as a whole: where its variants differ, from the least to the most. */
function wordsFor(
  { values, variants }: Valued,
  characteristic: UsedCharacteristic,
  decimalMark?: DecimalMark,
) {
  const { _id } = characteristic
  const isOfVariants = variants.some((variant) => variant.values[_id])
  const carriers = isOfVariants
    ? variants.map((variant) => variant.values[_id] ?? values[_id])
    : [values[_id]]
  const all = carriers.filter((value) => value !== undefined)
  if (all.length === 0) return null
  const print = (value: ProductValue) => printValue(value, { characteristic, decimalMark })
  const words = [...new Set(all.map(print))]
  const spread = words.length > 1 ? spreadOf(all) : null
  if (spread) return print(spread)
  return words.length <= namedOneByOne ? words.join(', ') : seeVariants
}

/** From the least to the most, where all of them say exactly how much, in one unit. */
function spreadOf(all: ProductValue[]): ProductValue | null {
  const [first] = all
  if (first?.kind !== 'number' && first?.kind !== 'range') return null
  const ends: string[] = []
  for (const value of all) {
    if (value.kind !== 'number' && value.kind !== 'range') return null
    const isExact = value.kind === 'range' || value.relation === 'is'
    const { from, to } = extentOf(value)
    if (!isExact || value.unit !== first.unit || from === null || to === null) return null
    ends.push(from, to)
  }
  const sorted = ends.toSorted(compareValues)
  return { kind: 'range', from: sorted[0] ?? null, to: sorted.at(-1) ?? null, unit: first.unit }
}
