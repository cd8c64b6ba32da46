import { describe, expect, test } from 'vitest'
import { cropArea, pulled, savedSize, wholeCrop } from './crop-area.ts'

const wide = { width: 2000, height: 1000 }
const square = { width: 200, height: 200 }

describe('crop area', () => {
  test('keeps as much as the shape allows, from the middle', () => {
    expect(cropArea(wide, square, wholeCrop)).toEqual({ x: 500, y: 0, width: 1000, height: 1000 })
    expect(cropArea({ width: 1000, height: 2000 }, { width: 16, height: 9 }, wholeCrop)).toEqual({
      x: 0,
      y: (2000 - 562.5) / 2,
      width: 1000,
      height: 562.5,
    })
  })

  test('keeps less the closer one looks', () => {
    expect(cropArea(wide, square, { zoom: 2, left: 1, top: 0 })).toEqual({
      x: 1500,
      y: 0,
      width: 500,
      height: 500,
    })
  })

  test('follows the hand and stops at the edges', () => {
    expect(pulled(wide, square, wholeCrop, { x: 0.25, y: 0 }).left).toBe(0.25)
    expect(pulled(wide, square, wholeCrop, { x: -9, y: 0 }).left).toBe(1)
    // There is no room above or below.
    expect(pulled(wide, square, wholeCrop, { x: 0, y: 1 }).top).toBe(0.5)
  })

  test('is saved at the recommended size, and not enlarged', () => {
    expect(savedSize({ width: 1000, height: 1000 }, square)).toEqual(square)
    expect(savedSize({ width: 90, height: 90 }, square)).toEqual({ width: 90, height: 90 })
  })
})
