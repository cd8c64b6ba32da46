import { quantities as texts } from '../texts/quantities.ts'
import { findUnit } from './find-unit.ts'
import { plainText } from './plain-text.ts'
import {
  compareValues,
  inBaseUnit,
  inUnit,
  type NumberRelation,
  type NumberValue,
  negated,
  type RangeValue,
} from './quantity.ts'
import { type DecimalMark, readNumber } from './read-number.ts'

/** What was understood, or why not. */
export type Reading<Value> = { value: Value } | { problem: string }

type Options = {
  /** The unit of the characteristic: others in which the same can be said are understood as well. */
  unit: string | null
  decimalMark?: DecimalMark
}

/** One number as people type it: `12 kV`, `0,4kV`, `≥ 95 %`. */
export function readNumberValue(typed: string, options: Options): Reading<NumberValue> {
  const { relation, rest } = relationOf(plainFor(typed, options), options.unit !== null)
  if (endsOf(rest)) return { problem: texts.oneNumber }
  const read = readAmount(rest, options)
  if ('problem' in read) return read
  const { value, unit } = read
  if (relation === 'plusMinus' && compareValues(value, '0') <= 0) return { problem: texts.plusMinusPositive }
  return { value: { kind: 'number', relation, value, unit } }
}

/** A range as people type it: `630–2500 A`, `-25…+40 °C`, `±10 %`, `up to 36 kV`, or one number alone. */
export function readRangeValue(typed: string, options: Options): Reading<RangeValue> {
  const plain = plainFor(typed, options)
  const ends = endsOf(plain)
  if (ends) return readEnds(ends, options)
  const { relation, rest } = relationOf(plain, options.unit !== null)
  if (relation === 'moreThan' || relation === 'lessThan') return { problem: texts.rangeIncludes }
  if (relation === 'about') return { problem: texts.rangeExact }
  if (endsOf(rest)) return { problem: texts.rangeUnclear }
  const read = readAmount(rest, options)
  if ('problem' in read) return read
  const { value, unit } = read
  if (relation === 'plusMinus' && compareValues(value, '0') <= 0) return { problem: texts.plusMinusPositive }
  const from = relation === 'atMost' ? null : relation === 'plusMinus' ? negated(value) : value
  return { value: { kind: 'range', from, to: relation === 'atLeast' ? null : value, unit } }
}

/** In `1500 min-1`, the minus is no sign and no dash. */
function plainFor(typed: string, { unit }: Options) {
  const plain = plainText(typed)
  return unit?.endsWith('⁻¹') ? plain.replace(/(min|s)\^?-1(?!\d)/g, 'r/$1') : plain
}

/** Signs and words before or behind a number, and what they say about it. */
const before: [RegExp, NumberRelation][] = [
  [/^(?:≥|>=|=>|(?:min(?:imum)?|at least|not less than|from)(?![a-z])\.?)/i, 'atLeast'],
  [/^(?:≤|<=|=<|(?:max(?:imum)?|at most|not more than|up to)(?![a-z])\.?)/i, 'atMost'],
  [/^(?:>|(?:more than|over|above)(?![a-z]))/i, 'moreThan'],
  [/^(?:<|(?:less than|below|under)(?![a-z]))/i, 'lessThan'],
  [/^(?:≈|~|(?:about|approx(?:imately)?|ca|circa)(?![a-z])\.?)/i, 'about'],
  [/^(?:±|\+ ?\/ ?-|\+-)/, 'plusMinus'],
  [/^=/, 'is'],
]
const behind: [RegExp, NumberRelation][] = [
  [/ (?:min(?:imum)?\.?|(?:or|and) (?:more|above|higher))$/i, 'atLeast'],
  [/ (?:max(?:imum)?\.?|(?:or|and) (?:less|below|lower))$/i, 'atMost'],
]

function relationOf(plain: string, hasUnit: boolean): { relation: NumberRelation; rest: string } {
  for (const [pattern, relation] of before)
    if (pattern.test(plain)) return { relation, rest: plain.replace(pattern, '').trim() }
  for (const [pattern, relation] of behind) {
    const rest = plain.replace(pattern, '')
    // In '10 min', the word is the unit.
    if (rest !== plain && (!hasUnit || /\D$/.test(rest))) return { relation, rest }
  }
  return { relation: 'is', rest: plain }
}

const number = String.raw`[+-]? ?(?:\d+(?:['.,]\d+| \d{3}(?!\d))*|[.,]\d+)`
const oneAmount = new RegExp(`^(${number})(.*)$`)
const twoAmounts = new RegExp(
  `^(?:from |between )?(${number})([^\\d]*?)(?: ?(?:\\.{2,3}|÷) ?| ?- ?| (?:to|up to|and|bis) )(${number})([^\\d].*)?$`,
  'i',
)
/** What may be above and what may be below, in either order: `+10/−15 %`. */
const aboveAndBelow = /^([+-] ?[\d.,]+) ?([^\d/]*)\/ ?([+-] ?[\d.,]+)([^\d].*)?$/

type Ends = { from: string; fromUnit: string; to: string; toUnit: string }

/** The two numbers of a range with their units, where there are two. */
function endsOf(plain: string): Ends | undefined {
  const signed = aboveAndBelow.exec(plain)
  if (signed && signed[1]?.[0] !== signed[3]?.[0]) {
    const [, one = '', oneUnit = '', other = '', otherUnit = ''] = signed
    const isDownFirst = one.startsWith('-')
    return isDownFirst
      ? { from: one, fromUnit: oneUnit, to: other, toUnit: otherUnit }
      : { from: other, fromUnit: otherUnit || oneUnit, to: one, toUnit: oneUnit || otherUnit }
  }
  const [found, from, fromUnit = '', to, toUnit = ''] = twoAmounts.exec(plain) ?? []
  if (!found || from === undefined || to === undefined) return undefined
  return { from, fromUnit, to, toUnit }
}

/** The unit at the end is that of both numbers. */
function readEnds({ from, fromUnit, to, toUnit }: Ends, options: Options): Reading<RangeValue> {
  if (fromUnit.trim() && !toUnit.trim()) return { problem: texts.unitAtEnd }
  const upper = readAmount(to + toUnit, options)
  if ('problem' in upper) return upper
  const lower = readAmount(`${from} ${fromUnit.trim() || toUnit}`, options)
  if ('problem' in lower) return lower
  if (compareValues(lower.value, upper.value) > 0) return { problem: texts.rangeBackwards }
  const isExact = inUnit(lower.value, upper.unit) !== null
  const unit = isExact ? upper.unit : lower.unit
  if (inUnit(upper.value, unit) === null) return { problem: texts.unitsDiffer }
  return { value: { kind: 'range', from: lower.value, to: upper.value, unit } }
}

/** A number with its unit, as it is stored. */
function readAmount(
  plain: string,
  { unit: expected, decimalMark }: Options,
): { value: string; unit: string | null } | { problem: string } {
  if (plain === '') return { problem: texts.empty }
  const [, figures, rest = ''] = oneAmount.exec(plain) ?? []
  if (figures === undefined) return { problem: texts.noNumber(plain) }
  const problem = problemBehind(rest)
  if (problem) return { problem }
  const read = readNumber(figures, decimalMark)
  if ('problem' in read) return read
  const written = rest.trim()
  if (expected === null)
    return written ? { problem: texts.noUnit(written) } : { value: read.number, unit: null }
  const found = written ? findUnit(written, expected) : undefined
  if (found && 'problem' in found) return found
  const unit = found?.unit.symbol ?? expected
  return { value: inBaseUnit(read.number, unit), unit }
}

/** What stands behind a number and is no unit. */
function problemBehind(rest: string) {
  if (/^ ?[eE][+-]?\d|^ ?[x×·*] ?10/.test(rest)) return texts.inFull
  if (/^ ?[x×*] ?\d/i.test(rest)) return texts.oneNumber
  if (/^ ?\/ ?\d/.test(rest)) return texts.slash
  if (/±|\+ ?\/ ?-/.test(rest)) return texts.toleranceApart
  return /\(.*\d.*\)|@/.test(rest) ? texts.conditionApart : undefined
}
