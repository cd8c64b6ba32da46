import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

const save = (body: object, as = token, headers = {}) =>
  busbar.call('PUT', '/api/site-settings', { token: as, body, headers })

describe('GET /site-settings', () => {
  test('answers with defaults before anything was saved: no zoom, tiles of OpenStreetMap', async () => {
    const { status, body } = await busbar.call('GET', '/api/site-settings')
    expect([status, body.data]).toMatchObject([
      200,
      {
        _id: null,
        revision: 0,
        canZoom: false,
        privacyText: null,
        mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      },
    ])
  })

  test('A26: visitors are not told whether editors need a review', async () => {
    expect((await busbar.call('GET', '/api/site-settings')).body.data).not.toHaveProperty('editorsNeedReview')
    const { body } = await busbar.call('GET', '/api/site-settings', { token })
    expect(body.data.editorsNeedReview).toBe(false)
  })
})

describe('PUT /site-settings', () => {
  test('merges what is given, and an empty value brings the default back', async () => {
    expect((await save({ canZoom: true, mapTileUrl: 'https://t.example/{z}/{x}/{y}.png' })).status).toBe(200)
    const { body } = await save({ titleSuffix: 'Volta', mapTileUrl: '' })
    expect(body.data).toMatchObject({
      canZoom: true,
      titleSuffix: 'Volta',
      revision: 2,
      mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    })
  })

  test('keeps what is harmless of the privacy text', async () => {
    const { body } = await save({ privacyText: '<h2>Logs</h2><p onclick="x()">None<script>x()</script></p>' })
    expect(body.data.privacyText).toBe('<h2>Logs</h2><p>None</p>')
  })

  test('is for owners and admins, not for editors and visitors', async () => {
    expect((await busbar.call('PUT', '/api/site-settings', { body: { canZoom: true } })).status).toBe(401)
    expect((await save({ canZoom: true }, (await busbar.signIn('editor')).token)).status).toBe(403)
  })

  test('refuses what is no tile address, no time zone or not known', async () => {
    for (const mapTileUrl of ['http://t.example/{z}/{x}/{y}', 'https://t.example/', 'javascript:{z}{x}{y}'])
      expect((await save({ mapTileUrl })).body.errors).toEqual({
        mapTileUrl: 'Please enter an https address with {z}, {x} and {y}',
      })
    expect((await save({ timeZone: 'Mars/Olympus' })).status).toBe(422)
    expect((await save({ timeZone: 'Europe/Paris' })).body.data.timeZone).toBe('Europe/Paris')
    expect((await save({ isOnly: false })).status).toBe(400)
  })

  test('R7: refuses the address of a map with markup in it', async () => {
    for (const more of ['"><script>x()</script>', "' onload='x()", '<b>', ' x', '`', '\\\\x'])
      expect([more, (await save({ mapTileUrl: `https://t.example/{z}/{x}/{y}.png${more}` })).status]).toEqual(
        [more, 422],
      )
    const usual = 'https://{s}.t.example/{z}/{x}/{y}@2x.png?key=a-b_c%20&style=light'
    expect((await save({ mapTileUrl: usual })).body.data.mapTileUrl).toBe(usual)
  })

  test('takes the whole settings back as they were read; A3: unknown fields are refused', async () => {
    await save({ mapTileUrl: 'https://t.example/{z}/{x}/{y}.png' })
    const before = (await busbar.call('GET', '/api/site-settings', { token })).body.data
    const same = await save(before)
    expect([same.status, same.body.data]).toEqual([200, before])
    expect((await save({ ...before, _id: crypto.randomUUID(), revision: 99 })).body.data).toEqual(before)
    expect((await save({ ...before, role: 'owner' })).status).toBe(400)
  })

  test('sections keep the order they are given; those that are not named follow as they are by default', async () => {
    const { body } = await save({ homeSections: [{ id: 'team', heading: 'Our people', introduction: '' }] })
    expect(body.data.homeSections.map(({ id }: { id: string }) => id)).toEqual([
      'team',
      'services',
      'products',
      'categories',
      'partners',
      'clients',
      'contact',
    ])
    expect(body.data.homeSections[0]).toEqual({
      id: 'team',
      heading: 'Our people',
      introduction: '',
      isVisible: true,
      hidesWhileEmpty: false,
    })
    expect((await save({ homeSections: [{ id: 'team' }, { id: 'team' }] })).status).toBe(422)
    expect((await save({ homeSections: [{ id: 'blog' }] })).status).toBe(422)
  })

  test('links of the menu lead to pages, never to scripts', async () => {
    const menu = [{ label: 'Services', link: '/#services' }]
    expect((await save({ menu })).body.data.menu).toEqual(menu)
    expect((await save({ menu: [{ label: 'x', link: 'javascript:alert(1)' }] })).status).toBe(422)
    expect((await save({ menu: null })).body.data.menu).toBe(null)
  })

  test('own words replace the standard ones; an empty one brings the standard one back', async () => {
    expect((await save({ words: { contactButton: 'Ask us', heroYears: '' } })).body.data.words).toEqual({
      contactButton: 'Ask us',
    })
    expect((await save({ words: { unheardOf: 'x' } })).status).toBe(400)
  })

  test('currency and number format are known ones, a look is made of tokens', async () => {
    expect((await save({ currency: 'EUR', numberFormat: 'de-DE' })).body.data).toMatchObject({
      currency: 'EUR',
    })
    expect((await save({ currency: 'Gold' })).body.errors).toEqual({ currency: 'Please choose a currency' })
    const look = { primary: '#0B1420', accent: '#ffb400', fonts: 'serif', hero: 'light', corners: 'round' }
    expect((await save({ look })).body.data.look).toEqual({ ...look, primary: '#0b1420' })
    expect((await save({ look: { ...look, accent: 'red;}' } })).status).toBe(422)
  })

  test('a look that fails WCAG is refused with the nearest colour that passes, and nothing is saved', async () => {
    const look = { primary: '#17171c', accent: '#e5342b', fonts: 'serif', hero: 'dark', corners: 'sharp' }
    const before = (await busbar.call('GET', '/api/site-settings')).body.data.look
    const answer = await save({ look })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { 'look.accent': '#e5342b gives too little contrast. The nearest colour that passes is #e13028' },
    ])
    expect((await busbar.call('GET', '/api/site-settings')).body.data.look).toEqual(before)
    expect((await save({ look: { ...look, accent: '#e13028' } })).body.data.look.accent).toBe('#e13028')
  })

  test('a stale If-Match answers 409 with the current settings', async () => {
    const answer = await save({ canZoom: false }, token, { 'if-match': '"1"' })
    expect([answer.status, answer.body.data.titleSuffix]).toEqual([409, 'Volta'])
  })
})
