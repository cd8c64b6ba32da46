import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { trackReads } from '../../content/read-tracking.ts'
import { changes } from '../../content/tables.ts'
import { collections } from '../../wiring/collections.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

const save = (homeSections: object[]) =>
  busbar.call('PUT', '/api/site-settings', { token, body: { homeSections } })
const shown = async () => (await busbar.call('GET', '/api/site-settings/home-sections')).body.data
const ids = async () => (await shown()).map(({ id }: { id: string }) => id)
const addPartner = async (name: string) =>
  (await busbar.call('POST', '/api/partners', { token, body: { name, description: 'Transformers' } })).body
    .data
const removePartner = (id: string) => busbar.call('DELETE', `/api/partners/${id}`, { token })

describe('GET /site-settings/home-sections', () => {
  test('answers with all sections in the standard order before anything was saved', async () => {
    expect(await ids()).toEqual([
      'services',
      'products',
      'categories',
      'team',
      'partners',
      'clients',
      'contact',
    ])
  })

  test('keeps the chosen order and words, and leaves out what is hidden', async () => {
    await save([
      { id: 'contact', heading: 'Write to us' },
      { id: 'team', isVisible: false },
    ])
    expect(await ids()).toEqual(['contact', 'services', 'products', 'categories', 'partners', 'clients'])
    expect((await shown())[0]).toEqual({ id: 'contact', heading: 'Write to us', introduction: null })
  })

  test('leaves out a section that hides while it is empty until visitors see something in it', async () => {
    await save([
      { id: 'partners', hidesWhileEmpty: true },
      { id: 'contact', hidesWhileEmpty: true },
    ])
    expect((await ids())[0]).toBe('contact')
    const { _id } = await addPartner('Volt')
    expect((await ids())[0]).toBe('partners')
    await removePartner(_id)
    expect((await ids())[0]).toBe('contact')
  })
})

describe('GET /site-settings/list-pages', () => {
  const lists = async () => (await busbar.call('GET', '/api/site-settings/list-pages')).body.data

  test('names a page that lists records as long as visitors see any on it', async () => {
    expect(await lists()).toEqual([])
    const body = { title: 'Substation', year: 2026, isActive: false }
    const { _id } = (await busbar.call('POST', '/api/references', { token, body })).body.data
    expect(await lists()).toEqual([])
    await busbar.call('PUT', `/api/references/${_id}`, { token, body: { isActive: true } })
    expect(await lists()).toEqual(['/references'])
  })
})

test('pages that show whether a section is empty are published again for the first record, not for an edit', async () => {
  const { reads } = await trackReads(() => collections.partners.store.hasAny(busbar.db))
  const { _id } = await addPartner('Ohm')
  expect(await lastKeys()).toEqual(expect.arrayContaining(reads))
  await busbar.call('PUT', `/api/partners/${_id}`, { token, body: { description: 'Cables' } })
  expect(await lastKeys()).not.toEqual(expect.arrayContaining(reads))
  const second = await addPartner('Watt')
  expect(await lastKeys()).not.toEqual(expect.arrayContaining(reads))
  await removePartner(second._id)
  expect(await lastKeys()).not.toEqual(expect.arrayContaining(reads))
  await removePartner(_id)
  expect(await lastKeys()).toEqual(expect.arrayContaining(reads))
})

test('of the last two records that go at once, one notices that none is left', async () => {
  const { reads } = await trackReads(() => collections.partners.store.hasAny(busbar.db))
  const both = [await addPartner('Left'), await addPartner('Right')]
  const before = (await busbar.db.select().from(changes)).length
  await Promise.all(both.map(({ _id }) => removePartner(_id)))
  const all = await busbar.db.select().from(changes).orderBy(changes.number)
  const noticed = all.slice(before).filter(({ keys }) => reads.every((key) => keys.includes(key)))
  expect(noticed).toHaveLength(1)
})

async function lastKeys() {
  const all = await busbar.db.select().from(changes).orderBy(changes.number)
  return all.at(-1)?.keys
}
