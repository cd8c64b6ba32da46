import { expect, test } from 'vitest'
import { keyOfWords, newKey } from './message-key.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-([48])[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const typed = { name: 'Ada Volt', email: 'ada@volt.example', subject: 'A board', message: 'When?' }
const noon = new Date('2026-05-04T12:00:00Z')

test('a new key is a UUID that nobody else has', () => {
  expect(newKey()).toMatch(uuid)
  expect(newKey()).not.toBe(newKey())
})

test('the same words have the same key all day, and another on the next', async () => {
  const key = await keyOfWords(typed, noon)
  expect(key).toMatch(uuid)
  expect(await keyOfWords({ ...typed }, new Date('2026-05-04T23:59:00Z'))).toBe(key)
  expect(await keyOfWords(typed, new Date('2026-05-05T00:00:00Z'))).not.toBe(key)
})

test('other words have another key, wherever one field ends and the next begins', async () => {
  const key = await keyOfWords(typed, noon)
  expect(await keyOfWords({ ...typed, message: 'When then?' }, noon)).not.toBe(key)
  expect(await keyOfWords({ ...typed, name: 'Ada', subject: ' VoltA board' }, noon)).not.toBe(key)
})
