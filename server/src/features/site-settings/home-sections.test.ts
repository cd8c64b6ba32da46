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

describe('blocks between the sections', () => {
  const text = (words: string) => ({ type: 'text', key: 'words', text: `<p>${words}</p>` })
  const part = (blocks: object[], more: object = {}) => ({ id: 'blocks', key: 'between', blocks, ...more })
  const shownParts = async () =>
    (await shown()).map(({ id, key }: { id: string; key?: string }) => key ?? id) as string[]

  test('stand where they were put, and are shown with what is known of their images', async () => {
    const image = { type: 'image', key: 'picture', image: '/uploads/pages/none.webp' }
    const { status } = await save([{ id: 'services' }, part([text('Since 1987'), image]), { id: 'team' }])
    expect([status, (await shownParts()).slice(0, 3)]).toEqual([200, ['services', 'between', 'team']])
    expect((await shown())[1]).toEqual({
      id: 'blocks',
      key: 'between',
      blocks: [text('Since 1987'), { ...image, caption: null, isWide: false }],
      pictures: {},
    })
    const { homeSections } = (await busbar.call('GET', '/api/site-settings', { token })).body.data
    expect((await save(homeSections)).body.data.homeSections).toEqual(homeSections)
  })

  test('A26: visitors are told of no hidden ones, nor of those without blocks', async () => {
    await save([part([text('A secret')], { isVisible: false }), { ...part([]), key: 'empty' }])
    expect(await shownParts()).toHaveLength(7)
    const { homeSections } = (await busbar.call('GET', '/api/site-settings')).body.data
    expect(homeSections).toHaveLength(7)
    expect(JSON.stringify(homeSections)).not.toContain('secret')
    const own = (await busbar.call('GET', '/api/site-settings', { token })).body.data.homeSections
    expect(JSON.stringify(own)).toContain('secret')
  })

  test('A30: what is harmful in their texts is dropped, in drafts too', async () => {
    const homeSections = [part([text('Fine<img src=x onerror=alert(1)><script>x()</script>')])]
    const { body } = await save(homeSections)
    expect(body.data.homeSections[0].blocks[0].text).toBe('<p>Fine</p>')
    const draft = { collection: 'site-settings', kind: 'changed', values: { homeSections } }
    await save([])
    const drafted = await busbar.call('POST', '/api/drafts', { token, body: draft })
    expect([drafted.status, drafted.body.data.values.homeSections[0].blocks[0].text]).toEqual([
      201,
      '<p>Fine</p>',
    ])
  })

  test('are refused without a key of their own, with unknown fields, or in too many places', async () => {
    expect((await save([part([]), part([])])).status).toBe(422)
    expect((await save([part([{ ...text('x'), isAdmin: true }])])).status).toBe(400)
    expect((await save([part([], { heading: 'x' })])).status).toBe(400)
    expect((await save([part([], { key: '"><b>' })])).status).toBe(422)
    const many = (count: number) => Array.from({ length: count }, (_, key) => part([], { key: `at-${key}` }))
    expect((await save(many(10))).status).toBe(200)
    expect((await save(many(11))).status).toBe(422)
  })

  test('come back with an earlier version of the settings', async () => {
    await save([part([text('Kept')])])
    const { _id, revision } = (await busbar.call('GET', '/api/site-settings', { token })).body.data
    await save([])
    expect(await shownParts()).not.toContain('between')
    const back = await busbar.call('POST', `/api/site-settings/${_id}/revert`, {
      token,
      body: { revision },
    })
    expect([back.status, (await shownParts())[0]]).toEqual([200, 'between'])
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
