import { expect, test } from 'vitest'
import { shrunkSize } from './shrunk-size.ts'

test('a large image keeps its proportions, whichever way it stands', () => {
  expect(shrunkSize({ width: 4000, height: 3000 })).toEqual({ width: 2560, height: 1920 })
  expect(shrunkSize({ width: 3000, height: 4000 })).toEqual({ width: 1920, height: 2560 })
  expect(shrunkSize({ width: 20_000, height: 2 })).toEqual({ width: 2560, height: 1 })
})

test('an image that is small enough is never enlarged', () => {
  expect(shrunkSize({ width: 2560, height: 100 })).toEqual({ width: 2560, height: 100 })
})
