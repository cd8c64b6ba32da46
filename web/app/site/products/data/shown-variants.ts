import { type DecimalMark, type ProductValue, printValue, type UsedCharacteristic } from '@busbar/contract'
import { type PriceStyle, price } from '../../../ui/text/price.ts'
import type { Valued } from './shown-specification.ts'

export type ShownVariants = ReturnType<typeof shownVariants>

/**
 * What can be ordered, as a table prints it: a column for each characteristic in which they differ. To be called in
 * loaders only.
 */
export function shownVariants(
  { values, variants, characteristics = [] }: Valued,
  style: PriceStyle,
  decimalMark?: DecimalMark,
) {
  const columns = characteristics
    .filter(({ _id }) => variants.some((variant) => variant.values[_id]))
    .map((characteristic) =>
      columnOf(
        characteristic,
        variants.map((variant) => variant.values[characteristic._id] ?? values[characteristic._id]),
        decimalMark,
      ),
    )
  return {
    columns: columns.map(({ cells: _, ...column }) => column),
    hasNames: variants.some(({ name }) => name),
    hasPrices: variants.some((variant) => variant.price !== null),
    rows: variants.map(({ orderCode, name, price: amount }, index) => ({
      orderCode,
      name,
      cells: columns.map(({ cells }) => cells[index] ?? null),
      price: amount === null ? null : price(amount, style),
    })),
  }
}

/** A unit that all of them share stands in the head of the column. */
function columnOf(
  characteristic: UsedCharacteristic,
  all: (ProductValue | undefined)[],
  decimalMark?: DecimalMark,
) {
  const { name, kind } = characteristic
  const unit = sharedUnit(all.filter((value) => value !== undefined))
  const cells = all.map((value) => {
    if (!value) return null
    const words = printValue(value, { characteristic, decimalMark })
    // The unit and the space before it.
    return unit ? words.slice(0, -unit.length - 1) : words
  })
  return { name, unit, isNumber: kind === 'number' || kind === 'range', cells }
}

function sharedUnit(all: ProductValue[]) {
  const unitOf = (value?: ProductValue) =>
    value?.kind === 'number' || value?.kind === 'range' ? value.unit : null
  const unit = unitOf(all[0])
  // A degree belongs to its number.
  return unit && unit !== '°' && all.every((value) => unitOf(value) === unit) ? unit : null
}
