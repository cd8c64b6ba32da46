import { compareDecimals, decimalOf, exactQuotient, roundedQuotient, textOf, times } from './decimal.ts'
import { unitOf } from './units.ts'

/** What a number says about the thing: that it is this much, at least this much, and so on. */
export const numberRelations = [
  'is',
  'atLeast',
  'atMost',
  'moreThan',
  'lessThan',
  'about',
  'plusMinus',
] as const

export type NumberRelation = (typeof numberRelations)[number]

/** A number, exactly: decimal text in the base unit, and the symbol of the unit in which it was typed and is shown. */
export type NumberValue = {
  kind: 'number'
  relation: NumberRelation
  value: string
  unit: string | null
}

/** From one end to the other, both included; an end that is null is open. */
export type RangeValue = { kind: 'range'; from: string | null; to: string | null; unit: string | null }

const factorOf = (unit: string | null) => decimalOf(unit === null ? '1' : unitOf(unit).factor)

/** A number of some unit in the base unit. */
export function inBaseUnit(value: string, unit: string | null): string {
  return textOf(times(decimalOf(value), factorOf(unit)))
}

/** A number of the base unit in another one, or null where no decimal number is exactly that. */
export function inUnit(value: string, unit: string | null): string | null {
  const exact = exactQuotient(decimalOf(value), factorOf(unit))
  return exact && textOf(exact)
}

/** The same where so many digits behind the point are enough. */
export function roundedInUnit(value: string, unit: string | null, places: number): string {
  return textOf(roundedQuotient(decimalOf(value), factorOf(unit), places))
}

/** The order of two numbers of the same base unit: below zero, zero or above it. */
export function compareValues(one: string, other: string): number {
  return compareDecimals(decimalOf(one), decimalOf(other))
}

/** Where a value begins and ends, in the base unit: filters and sorts go by it. Null is open. */
export function extentOf(value: NumberValue | RangeValue): { from: string | null; to: string | null } {
  if (value.kind === 'range') return { from: value.from, to: value.to }
  const { relation, value: number } = value
  if (relation === 'atLeast' || relation === 'moreThan') return { from: number, to: null }
  if (relation === 'atMost' || relation === 'lessThan') return { from: null, to: number }
  if (relation === 'plusMinus') return { from: negated(number), to: number }
  return { from: number, to: number }
}

export function negated(value: string): string {
  const { digits, scale } = decimalOf(value)
  return textOf({ digits: -digits, scale })
}
