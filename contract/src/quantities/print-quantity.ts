import { inUnit, type NumberRelation, type NumberValue, negated, type RangeValue } from './quantity.ts'
import type { DecimalMark } from './read-number.ts'

type Options = {
  decimalMark?: DecimalMark
  /** How many digits behind the point are shown at least. */
  decimals?: number | null
}

const noBreak = '\u00a0'
const narrowNoBreak = '\u202f'
const minus = '\u2212'

const signs: Record<NumberRelation, string> = {
  is: '',
  atLeast: `≥${noBreak}`,
  atMost: `≤${noBreak}`,
  moreThan: `>${noBreak}`,
  lessThan: `<${noBreak}`,
  about: `≈${noBreak}`,
  plusMinus: '±',
}

/** A number as people read it, in the unit in which it was typed: `12 kV`, `≥ 95 %`. */
export function printNumberValue({ relation, value, unit }: NumberValue, options: Options = {}) {
  return signs[relation] + withUnit(figures(value, unit, options), unit)
}

/** A range as people read it: `630–2500 A`, `−25…+40 °C`, `±10 %`. */
export function printRangeValue({ from, to, unit }: RangeValue, options: Options = {}) {
  const shown = (value: string) => figures(value, unit, options)
  if (from === null) return signs.atMost + withUnit(shown(to ?? '0'), unit)
  if (to === null) return signs.atLeast + withUnit(shown(from), unit)
  if (from === to) return withUnit(shown(from), unit)
  if (from === negated(to)) return signs.plusMinus + withUnit(shown(to), unit)
  if (!from.startsWith('-')) return withUnit(`${shown(from)}–${shown(to)}`, unit)
  const plus = to.startsWith('-') || to === '0' ? '' : '+'
  return withUnit(`${shown(from)}…${plus}${shown(to)}`, unit)
}

function withUnit(number: string, unit: string | null) {
  if (unit === null) return number
  return unit === '°' ? number + unit : number + noBreak + unit
}

/** With thousands apart where there are more than four digits, as ISO 80000 has it. */
function figures(value: string, unit: string | null, { decimalMark = '.', decimals }: Options) {
  const number = inUnit(value, unit)
  if (number === null) throw new Error(`${value} cannot be written exactly in ${unit}`)
  const [whole = '', part = ''] = number.replace('-', '').split('.')
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, narrowNoBreak) : whole
  const shownPart = part.padEnd(decimals ?? 0, '0')
  return (number.startsWith('-') ? minus : '') + grouped + (shownPart && decimalMark + shownPart)
}
