import { expect, test } from 'vitest'
import type { z } from '../../zod.ts'
import { contentType } from './content-type.ts'
import { email, field, flag, image, lines, text } from './field.ts'

const { fields, input, item, publicItem, adminOnly } = contentType({
  singular: 'sample',
  fields: {
    name: text({ required: 'Name is required', max: 10, seenBy: 'everybody', isTranslated: false }),
    note: text({ max: 10, seenBy: 'users', isTranslated: true }),
    email: email({ required: 'Email is required', seenBy: 'someVisitors' }),
    tags: lines({ max: 3, length: 10, seenBy: 'whoAsks', isTranslated: true }),
  },
  sortable: ['name', 'createdAt'],
  filters: {},
})

const who = { name: 'Ada', email: 'ada@volt.example' }
const record = {
  _id: '01a1ecb3-287f-7cf0-a952-e8e2d927045b',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  revision: 1,
  pictures: {},
}

test('each viewer gets the fields that are declared for them', () => {
  const row = { ...record, ...who, note: 'Pays late', deletedAt: null }
  expect(item.parse(row)).toEqual(row)
  expect(publicItem.parse({ ...row, email: null })).toEqual({ ...record, name: 'Ada', email: null })
  expect(() => item.parse({ ...row, email: null })).toThrow()
  expect(publicItem.parse({ ...row, tags: ['a'] }).tags).toEqual(['a'])
  expect(adminOnly).toEqual(['note', 'email'])
  const seen: z.infer<typeof publicItem> = { ...record, name: 'Ada', email: null }
  // @ts-expect-error visitors have no note
  expect(seen.note).toBeUndefined()
})

test('what people send is kept to the rules of its fields', () => {
  expect(input.parse({ ...who, note: ' ' })).toEqual({ ...who, note: null })
  expect(input.safeParse({ ...who, tags: ['a', 'b', 'c', 'd'] }).success).toBe(false)
  expect(input.safeParse({ ...who, nmae: 'Ada' }).success).toBe(false)
  // @ts-expect-error a required field cannot be left out
  const nobody: z.input<typeof input> = { email: 'ada@volt.example' }
  expect(input.safeParse(nobody).error?.issues[0]?.message).toBe('Name is required')
  expect(fields.name.presence).toBe('required')
})

test('a field does not compile before somebody decides who sees it', () => {
  // @ts-expect-error nobody has said who sees it
  text({ max: 10, isTranslated: true })
  // @ts-expect-error nobody has said who sees it
  flag({ default: false })
  // @ts-expect-error nobody has said who sees it
  image({})
  // @ts-expect-error nobody has said who sees it
  const undecided = { ...field(fields.name), seenBy: undefined } satisfies typeof fields.name
  // @ts-expect-error and so no content type takes it
  contentType({ singular: 'sample', fields: { undecided }, sortable: [], filters: {} })
  // @ts-expect-error there is no such viewer
  image({ seenBy: 'visitors' })
})

test('a text does not compile before somebody decides whether it is translated', () => {
  // @ts-expect-error translated, or shared by all languages?
  text({ max: 10, seenBy: 'everybody' })
  // @ts-expect-error translated, or shared by all languages?
  lines({ max: 3, length: 10, seenBy: 'everybody' })
})

test('a mistake in a declaration does not compile', () => {
  // @ts-expect-error a typing mistake would make the field optional
  text({ requierd: 'Name is required', max: 10, seenBy: 'everybody', isTranslated: false })
  // @ts-expect-error no such field to sort by
  contentType({ singular: 'sample', fields, sortable: ['nmae'], filters: {} })
})
