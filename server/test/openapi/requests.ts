import fc, { type Arbitrary } from 'fast-check'
import { testVideos } from '../uploads.ts'
import type { Operation } from './document.ts'
import { junkText, knownId, type Schema, valuesFor } from './values.ts'

/** One request, as it is before the ids of records are put in. */
export type Request = {
  as: 'nobody' | 'owner'
  /** Whom the limits count it for. */
  address: string
  parameters: Record<string, unknown>
  query: [string, unknown][]
  headers: Record<string, string>
  body: Body
}
export type Body =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'raw'; text: string; type: string }
  | { kind: 'form'; field: string; file: keyof typeof files }

/** Requests for a call: what it asks for, near misses, and things that no honest caller sends. */
export function requestsFor(operation: Operation): Arbitrary<Request> {
  const { parameters } = operation
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const pathValues = named('path').map(({ name, schema }) => [
    name,
    pathValue(collectionOf(operation.path, name), schema),
  ])
  const known = named('query').map(({ name, schema, required }) => {
    const value = valuesFor(schema, name).map((one): [string, unknown][] => [[name, one]])
    return fc.oneof({ weight: required ? 6 : 1, arbitrary: value }, fc.constant<[string, unknown][]>([]))
  })
  return fc.record({
    as: fc.oneof(
      { weight: operation.needsSession ? 4 : 1, arbitrary: fc.constant('owner' as const) },
      fc.constant('nobody' as const),
    ),
    address: fc.tuple(fc.nat(255), fc.nat(255)).map(([one, other]) => `10.0.${one}.${other}`),
    parameters: fc.record(Object.fromEntries(pathValues)) as Arbitrary<Record<string, unknown>>,
    query: fc
      .tuple(
        fc.tuple(...known),
        rarely(
          fc.tuple(junkText, junkText).map((pair): [string, unknown][] => [pair]),
          [],
        ),
      )
      .map(([given, odd]) => [...given.flat(), ...odd]),
    headers: rarely(oddHeaders, {}),
    body: bodyFor(operation),
  })
}

/** What an id in a path or a field of this name names: `/api/categories/{id}/events` is about categories. */
export function collectionOf(path: string, name: string) {
  const before = path.split('/').find((_, index, parts) => parts[index + 1] === `{${name}}`)
  if (name === 'eventId') return 'events'
  if (name === 'category') return 'categories'
  if (name === 'companyId') return 'company'
  return before ?? path.split('/')[2] ?? ''
}

/** Files that are sent: an image, a document, a video, and some that only claim to be. */
export const files = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  cutOff: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'base64'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  text: Buffer.from('not an image'),
  pdf: Buffer.from('%PDF-1.4\n%%EOF\n'),
  mp4: testVideos.mp4(),
  empty: Buffer.alloc(0),
}

function bodyFor({ method, body }: Operation): Arbitrary<Body> {
  const raw = fc.record({
    kind: fc.constant('raw' as const),
    text: fc.oneof(fc.constantFrom('{', '', 'null', '[]', '"x"', '{"__proto__":{}}', '[[[['), junkText),
    type: fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'multipart/form-data',
      '',
    ),
  })
  const none = fc.constant<Body>({ kind: 'none' })
  if (method === 'GET') return none
  if (!body) return rarely(raw, { kind: 'none' } as Body)
  if (body.type === 'multipart/form-data') {
    const form = fc.record({
      kind: fc.constant('form' as const),
      field: fc.constantFrom('image', 'image', 'image', 'file', ''),
      file: fc.constantFrom(...(Object.keys(files) as (keyof typeof files)[])),
    })
    return fc.oneof({ weight: 8, arbitrary: form }, raw, none)
  }
  const json = valuesFor(body.schema, '').map((value): Body => ({ kind: 'json', value }))
  return fc.oneof({ weight: 18, arbitrary: json }, raw, none)
}

function pathValue(collection: string, schema: Schema): Arbitrary<unknown> {
  const slug = fc.constantFrom('motor', 'drives', 'a.webp')
  return fc.oneof(
    { weight: 14, arbitrary: knownId(collection) },
    fc.uuid(),
    slug,
    junkText,
    fc.constant('x'.repeat((schema.maxLength ?? 200) + 1)),
  )
}

const oddHeaders: Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>[]>(
  { 'if-match': '"1"' },
  { 'if-match': 'W/"1"' },
  { 'if-match': '*' },
  { 'if-match': '"99999999999"' },
  { 'if-match': "'" },
  { authorization: 'Bearer x' },
  { authorization: 'Basic eDp5' },
  { 'content-type': 'application/xml' },
  { accept: 'text/html' },
  { 'user-agent': '' },
  { 'user-agent': 'x'.repeat(4000) },
  { 'x-forwarded-for': "'; select 1" },
)

function rarely<T>(arbitrary: Arbitrary<T>, otherwise: T): Arbitrary<T> {
  return fc.oneof({ weight: 1, arbitrary }, { weight: 8, arbitrary: fc.constant(otherwise) })
}
