import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  [undefined, null],
  ['bytes=-', null],
  ['bytes=9-1', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  [`bytes=0-${'9'.repeat(40)}`, null],
])('of 1,000 bytes, %s is %o', (header, range) => {
  expect(byteRange(header, 1000)).toEqual(range)
})
