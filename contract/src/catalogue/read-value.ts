import { plainText } from '../quantities/plain-text.ts'
import type { DecimalMark } from '../quantities/read-number.ts'
import { type Reading, readNumberValue, readRangeValue } from '../quantities/read-quantity.ts'
import { characteristics as texts } from '../texts/catalogue.ts'
import type { ProductValue } from '../types/catalogue/product-values.ts'
import type { ValueRules } from './value-problem.ts'

/** What somebody typed as the value of a characteristic, or why it could not be understood. */
export function readValue(
  typed: string,
  rules: ValueRules,
  decimalMark?: DecimalMark,
): Reading<ProductValue> {
  const { kind, unit } = rules
  if (kind === 'number') return readNumberValue(typed, { unit, decimalMark })
  if (kind === 'range') return readRangeValue(typed, { unit, decimalMark })
  if (kind === 'choice') return readChoice(typed, rules)
  if (kind === 'yesNo') return readYesNo(typed)
  const text = typed.trim()
  return text ? { value: { kind, text } } : { problem: texts.textMissing }
}

/** By their words or keys, several of them between commas or semicolons. */
function readChoice(typed: string, { choices, isMultiple }: ValueRules): Reading<ProductValue> {
  const find = (words: string) =>
    choices.find(({ key, label }) => [key, label].some((name) => isAlike(name, words)))?.key
  // A label may have a comma of its own.
  const whole = find(typed)
  if (whole !== undefined) return { value: { kind: 'choice', keys: [whole] } }
  const parts = typed.split(/[,;]/).map((part) => part.trim())
  const unknown = parts.find((part) => find(part) === undefined)
  if (unknown !== undefined) return { problem: texts.choiceUnknown(unknown) }
  const keys = [...new Set(parts.map((part) => find(part) ?? ''))]
  return keys.length > 1 && !isMultiple ? { problem: texts.oneChoice } : { value: { kind: 'choice', keys } }
}

function readYesNo(typed: string): Reading<ProductValue> {
  const isTrue = ['yes', 'y', 'true', '1', 'x', '✓', '✔', '●'].some((word) => isAlike(word, typed))
  const isFalse = ['no', 'n', 'false', '0', '✗', '✘', '–', '-', '○'].some((word) => isAlike(word, typed))
  return isTrue || isFalse ? { value: { kind: 'yesNo', isTrue } } : { problem: texts.yesOrNo }
}

const isAlike = (one: string, other: string) =>
  plainText(one).toLowerCase() === plainText(other).toLowerCase()
