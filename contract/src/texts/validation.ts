import type { z } from 'zod'
import { api, values } from './admin.ts'

/** What a person reads where a schema has no sentence of its own: ours, never the library's. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return api.unknownField
  if (issue.input === undefined) return values.required
  if (issue.code === 'invalid_type') return kindOf(issue.expected)
  if (issue.code === 'invalid_value') return values.oneOf(issue.values.map(String))
  if (issue.code === 'not_multiple_of') return values.multipleOf(Number(issue.divisor))
  if (issue.code === 'invalid_format')
    return (values.formats as Record<string, string>)[issue.format] ?? values.unfit
  if (issue.code === 'too_small')
    return issue.inclusive === false
      ? values.notAbove(Number(issue.minimum))
      : atLeast(issue.origin, Number(issue.minimum))
  if (issue.code === 'too_big') return atMost(issue.origin, Number(issue.maximum))
  return values.unfit
}

function kindOf(expected: string) {
  return (values.kinds as Record<string, string>)[expected] ?? values.unfit
}

function atLeast(origin: string, least: number) {
  if (origin === 'string') return values.tooShort(least)
  return origin === 'array' ? values.tooFew(least) : values.tooSmall(least)
}

function atMost(origin: string, most: number) {
  if (origin === 'string') return api.tooLong(most)
  return origin === 'array' ? values.tooMany(most) : values.tooBig(most)
}
