import { expect, test } from 'vitest'
import { callsOf, fieldsOf } from './calls.ts'

test('a call is shown with its area and who may make it', () => {
  const operation = { summary: 'List users', tags: ['users'], 'x-access': ['owner'], responses: {} }
  const open = { ...operation, 'x-access': 'public' as const }
  const [mine, theirs] = callsOf({ paths: { '/api/users': { get: operation, post: open } } })
  expect(mine).toMatchObject({ method: 'GET', path: '/api/users', tag: 'users', access: 'Owners' })
  expect(theirs).toMatchObject({ method: 'POST', access: 'Everyone' })
})

test('fields within fields are named by their way', () => {
  const text = { type: 'string', minLength: 1, maxLength: 200 }
  const fields = fieldsOf({
    properties: {
      name: text,
      price: { anyOf: [{ type: 'number', minimum: 0, maximum: 2 ** 53 - 1 }, { type: 'null' }] },
      logo: { type: 'object', properties: { altText: text } },
      faq: { type: 'array', items: { type: 'object', properties: { question: text } } },
      status: { type: 'string', enum: ['active', 'inactive'] },
    },
    required: ['name'],
  })
  const rules = 'at least 1 characters, at most 200 characters'
  expect(fields).toEqual([
    { name: 'name', type: 'string', isRequired: true, rules },
    { name: 'price', type: 'number or null', isRequired: false, rules: 'from 0' },
    { name: 'logo', type: 'object', isRequired: false, rules: '' },
    { name: 'logo.altText', type: 'string', isRequired: false, rules },
    { name: 'faq', type: 'list of object', isRequired: false, rules: '' },
    { name: 'faq[].question', type: 'string', isRequired: false, rules },
    { name: 'status', type: '"active" | "inactive"', isRequired: false, rules: '' },
  ])
})
