import { texts } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { fieldOf, type Method, startApi } from '../../../test/api.ts'
import { testBody, testSession } from '../../../test/standard/standard-writes.ts'
import { images } from '../../content/tables.ts'

const api = startApi()

describe('GET /history', () => {
  testSession(api, 'GET', () => '/history')

  test('the newest change of any record comes first, with who made it', async () => {
    const service = await api.create('services', { title: 'Fuses' })
    await api.create('partners', { name: 'Ohmera', description: 'Meters' })
    await api.user('DELETE', `/services/${service._id}`)
    const { status, body } = await api.user('GET', '/history')
    expect(status).toBe(200)
    expect(body.data.slice(0, 3)).toMatchObject([
      { collection: 'services', title: 'Fuses', action: 'delete', by: { name: 'Ada Volt' } },
      { collection: 'partners', title: 'Ohmera', action: 'create' },
      { collection: 'services', title: 'Fuses', action: 'create' },
    ])
  })

  test('it says with which change, up to a moment, and knows alternative texts', async () => {
    const url = '/uploads/general/history.webp'
    await api.db().insert(images).values({ url, width: 1, height: 1, thumbHash: '' })
    const made = await api.create('services', { title: 'Before the moment' })
    const until = (await api.user('GET', '/history')).body.data[0].at
    await new Promise((resolve) => setTimeout(resolve, 5))
    await api.user('PUT', '/upload/description', { imageUrl: url, alt: 'A fuse' })
    const [newest, last] = (await api.user('GET', '/history')).body.data
    const changes = [{ field: 'alt', before: '', after: 'A fuse' }]
    expect(newest).toMatchObject({ collection: 'images', recordId: url, by: { name: 'Ada Volt' }, changes })
    expect([last.recordId, last.change]).toEqual([made._id, newest.change - 1])
    const then = (await api.user('GET', `/history?until=${until}`)).body.data
    expect(then[0].recordId).toBe(made._id)
    expect((await api.user('GET', '/history?until=yesterday')).status).toBe(400)
  })

  test('it is read in pages, and what is no number is refused', async () => {
    for (let left = 60; left > 0; left--) await api.create('services', { title: `Fuse ${left}` })
    const first = (await api.user('GET', '/history')).body
    expect([first.data.length, first.meta.next]).toEqual([50, expect.any(String)])
    const second = (await api.user('GET', `/history?before=${first.meta.next}`)).body
    expect(fieldOf(first.data, 'recordId')).not.toContain(second.data[0].recordId)
    const older = (await api.user('GET', `/history?before=${first.data[9].change}`)).body
    expect(older.data[0].change).toBe(first.data[10].change)
    for (const query of ['before=x', 'before=-1', 'before=1e300', 'before=5/services', 'sort=at', 'by=Ada'])
      expect([query, (await api.user('GET', `/history?${query}`)).status]).toEqual([query, 400])
  })

  test('pages leave nothing out of a change of many records, and tell nothing twice', async () => {
    const ids: string[] = []
    for (let left = 60; left > 0; left--)
      ids.push((await api.create('partners', { name: `Relay ${left}`, description: 'x' }))._id)
    const bulk = await api.user('POST', '/partners/bulk-delete', { ids })
    expect(bulk.status).toBe(200)
    await api.create('services', { title: 'After the change' })
    const told: { recordId: string; action: string }[] = []
    for (let query = '', pages = 0; pages < 2; pages++) {
      const { data, meta } = (await api.user('GET', `/history${query}`)).body
      told.push(...data)
      query = `?before=${encodeURIComponent(meta.next)}`
    }
    const deleted = told.filter(({ action }) => action === 'delete').map(({ recordId }) => recordId)
    expect(deleted.toSorted()).toEqual(ids.toSorted())
  })

  test('R7: editors learn who changed settings and when, and not what they say', async () => {
    await api.user('PUT', '/site-settings', { titleSuffix: 'Not for editors' })
    await api.user('PUT', '/contact/settings', { keepMonths: 7 })
    await api.user('PUT', '/company/info', { name: 'Not for editors' })
    await api.create('partners', { name: 'For editors', description: 'Meters' })
    const { token } = await api.signIn('editor')
    const told = (await api.call('GET', '/api/history', { token })).body.data.slice(0, 4)
    expect(fieldOf(told, 'collection')).toEqual(['partners', 'company', 'message-settings', 'site-settings'])
    expect(told.map(({ changes }: { changes: unknown[] }) => changes.length > 0)).toEqual([
      true,
      false,
      false,
      false,
    ])
    const [, ofCompany] = (await api.user('GET', '/history')).body.data
    expect(ofCompany.changes).toMatchObject([{ field: 'name', after: 'Not for editors' }])
  })

  test('it tells of one kind, or of one user, alone', async () => {
    await api.create('partners', { name: 'Ohmera', description: 'Meters' })
    const { token } = await api.signIn('editor')
    const made = await api.call('POST', '/api/services', { token, body: { title: 'By an editor' } })
    expect(made.status).toBe(201)
    const editors = (await api.user('GET', '/history')).body.data[0].by._id
    const theirs = (await api.user('GET', `/history?by=${editors}`)).body.data
    expect(theirs).toMatchObject([{ title: 'By an editor', recordId: made.body.data._id }])
    const partners = (await api.user('GET', '/history?collection=partners')).body.data
    expect(new Set(fieldOf(partners, 'collection'))).toEqual(new Set(['partners']))
    expect((await api.user('GET', `/history?collection=partners&by=${editors}`)).body.data).toEqual([])
  })
})

describe('GET /company/{id}/history', () => {
  testSettingsHistory('/company/info', 'company', 'name')
})

describe('POST /company/{id}/revert', () => {
  testSettingsRevert('/company/info', 'company', 'name')
})

describe('GET /site-settings/{id}/history', () => {
  testSettingsHistory('/site-settings', 'site-settings', 'titleSuffix')
})

describe('POST /site-settings/{id}/revert', () => {
  testSettingsRevert('/site-settings', 'site-settings', 'titleSuffix')
})

let month = 0
const months = () => (month += 1)

describe('GET /contact/settings/{id}/history', () => {
  testSettingsHistory('/contact/settings', 'contact/settings', 'keepMonths', months)
})

describe('POST /contact/settings/{id}/revert', () => {
  testSettingsRevert('/contact/settings', 'contact/settings', 'keepMonths', months)
})

describe('the history of a part of the settings', () => {
  test('holds only what changed that part, and brings only that part back', async () => {
    const save = async (body: object) => (await api.user('PUT', '/company/info', body)).body.data
    const first = await save({ phone: '1', showsFaq: false })
    const faq = await save({ showsFaq: true })
    const phone = await save({ phone: '2' })
    const address = `/company/${first._id}`
    const { status, body } = await api.user('GET', `${address}/history?fields=faq,showsFaq`)
    expect(status).toBe(200)
    expect(fieldOf(body.data, 'revision')).not.toContain(phone.revision)
    expect(body.data.slice(0, 2)).toMatchObject([
      { revision: faq.revision, changes: [{ field: 'showsFaq', before: false, after: true }] },
      { revision: first.revision },
    ])
    expect((await api.user('GET', `${address}/history?fields=nonsense`)).body.data).toEqual([])

    const back = await api.user('POST', `${address}/revert`, {
      revision: first.revision,
      fields: ['faq', 'showsFaq'],
    })
    expect(back.body.data).toMatchObject({ showsFaq: false, phone: '2' })
  })
})

/** Saves something under `path` twice, and says how to name what was saved and which revision came first. */
async function saved(path: string, name: string, field: string, value: () => unknown) {
  const first = (await api.user('PUT', path, { [field]: value() })).body.data
  await api.user('PUT', path, { [field]: value() })
  return { address: `/${name}/${first._id}`, first }
}

function testSettingsHistory(path: string, name: string, field: string, value: () => unknown = words) {
  const address = async () => `${(await saved(path, name, field, value)).address}/history`
  testSession(api, 'GET', address)
  testEditor('GET', address)

  test('it says who changed what, newest first', async () => {
    const { first, address } = await saved(path, name, field, value)
    const { status, body } = await api.user('GET', `${address}/history`)
    expect([status, body.data[0].revision, body.data[1].revision]).toEqual([
      200,
      first.revision + 1,
      first.revision,
    ])
    expect(body.data[0]).toMatchObject({
      by: { name: 'Ada Volt' },
      changes: [{ field, before: first[field] }],
    })
    expect((await api.user('GET', `/${name}/${crypto.randomUUID()}/history`)).status).toBe(404)
    expect((await api.user('GET', `/${name}/nonsense/history`)).status).toBe(400)
  })
}

function testSettingsRevert(path: string, name: string, field: string, value: () => unknown = words) {
  const address = async () => `${(await saved(path, name, field, value)).address}/revert`
  testSession(api, 'POST', address, { revision: 1 })
  testBody(api, 'POST', address)
  testEditor('POST', address, { revision: 1 })

  test('an earlier version comes back as one more change; one that never was is a 404', async () => {
    const { first, address } = await saved(path, name, field, value)
    const back = await api.user('POST', `${address}/revert`, { revision: first.revision })
    expect([back.status, back.body.data[field], back.body.data.revision]).toEqual([
      200,
      first[field],
      first.revision + 2,
    ])
    expect((await api.user('POST', `${address}/revert`, { revision: 9999 })).status).toBe(404)
    expect((await api.user('POST', `${address}/revert`, { revision: 0 })).status).toBe(422)
    const elsewhere = `/${name}/${crypto.randomUUID()}/revert`
    expect((await api.user('POST', elsewhere, { revision: 1 })).status).toBe(404)
  })
}

const words = () => `Words ${crypto.randomUUID()}`

function testEditor(method: Method, path: () => Promise<string>, body?: object) {
  test('an editor, who looks after content and not after settings, is refused', async () => {
    const { token } = await api.signIn('editor')
    const answer = await api.call(method, `/api${await path()}`, { token, body })
    expect([answer.status, answer.body.message]).toEqual([403, texts.api.notAllowed])
  })
}
