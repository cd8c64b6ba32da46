import { limits } from '../../limits.ts'
import { compareDecimals, decimalOf, decimalText, exactQuotient } from '../../quantities/decimal.ts'
import { numberRelations } from '../../quantities/quantity.ts'
import { units } from '../../quantities/units.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { requiredText } from '../fields/common-shapes.ts'

const { values: sentences } = texts.rules.products
const max = limits.catalogue

/** What kinds of characteristics there are, and so of values. */
export const characteristicKinds = ['number', 'range', 'choice', 'text', 'yesNo'] as const

/** A decimal number as text, in the base unit: never a floating-point number. */
const decimal = z.string().max(max.digits).regex(decimalText, sentences.decimalInvalid)
/** The symbol of the unit in which it was typed and is shown; null for a plain number. */
const unit = z
  .string()
  .refine((symbol) => units.has(symbol), sentences.unitUnknown)
  .nullable()

const number = { relation: z.enum(numberRelations).default('is'), value: decimal, unit: unit.default(null) }
const range = { from: decimal.nullable(), to: decimal.nullable(), unit: unit.default(null) }
/** The keys of what was chosen, of one or of several. */
const choice = { keys: z.array(z.string().max(max.key)).min(1).max(max.choices) }
const text = { text: requiredText(texts.values.required, limits.text.short) }
const yesNo = { isTrue: z.boolean() }

const kindOf = <const Kind extends (typeof characteristicKinds)[number]>(kind: Kind) => ({
  kind: z.literal(kind),
})

/** A value as it is shown. */
const productValue = z.discriminatedUnion('kind', [
  z.object({ ...kindOf('number'), ...number }),
  z.object({ ...kindOf('range'), ...range }),
  z.object({ ...kindOf('choice'), ...choice }),
  z.object({ ...kindOf('text'), ...text }),
  z.object({ ...kindOf('yesNo'), ...yesNo }),
])

/** A value as it is sent. Whether it fits its characteristic is checked where both are known. */
const sentValue = z.discriminatedUnion('kind', [
  z
    .strictObject({ ...kindOf('number'), ...number })
    .refine(({ value, unit }) => isExactIn(value, unit), sentences.notExact)
    .refine(
      ({ relation, value }) => relation !== 'plusMinus' || !value.startsWith('-'),
      sentences.plusMinusNegative,
    ),
  z
    .strictObject({ ...kindOf('range'), ...range })
    .refine(({ from, to }) => from !== null || to !== null, sentences.rangeEmpty)
    .refine(({ from, to }) => from === null || to === null || isBelow(from, to), sentences.rangeBackwards)
    .refine(({ from, to, unit }) => isExactIn(from, unit) && isExactIn(to, unit), sentences.notExact),
  z.strictObject({ ...kindOf('choice'), ...choice }),
  z.strictObject({ ...kindOf('text'), ...text }),
  z.strictObject({ ...kindOf('yesNo'), ...yesNo }),
])

/** Values by the id of their characteristic. */
export const sentValues = z
  .record(z.uuid(), sentValue)
  .refine((values) => Object.keys(values).length <= max.values, sentences.tooMany(max.values))

export const productValues = z.record(z.uuid(), productValue)

/** 100 s cannot be written in minutes: shown, it would be another value. */
function isExactIn(value: string | null, symbol: string | null) {
  const unit = units.get(symbol ?? '')
  if (value === null || !unit || !decimalText.test(value)) return true
  return exactQuotient(decimalOf(value), decimalOf(unit.factor)) !== null
}

function isBelow(from: string, to: string) {
  if (!decimalText.test(from) || !decimalText.test(to)) return true
  return compareDecimals(decimalOf(from), decimalOf(to)) <= 0
}

export type CharacteristicKind = (typeof characteristicKinds)[number]
export type ProductValue = z.infer<typeof productValue>
export type ProductValues = z.infer<typeof productValues>
