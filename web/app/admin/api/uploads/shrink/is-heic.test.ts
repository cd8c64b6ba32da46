import { expect, test } from 'vitest'
import { isHeic } from './is-heic.ts'

test('a HEIC photo is known by its type, or by its name where there is no type', () => {
  expect(isHeic({ name: 'hall', type: 'image/heic' })).toBe(true)
  expect(isHeic({ name: 'IMG_1.HEIC', type: '' })).toBe(true)
  expect(isHeic({ name: 'IMG_1.heic', type: 'image/jpeg' })).toBe(false)
  expect(isHeic({ name: 'heic.png', type: 'image/png' })).toBe(false)
})
