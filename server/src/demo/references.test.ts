import { expect, test } from 'vitest'
import { products } from './products.ts'
import { references } from './references.ts'
import { services } from './services.ts'

const image = (file: string) => file
const projects = references(image)

/** The highest voltage that a text names, in kV: 33 of '33/11 kV'. */
const highestVoltage = (text: string) =>
  Math.max(
    0,
    ...[...text.matchAll(/([\d./]+) kV\b/g)].flatMap(([, values = '']) => values.split('/').map(Number)),
  )

test('V9: equipment named in kV stands the voltage of the project that lists it', () => {
  const ratings = new Map(
    products(image).map(({ title, shortDescription }) => [
      title,
      highestVoltage(`${title} ${shortDescription}`),
    ]),
  )
  const pairs = projects.flatMap(({ title, facts = [], products: listed = [] }) => {
    const voltage = highestVoltage(facts.map(({ value }) => value).join(' '))
    return listed.map((product) => ({ title, product, voltage, rating: ratings.get(product) }))
  })
  expect(pairs.filter(({ rating }) => rating === undefined)).toEqual([])
  const rated = pairs.filter(({ rating, voltage }) => rating && voltage)
  expect(rated).not.toEqual([])
  expect(rated.filter(({ rating, voltage }) => rating && rating < voltage)).toEqual([])
})

test('V9: what stood there before is no picture of what the firm sells', () => {
  const sold = [
    ...products(image).flatMap(({ mainImageUrl, images = [] }) => [mainImageUrl, ...images]),
    ...services(image).map(({ imageUrl }) => imageUrl),
  ]
  const before = projects.flatMap(({ beforeImageUrl }) => beforeImageUrl ?? [])
  expect(before).not.toEqual([])
  expect(before.filter((file) => sold.includes(file))).toEqual([])
})
