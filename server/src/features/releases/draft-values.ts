import { changeInput, isEqual, limits, texts } from '@busbar/contract'
import { z } from 'zod'
import type { Values } from '../../content/draft-tables.ts'
import { invalid, malformed } from '../../platform/errors.ts'
import { sanitizeTexts } from '../../platform/rich-text.ts'
import { type DraftTarget, fieldsOf } from './draft-target.ts'

/** What a new record is made of, as for a save. */
export function newValues(target: DraftTarget, given: Values): Values {
  return harmless(target, parsed(target.input, given))
}

/** Of what is given for a record, what differs from `base`, and what that was. */
export function changedValues(target: DraftTarget, given: Values, base: Values) {
  const values = harmless(target, parsed(changeInput(target.input, target.item), given))
  const changed = fieldsOf(target)
    .filter((field) => values[field] !== undefined)
    .map((field): [string, unknown] => [
      field,
      // An entry that is not given has been removed.
      target.keyed.includes(field) ? values[field] : completed(base[field], values[field]),
    ])
    .filter(([field, value]) => !isEqual(base[field] ?? null, value))
  return {
    values: Object.fromEntries(changed),
    base: Object.fromEntries(changed.map(([field]) => [field, base[field] ?? null])),
  }
}

const orderValues = z.strictObject({ order: z.array(z.uuid()).min(1).max(limits.lists.unpagedMax) })

/** The ids of a content type's records in another order. */
export function orderOf(given: Values): Values {
  const values = parsed(orderValues, given)
  if (new Set(values.order).size < values.order.length) throw invalid({ order: texts.api.namedTwice })
  return values
}

/** Of a value that has parts, those that are not given stay. */
function completed(base: unknown, given: unknown) {
  const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
  return isPlain(base) && isPlain(given) ? { ...(base as object), ...(given as object) } : given
}

function parsed<Output>(schema: z.ZodType<Output>, given: Values): Output {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys')
      throw malformed(undefined, Object.fromEntries(issue.keys.map((key) => [key, texts.api.unknownField])))
    errors[issue.path.join('.')] ??= issue.message
  }
  throw invalid(errors)
}

/** A draft is shown in the back office before the store has seen it. */
function harmless({ input }: DraftTarget, values: Values): Values {
  return sanitizeTexts(values, input)
}
