import type { ProductInput, ReferenceInput, ServiceInput } from '@busbar/contract'
import { expect, test } from 'vitest'
import { contentFile, contentOrder } from '../exchange/content-file.ts'
import { collections } from '../wiring/collections.ts'
import { type Days, type DemoRecord, momentOf, readDemoContent, readDemoData } from './content.ts'

const written = JSON.parse(await readDemoData('content.json'))

/** Every image and file has the address that is written for it. */
const asWritten = Object.assign(new Map<string, string>(), { get: (address: string) => address })
const { products, references, services } = (await readDemoContent(asWritten)).collections as unknown as {
  products: (ProductInput & { _id: string })[]
  references: ReferenceInput[]
  services: ServiceInput[]
}

test('the demo is written in the format of an export', () => {
  expect(contentFile.safeParse(written).error).toBeUndefined()
})

test('what a record names stands before it, or beside it', () => {
  const known = new Set<unknown>()
  for (const name of contentOrder) {
    const records: DemoRecord[] = written.collections[name] ?? []
    for (const { _id } of records) if (_id) known.add(_id)
    for (const record of records)
      for (const id of namedBy(name, record)) expect(known, `${name} name ${id}`).toContain(id)
  }
  expect(known.size).toBeGreaterThan(10)
})

/** Without what has ids within it, such as values: loading refuses a word that it does not know there. */
const namedBy = (name: (typeof contentOrder)[number], record: DemoRecord) => {
  const { names = {} } = collections[name].store.contract as { names?: object }
  const chosen = ((record.body ?? []) as { chosen?: string[] }[]).flatMap(({ chosen = [] }) => chosen)
  const named = Object.keys(names).flatMap((field) => record[field] ?? [])
  return [...named.filter((one) => typeof one === 'string'), ...chosen]
}

test('V9: whenever it is loaded, families come on a Saturday and all else is on a working day', () => {
  for (let day = 0; day < 366; day++) {
    const today = new Date(Date.UTC(2026, 0, 1 + day, 12))
    for (const { title, date } of eventsOn(today)) {
      const moment = new Date(date)
      const days = /Open day/.test(title) ? [6] : [1, 2, 3, 4, 5]
      expect(days, `${title} on ${date}`).toContain(moment.getUTCDay())
      expect(date, title).not.toMatch(/-(12-2[1-9]|12-3\d|01-0[1-6])T/)
      expect(moment > today, `${title} stays ahead or behind`).toBe(isAhead.has(title))
    }
  }
})

const eventsOn = (today: Date) =>
  (written.collections.events as { title: string; date: Days }[]).map(({ title, date }) => ({
    title,
    date: momentOf(date, today),
  }))
const isAhead = new Set(
  eventsOn(new Date('2026-06-01T12:00:00Z'))
    .filter(({ date }) => date > '2026-06-01')
    .map(({ title }) => title),
)

/** The highest voltage that a text names, in kV: 33 of '33/11 kV'. */
const highestVoltage = (text: string) =>
  Math.max(
    0,
    ...[...text.matchAll(/([\d./]+) kV\b/g)].flatMap(([, values = '']) => values.split('/').map(Number)),
  )

test('V9: equipment named in kV stands the voltage of the project that lists it', () => {
  const ratings = new Map(
    products.map(({ _id, title, shortDescription }) => [_id, highestVoltage(`${title} ${shortDescription}`)]),
  )
  const pairs = references.flatMap(({ title, facts = [], products: listed = [] }) => {
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
    ...products.flatMap(({ mainImageUrl, images = [] }) => [mainImageUrl, ...images]),
    ...services.map(({ imageUrl }) => imageUrl),
  ]
  const before = references.flatMap(({ beforeImageUrl }) => beforeImageUrl ?? [])
  expect(before).not.toEqual([])
  expect(before.filter((file) => sold.includes(file))).toEqual([])
})
