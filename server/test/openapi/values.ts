import fc, { type Arbitrary } from 'fast-check'
import { badAddresses, sqlTries } from '../attacks.ts'

/** The part of JSON Schema that the document uses. */
export type Schema = {
  type?: string
  enum?: unknown[]
  format?: string
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
}

/** Values for a schema: mostly fitting ones, then such that are broken in one place, then anything at all. */
export function valuesFor(schema: Schema, name: string): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fitting(schema, name) },
    { weight: 3, arbitrary: broken(schema, name) },
    { weight: 1, arbitrary: junk },
  )
}

/** A placeholder for the id of a record that exists when the request is sent; see `withKnownIds` of the world. */
export const knownId = (collection: string) => fc.nat(11).map((number) => `known:${collection}:${number}`)

/** Text that somebody might send who means harm, or whose program is broken. */
export const junkText = fc.oneof(
  fc.constantFrom(
    ...sqlTries,
    ...badAddresses,
    ...[
      '',
      ' ',
      '\0',
      '\ud800',
      '\u2028',
      '🏭',
      '%00',
      '%zz',
      '../..',
      '{{7*7}}',
      '<script>alert(1)</script>',
    ],
    ...['null', 'undefined', 'NaN', '-1', '0', '1e309', '99999999999999999999', 'true', '[object Object]'],
    ...['__proto__', 'constructor', '0000-00-00T00:00:00Z', '2026-13-45', 'x'.repeat(3000)],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

const junk: Arbitrary<unknown> = fc.oneof(
  junkText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    -(2 ** 31) - 1,
    [],
    {},
    [[]],
    [null],
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

/** What a schema accepts. Where it cannot say what a text is, such as an address, the field's name does. */
function fitting(schema: Schema, name: string): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, name)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'string') return fittingText(schema, name)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number') return fittingNumber(schema)
  if (schema.type === 'array') {
    const { items = {}, minItems: minLength = 0, maxItems = 4 } = schema
    return fc.array(fitting(items, name), {
      minLength,
      maxLength: Math.max(minLength, Math.min(maxItems, 4)),
    })
  }
  if (schema.type !== 'object') return fc.jsonValue({ maxDepth: 1 })
  const fields = Object.entries(schema.properties ?? {}).map(([key, one]): [string, Arbitrary<unknown>] => [
    key,
    fitting(one, key),
  ])
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
}

function fittingText({ format, minLength = 0, maxLength = 60 }: Schema, name: string) {
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: knownId(name) }, fc.uuid())
  if (format === 'date') return fc.date(thisCentury).map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return fc.date(thisCentury).map((date) => date.toISOString())
  const [, meant] = meanings.find(([pattern]) => pattern.test(name)) ?? []
  if (meant) return fc.constantFrom(...meant)
  return anyText.map((text) => {
    const short = text.slice(0, maxLength).toWellFormed()
    return short.trim().length < minLength ? 'abcdefghi' : short
  })
}

/** Made once: it takes a while. */
const anyText = fc.string({ unit: 'grapheme', maxLength: 40 })

const thisCentury = { min: new Date('2000'), max: new Date('2100'), noInvalidDate: true }

/** What texts of these names look like. */
const meanings: [RegExp, string[]][] = [
  [/email/i, ['ada@busbar.example', 'Grace.Hopper@Busbar.Example', 'o+tag@sub.busbar.example']],
  [/tileUrl/i, ['https://tiles.example/{z}/{x}/{y}.png', '']],
  [/image|logo$/i, ['/uploads/general/a.webp', 'https://images.example/a.png', 'plain.webp']],
  [/^fileUrl$/, [`/files/${'sample'.padEnd(32, '-')}/sample.pdf`, '/files/none/none.pdf']],
  [/publicId/i, ['general/a.webp']],
  [
    /url|website|facebook|twitter|instagram|linkedin|youtube/i,
    ['busbar.example', 'https://busbar.example/a?b'],
  ],
  [/link/i, ['#services', '/contact', 'mailto:ada@busbar.example', 'https://busbar.example']],
  [/timeZone/i, ['Europe/Berlin', 'UTC']],
  [/password/i, ['a long enough passphrase', 'another long passphrase', 'wrong and long enough']],
  [/^(trash|isActive|include\w+)$/, ['true', 'false', '1', '0']],
  [/^(page|limit|before)$/, ['1', '2', '25', '200']],
]

function fittingNumber({ type, minimum, maximum, exclusiveMinimum, multipleOf = 0 }: Schema) {
  const min = Math.max(minimum ?? (exclusiveMinimum ?? -1) + 1, -1e9)
  const max = Math.min(maximum ?? 1e9, 1e9)
  if (type === 'integer')
    return fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, min + 9) }))
  const steps = multipleOf || 0.01
  return fc
    .integer({ min: Math.ceil(min), max: Math.floor(max) })
    .map((whole) => whole + (steps < 1 ? steps : 0))
}

/** Nearly fitting: at or beyond a limit, and for an object one field wrong, missing or too many. */
function broken(schema: Schema, name: string): Arbitrary<unknown> {
  const { properties = {}, items, anyOf } = schema
  const fields = Object.entries(properties)
  if (anyOf) return fc.oneof(...anyOf.map((one) => broken(one, name)))
  if (items)
    return fc.array(fc.oneof(fitting(items, name), broken(items, name)), { minLength: 1, maxLength: 3 })
  if (fields.length === 0) return fc.oneof(junk, ...limitsOf(schema).map((value) => fc.constant(value)))
  const changes = fields.flatMap(([key, one]) => [
    broken(one, key).map((value) => ({ [key]: value })),
    junk.map((value) => ({ [key]: value })),
    fc.constant({ [key]: undefined }),
  ])
  const unknown = fc.tuple(fc.constantFrom('_id', 'role', 'revision', '__proto__', 'x'), junk)
  const added = unknown.map(([key, value]) => ({ [key]: value }))
  return fc
    .tuple(fitting(schema, name), fc.oneof(...changes, added))
    .map(([value, change]) => ({ ...(value as object), ...change }))
}

function limitsOf({ minLength, maxLength, minimum, maximum }: Schema): unknown[] {
  const texts = [minLength, maxLength].filter((length) => length !== undefined)
  const numbers = [minimum, maximum].filter((number) => number !== undefined)
  return [
    ...texts.flatMap((length) => [length, length + 1].map((count) => 'x'.repeat(count))),
    ...numbers.flatMap((number) => [number - 1, number, number + 1]),
  ]
}
