import { expect, test } from 'vitest'
import { clashesIn } from './draft-clashes.ts'

const clash = (field: string, base: unknown, mine: unknown, theirs: unknown) => ({
  draft: 'd',
  collection: 'products',
  recordId: 'r',
  title: null,
  reason: 'changed' as const,
  field,
  base,
  mine,
  theirs,
})
const live = { title: 'Theirs', mainImageUrl: '/b.webp', images: ['/c.webp'], price: 5 }
const valuesOf = ({ title, mainImageUrl, images, price }: typeof live) => ({
  title,
  images: [mainImageUrl, ...images],
  price,
})

test('finds only what both have changed, by the fields of the form', () => {
  const values = { title: 'Mine', mainImageUrl: '/a.webp', price: 7 }
  const clashes = [
    clash('title', 'Before', 'Mine', 'Theirs'),
    clash('mainImageUrl', '/0.webp', '/a.webp', '/b.webp'),
  ]
  expect(clashesIn({ values, clashes }, live, valuesOf)).toEqual([
    { field: 'title', mine: 'Mine', theirs: 'Theirs' },
    { field: 'images', mine: ['/a.webp', '/c.webp'], theirs: ['/b.webp', '/c.webp'] },
  ])
})

test('a draft that clashes nowhere, or as a whole, has no field to decide', () => {
  expect(clashesIn({ values: { title: 'Mine' }, clashes: [] }, live, valuesOf)).toEqual([])
  const whole = { ...clash('', null, null, null), field: null }
  expect(clashesIn({ values: {}, clashes: [whole] }, live, valuesOf)).toEqual([])
})
