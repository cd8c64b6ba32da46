import type { Company } from '@busbar/contract'
import { expect, test } from 'vitest'
import { madeShareImage } from './made-share-image.ts'

const company = (imageUrl: string | null, altText: string | null = null) =>
  ({ name: 'Nordlicht', logo: { imageUrl, altText } }) as Company

test('an uploaded logo alone makes an image to share', () => {
  expect(madeShareImage(null, null)).toBe(null)
  expect(madeShareImage(company(null), null)).toBe(null)
  expect(madeShareImage(company('https://elsewhere.example/logo.png'), null)).toBe(null)
  expect(madeShareImage(company('/uploads/company/abcdefghijklmnop.webp'), null)).toEqual({
    src: '/share-image.jpg?v=abcdefghijkl',
    width: 1200,
    height: 630,
    alt: 'Nordlicht',
    hasShareImage: false,
  })
})

test('its address changes with the look, and its words are those of the logo', () => {
  const look = {
    primary: '#0b1420',
    accent: '#ffb400',
    fonts: 'serif',
    hero: 'light',
    corners: 'round',
  } as const
  const made = madeShareImage(
    company('/uploads/company/abcdefghijklmnop.webp', 'The logo of Nordlicht'),
    look,
  )
  expect([made?.src, made?.alt]).toEqual([
    '/share-image.jpg?v=abcdefghijkl0b1420ffb400light',
    'The logo of Nordlicht',
  ])
})
