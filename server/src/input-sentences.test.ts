import { texts } from '@busbar/contract'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startApi } from '../test/api.ts'
import { inspectApp } from '../test/calls.ts'

const ours = z.config().customError
afterEach(() => z.config({ customError: ours }))

test('no sentence of the validation library reaches a person, whatever is sent to any call', async () => {
  const schemas = await inputSchemas()
  expect(schemas.length).toBeGreaterThan(100)
  const theirs = z.locales.en().localeError as z.core.$ZodErrorMap
  let inherited = 0
  for (const [where, schema] of schemas) {
    for (const value of wrongFor(schema)) {
      const own = sentences(schema, value, () => 'none of its own')
      const english = sentences(schema, value, theirs)
      const shown = sentences(schema, value, ours)
      for (const [index, sentence] of shown.entries()) {
        if (own[index] !== 'none of its own') continue
        inherited += 1
        expect([where, sentence]).not.toEqual([where, english[index]])
        expect(sentence.length).toBeGreaterThan(10)
      }
    }
  }
  expect(inherited).toBeGreaterThan(1000)
})

const api = startApi()

test('a value of the wrong kind is answered with its own sentence @spec-91 @spec-92 @spec-121', async () => {
  const category = { title: 'Switchgear for quarries' }
  const answers: [object, string, string][] = [
    [{ displayOrder: 'x' }, 'displayOrder', 'Display order must be a number'],
    [{ isActive: 'yes' }, 'isActive', texts.values.kinds.boolean],
    [{ subcategories: 'none' }, 'subcategories', texts.values.kinds.array],
  ]
  for (const [given, field, sentence] of answers) {
    const { status, body } = await api.user('POST', '/categories', { ...category, ...given })
    expect([status, body.message, body.errors]).toEqual([400, sentence, { [field]: sentence }])
  }
  const missing = await api.user('PUT', '/categories/reorder', {})
  expect([missing.status, missing.body.message]).toEqual([422, texts.values.required])
  const unknown = await api.user('GET', '/products?category=nonsense')
  expect([unknown.status, unknown.body.errors]).toEqual([400, { category: texts.values.formats.uuid }])
})

/** What every call takes: its body, its query and what stands in its address. */
async function inputSchemas() {
  const found: [where: string, schema: z.ZodType][] = []
  await inspectApp(
    async () => {},
    ({ method, url, schema }) => {
      for (const part of ['body', 'querystring', 'params'] as const) {
        const input = schema?.[part]
        if (input instanceof z.ZodType) found.push([`${method} ${url} ${part}`, input])
      }
    },
  )
  return found
}

function sentences(schema: z.ZodType, value: unknown, customError: z.core.$ZodErrorMap | undefined) {
  z.config({ customError })
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
}

const odd = [
  undefined,
  null,
  true,
  -1,
  1.5,
  1e15,
  '',
  'x',
  'x'.repeat(70_000),
  [],
  {},
  [7],
  Array(2000).fill('x'),
]

/** Wrong values for a schema: anything odd, alone and in each of its places. */
function wrongFor(schema: z.core.$ZodType): unknown[] {
  const def = schema._zod.def as unknown as Record<string, unknown>
  if (def.type === 'object') {
    const fields = Object.entries(def.shape as Record<string, z.core.$ZodType>)
    const each = fields.flatMap(([field, inner]) => wrongFor(inner).map((value) => ({ [field]: value })))
    return [...odd, { surprise: 1 }, ...each]
  }
  if (def.type === 'array') return [...odd, ...wrongFor(def.element as z.core.$ZodType).map((one) => [one])]
  const inner = (def.innerType ?? def.in) as z.core.$ZodType | undefined
  return inner ? wrongFor(inner) : odd
}
