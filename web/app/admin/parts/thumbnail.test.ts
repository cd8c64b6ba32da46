import { expect, test } from 'vitest'
import { thumbnail } from './thumbnail.ts'

const known = { width: 1600, height: 900, thumbHash: '', alt: '', focus: null, hasShareImage: false }

test('takes the smallest size that is ready, whether the image is known by its name or its address', () => {
  const widths = [640, 128, 320]
  expect(thumbnail('team', 'ada.webp', { 'ada.webp': { ...known, widths } })).toBe(
    '/uploads/team/ada-128.avif',
  )
  expect(thumbnail('team', 'ada.webp', { '/uploads/team/ada.webp': { ...known, widths } })).toBe(
    '/uploads/team/ada-128.avif',
  )
})

test('takes the image itself while no size is ready, and for one at another site', () => {
  expect(thumbnail('team', 'ada.webp', { 'ada.webp': { ...known, widths: [] } })).toBe(
    '/uploads/team/ada.webp',
  )
  expect(thumbnail('team', 'https://cdn.example/ada.webp', {})).toBe('https://cdn.example/ada.webp')
  expect(thumbnail('team', null, {})).toBeNull()
})
