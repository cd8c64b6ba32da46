import { expect, test } from 'vitest'
import { categories } from './categories.ts'

test('a title has 3 to under 100 characters, a short description under 200, a description under 5000 @spec-121 @spec-221', () => {
  const said = (given: object) =>
    categories.input.safeParse({ title: 'Motors', ...given }).error?.issues[0]?.message
  const long = (length: number) => 'x'.repeat(length)
  expect(said({ title: long(3) })).toBeUndefined()
  expect(said({ title: long(2) })).toBe('Title must be at least 3 characters')
  expect(said({ title: long(99) })).toBeUndefined()
  expect(said({ title: long(100) })).toBe('Title must be less than 100 characters')
  expect(said({ shortDescription: long(199) })).toBeUndefined()
  expect(said({ shortDescription: long(200) })).toBe('Short description must be less than 200 characters')
  expect(said({ description: long(4999) })).toBeUndefined()
  expect(said({ description: long(5000) })).toBe('Description must be less than 5000 characters')
})
