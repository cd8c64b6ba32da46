import {
  compareValues,
  type DecimalMark,
  extentOf,
  type ProductValue,
  type PublicProduct,
  printValue,
  texts,
  type UsedCharacteristic,
} from '@busbar/contract'

export type Valued = Pick<PublicProduct, 'values' | 'variants' | 'characteristics'>

/** So many different values of variants are named one by one. */
const namedOneByOne = 3

/**
 * A product's values in words: the few that are shown first, and all of them by group, those without one at the end. To
 * be called in loaders only.
 */
export function shownSpecification(product: Valued, decimalMark?: DecimalMark) {
  const rows = (product.characteristics ?? []).flatMap((characteristic) => {
    const value = wordsFor(product, characteristic, decimalMark)
    return value === null ? [] : [{ ...characteristic, value }]
  })
  const byGroup = Map.groupBy(
    rows.toSorted((one, other) => Number(!one.group) - Number(!other.group)),
    ({ group }) => group ?? '',
  )
  return {
    keyFigures: rows.filter(({ isKeyFigure }) => isKeyFigure).map(({ name, value }) => ({ name, value })),
    groups: [...byGroup].map(([name, some]) => ({
      // A heading sets it apart from others: by itself it needs none.
      name: name || (byGroup.size > 1 ? texts.productData.ungrouped : null),
      rows: some.map(({ name: what, value, description }) => ({ name: what, value, description })),
    })),
  }
}

/** What it is for the product as a whole: where variants differ, from the least to the most. */
function wordsFor(
  { values, variants }: Valued,
  characteristic: UsedCharacteristic,
  decimalMark?: DecimalMark,
) {
  const { _id } = characteristic
  const ofVariants = variants.some((variant) => variant.values[_id])
  const all = (
    ofVariants ? variants.map((variant) => variant.values[_id] ?? values[_id]) : [values[_id]]
  ).filter((value) => value !== undefined)
  if (all.length === 0) return null
  const print = (value: ProductValue) => printValue(value, { characteristic, decimalMark })
  const words = [...new Set(all.map(print))]
  if (words.length === 1) return words[0] ?? null
  const spread = spreadOf(all)
  if (spread) return print(spread)
  return words.length <= namedOneByOne ? words.join(', ') : texts.productData.byVariant
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
