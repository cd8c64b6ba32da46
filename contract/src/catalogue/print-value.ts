import { printNumberValue, printRangeValue } from '../quantities/print-quantity.ts'
import type { DecimalMark } from '../quantities/read-number.ts'
import { yesNo } from '../texts/catalogue.ts'
import type { ProductValue } from '../types/catalogue/product-values.ts'
import type { PublicCharacteristic } from '../types/characteristics.ts'

type Printing = {
  /** What the value is of: the words of its choices, and how many decimals are shown at least. */
  characteristic?: Pick<PublicCharacteristic, 'choices' | 'unit' | 'decimals'>
  decimalMark?: DecimalMark
}

/** A value as people read it, which `readValue` understands as long as no decimals are filled up. */
export function printValue(value: ProductValue, { characteristic, decimalMark }: Printing = {}): string {
  if (value.kind === 'text') return value.text
  if (value.kind === 'yesNo') return value.isTrue ? yesNo.yes : yesNo.no
  if (value.kind === 'choice') {
    const labelOf = (key: string) => characteristic?.choices.find((one) => one.key === key)?.label ?? key
    return value.keys.map(labelOf).join(', ')
  }
  const isInOwnUnit = value.unit === characteristic?.unit
  const options = { decimalMark, decimals: isInOwnUnit ? characteristic?.decimals : null }
  return value.kind === 'number' ? printNumberValue(value, options) : printRangeValue(value, options)
}
