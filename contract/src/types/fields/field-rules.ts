import { z } from '../../zod.ts'

/** What a form has to know of a field, so that it is said once: in the content type's `input`. */
export type FieldRules = {
  isRequired: boolean
  maxLength?: number
  /** How many there may be, in a list. */
  maxItems?: number
  /** What can be chosen, in a choice. */
  options?: string[]
  /** The empty value. */
  empty: unknown
}

export function fieldRules(input: z.ZodObject, name: string): FieldRules {
  const field = input.shape[name] as z.ZodType | undefined
  if (!field) throw new Error(`There is no field ${name}`)
  const inner = innermost(field)
  return {
    isRequired: !field.safeParse(undefined).success,
    maxLength: lengthOf(inner instanceof z.ZodArray ? innermost(inner.element as z.ZodType) : inner),
    maxItems: inner instanceof z.ZodArray ? mostIn(inner) : undefined,
    options: inner instanceof z.ZodEnum ? inner.options.map(String) : undefined,
    empty: field.safeParse(null).success ? null : emptyOf(inner),
  }
}

function lengthOf(field: z.ZodType) {
  return field instanceof z.ZodString ? (field.maxLength ?? undefined) : undefined
}

function mostIn(list: z.ZodArray) {
  const checks = list.def.checks?.map((check) => check._zod.def as { check: string; maximum?: number })
  return checks?.find(({ check }) => check === 'max_length')?.maximum
}

function emptyOf(field: z.ZodType) {
  if (field instanceof z.ZodString) return ''
  if (field instanceof z.ZodBoolean) return false
  if (field instanceof z.ZodArray) return []
  return field instanceof z.ZodEnum ? field.options[0] : undefined
}

/** The field itself, without what is around it: whether it may be missing, and what becomes of it. */
function innermost(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return innermost(field.unwrap() as z.ZodType)
  return field instanceof z.ZodPipe ? innermost(field.in as z.ZodType) : field
}
