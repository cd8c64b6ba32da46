import { expect, test } from 'vitest'
import { placeBeside } from './toasts-place.ts'

test('toasts stand in the bar, beside the buttons at its end', () => {
  const page = { bar: { top: 0, bottom: 60, left: 248 }, start: { right: 580 }, end: { left: 1100 } }
  expect(placeBeside(page, 1440)).toEqual({ top: 8, right: 352, width: 340 })
  const panel = { bar: { top: 0, bottom: 68, left: 0 }, end: { left: 338 } }
  expect(placeBeside(panel, 390)).toEqual({ top: 8, right: 64, width: 314 })
})

test('where the bar is full of buttons they stand right below it', () => {
  const page = { bar: { top: 0, bottom: 60, left: 0 }, start: { right: 92 }, end: { left: 200 } }
  expect(placeBeside(page, 390)).toEqual({ top: 66, right: 12, width: 340 })
})

test('where there is no bar they stand in the corner', () => {
  expect(placeBeside(undefined, 1440)).toEqual({ top: 12, right: 12, width: 340 })
})
