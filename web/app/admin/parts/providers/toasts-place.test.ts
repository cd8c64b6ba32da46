import { expect, test } from 'vitest'
import { placeIn } from './toasts-place.ts'

const bar = { top: 0, bottom: 60, left: 248, right: 1440 }

test('S5: toasts stand in the corner of the window, and the bar moves its buttons aside', () => {
  const page = { bar, start: { right: 580 }, end: { left: 1100, width: 320 } }
  const place = { top: 8, right: 12, width: 340, room: 352 }
  expect(placeIn(page, 1440)).toEqual(place)
  expect(placeIn({ ...page, end: { left: 748, width: 320 } }, 1440)).toEqual(place)
  const panel = { bar: { top: 0, bottom: 68, left: 800, right: 1440 }, end: { left: 1388, width: 34 } }
  expect(placeIn(panel, 1440)).toEqual(place)
})

test('a dialog in the middle of the window is not in their way', () => {
  const dialog = { bar: { top: 60, bottom: 120, left: 420, right: 1020 }, end: { left: 970, width: 34 } }
  expect(placeIn(dialog, 1440)).toEqual({ top: 12, right: 12, width: 340, room: 0 })
})

test('on a phone they stand in the bar of a panel beside its button', () => {
  const panel = { bar: { top: 0, bottom: 68, left: 0, right: 390 }, end: { left: 338, width: 34 } }
  expect(placeIn(panel, 390)).toEqual({ top: 8, right: 64, width: 314, room: 0 })
})

test('where the bar is full of buttons they stand right below it', () => {
  const page = {
    bar: { top: 0, bottom: 60, left: 0, right: 390 },
    start: { right: 92 },
    end: { left: 200, width: 178 },
  }
  expect(placeIn(page, 390)).toEqual({ top: 66, right: 12, width: 340, room: 0 })
})

test('where there is no bar they stand in the corner', () => {
  expect(placeIn(undefined, 1440)).toEqual({ top: 12, right: 12, width: 340, room: 0 })
})
