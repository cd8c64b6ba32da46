import type { OpenApiDocument, OpenApiOperation, OpenApiSchema } from '@busbar/contract'
import { documentationTexts } from './texts.ts'

const { access } = documentationTexts

/** One call, as the reference shows it. */
export type ApiCall = {
  method: string
  path: string
  tag: string
  summary: string
  access: string
  operation: OpenApiOperation
}

/** One field of a body or an answer. Those of an object within stand after it, as `logo.altText`. */
export type ApiField = { name: string; type: string; isRequired: boolean; rules: string }

/** The calls of a document, in its order. */
export function callsOf({ paths }: OpenApiDocument): ApiCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      tag: operation.tags?.[0] ?? '',
      summary: operation.summary ?? '',
      access: accessOf(operation['x-access']),
      operation,
    })),
  )
}

/** All fields of a schema in one list. */
export function fieldsOf(schema: OpenApiSchema, before = ''): ApiField[] {
  const { required = [] } = schema
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = `${before}${key}`
    const { within, isList } = partsOf(value)
    const field = { name, type: typeOf(value), isRequired: required.includes(key), rules: rulesOf(value) }
    return [field, ...within.flatMap((part) => fieldsOf(part, `${name}${isList ? '[]' : ''}.`))]
  })
}

/** The objects that a value is made of. */
function partsOf(schema: OpenApiSchema): { within: OpenApiSchema[]; isList: boolean } {
  const value = presentOf(schema)
  if (value.type !== 'array') return { within: value.properties ? [value] : [], isList: false }
  const { items = {} } = value
  return { within: items.properties ? [items] : (items.oneOf ?? items.anyOf ?? []), isList: true }
}

function typeOf(schema: OpenApiSchema): string {
  const value = presentOf(schema)
  const orNull = schema.anyOf?.some(({ type }) => type === 'null') ? ' or null' : ''
  if (value.enum) return `${value.enum.map((one) => JSON.stringify(one)).join(' | ')}${orNull}`
  const name = value.type === 'array' ? `list of ${typeOf(value.items ?? {})}` : (value.type ?? 'any')
  return `${name}${value.format ? ` (${value.format})` : ''}${orNull}`
}

function rulesOf(schema: OpenApiSchema) {
  const { minLength, maxLength, minimum, maximum } = presentOf(schema)
  // The largest whole number says nothing but that it is one.
  const limit = (value?: number) =>
    Math.abs(value ?? Number.MAX_SAFE_INTEGER) < 2 ** 53 - 1 ? value : undefined
  return [
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    limit(minimum) !== undefined && `from ${minimum}`,
    limit(maximum) !== undefined && `up to ${maximum}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Of something that may be null, what it is otherwise. */
function presentOf(schema: OpenApiSchema): OpenApiSchema {
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
}

function accessOf(who: OpenApiOperation['x-access']) {
  if (Array.isArray(who)) return who.length > 1 ? access.administrators : access.owner
  return who === 'session' || who === 'account' ? access.session : access.public
}
