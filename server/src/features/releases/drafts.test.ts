import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../../test/api.ts'
import { assetUses } from '../../content/tables.ts'

const api = startApi('editor')
let number = 0
const partner = () => ({ name: `Partner ${++number}`, description: 'Reliable.', website: null, logo: null })
const draft = (body: object) => api.user('POST', '/drafts', body)
const drafted = async (body: object) => {
  const answer = await draft(body)
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body.data
}
const change = (record: { _id: string }, values: object, more: object = {}) => ({
  collection: 'partners',
  recordId: record._id,
  kind: 'changed',
  values,
  ...more,
})

describe('POST /drafts', () => {
  test('keeps only what differs from the record, and leaves the record alone', async () => {
    const record = await api.create('partners', partner())
    const made = await drafted(change(record, { ...record, description: 'Very reliable.' }))
    expect(made).toMatchObject({
      collection: 'partners',
      recordId: record._id,
      kind: 'changed',
      title: record.name,
      values: { description: 'Very reliable.' },
      fields: ['description'],
      baseRevision: 1,
      liveRevision: 1,
      revision: 1,
      clashes: [],
      release: { name: null, status: 'open', publishAt: null },
    })
    expect((await api.read(`/partners/${record._id}`)).description).toBe('Reliable.')
  })

  test('refuses a draft that changes nothing, and a second one of the same record', async () => {
    const record = await api.create('partners', partner())
    const same = await draft(change(record, { name: record.name }))
    expect([same.status, same.body.errors]).toEqual([
      422,
      { values: 'This doesn’t change anything on the live site' },
    ])
    await drafted(change(record, { name: 'Another' }))
    const second = await draft(change(record, { name: 'A third' }))
    expect([second.status, second.body.code]).toEqual([409, 'draft_exists'])
  })

  test('has the rules of a save: fields, unknown ones, unknown types and records', async () => {
    const record = await api.create('partners', partner())
    expect((await draft(change(record, { name: '' }))).body.errors).toHaveProperty('name')
    expect((await draft(change(record, { _id2: 'x' }))).status).toBe(400)
    expect((await draft({ collection: 'users', kind: 'new', values: {} })).status).toBe(404)
    expect((await draft(change({ _id: crypto.randomUUID() }, { name: 'X' }))).status).toBe(404)
    expect((await draft({ collection: 'partners', kind: 'new', values: { name: 'No text' } })).status).toBe(
      422,
    )
    expect((await draft({ collection: 'partners', kind: 'changed', values: { name: 'X' } })).status).toBe(422)
    const order = { collection: 'partners', kind: 'reordered', values: { order: [record._id] } }
    expect((await draft(order)).status).toBe(422)
  })

  test('a new record has its id from the beginning, and exists for nobody', async () => {
    const made = await drafted({ collection: 'partners', kind: 'new', values: partner() })
    expect(made.recordId).toMatch(/^[0-9a-f-]{36}$/)
    expect((await api.user('GET', `/partners/${made.recordId}`)).status).toBe(404)
  })

  test('A30: formatted text is made harmless before anybody sees it', async () => {
    const values = {
      title: 'Busbar',
      shortDescription: 'x',
      fullDescription: '<p onclick="x()">Hi<script>x()</script></p>',
    }
    const made = await drafted({ collection: 'products', kind: 'new', values })
    expect(made.values.fullDescription).toBe('<p>Hi</p>')
  })

  test('A21: settings are drafted by those who may change them', async () => {
    const body = { collection: 'company', kind: 'changed', values: { name: 'Other Ltd' } }
    expect((await draft(body)).status).toBe(403)
    expect((await draft({ ...body, collection: 'site-settings', values: { canZoom: true } })).status).toBe(
      403,
    )
    const { token } = await api.signIn('admin')
    const made = await api.call('POST', '/api/drafts', { token, body })
    expect(made.body.data).toMatchObject({ recordId: null, values: { name: 'Other Ltd' }, baseRevision: 0 })
    const { _id } = made.body.data
    expect((await api.user('PUT', `/drafts/${_id}`, { values: { name: 'Mine Ltd' } })).status).toBe(403)
    expect((await api.user('DELETE', `/drafts/${_id}`)).status).toBe(403)
    expect((await api.user('POST', `/releases/${made.body.data.release._id}/publish`)).status).toBe(403)
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    const schedule = `/releases/${made.body.data.release._id}/schedule`
    expect((await api.user('PUT', schedule, { publishAt })).status).toBe(403)
    expect((await api.visitor('GET', '/company/info')).body.data.name).not.toMatch(/Ltd/)
  })

  test('R9: an editor neither moves, schedules nor undoes what changes settings', async () => {
    const { token } = await api.signIn('admin')
    const asAdmin = async (method: 'POST' | 'PUT', path: string, body?: object) =>
      (await api.call(method, `/api${path}`, { token, body })).body.data
    const values = { titleSuffix: 'By an administrator' }
    const made = await asAdmin('POST', '/drafts', { collection: 'site-settings', kind: 'changed', values })
    const other = (await api.user('POST', '/releases', { name: 'Of an editor' })).body.data
    const { release } = made
    const move = await api.user('PUT', `/drafts/${made._id}/release`, { release: other._id })
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    const schedule = await api.user('PUT', `/releases/${release._id}/schedule`, { publishAt })
    expect([move.status, schedule.status]).toEqual([403, 403])
    expect(await api.read(`/releases/${release._id}`)).toMatchObject({ status: 'open', size: 1 })

    await asAdmin('POST', `/releases/${release._id}/publish`)
    expect((await api.user('POST', `/releases/${release._id}/undo`)).status).toBe(403)
    const { data } = (await api.visitor('GET', '/site-settings')).body
    expect(data.titleSuffix).toBe('By an administrator')
  })

  test('an image that only a draft uses is kept for it', async () => {
    const logo = `/uploads/partners/${'a'.repeat(32)}.webp`
    const made = await drafted({ collection: 'partners', kind: 'new', values: { ...partner(), logo } })
    const uses = () => api.db().select().from(assetUses).where(eq(assetUses.recordId, made._id))
    expect(await uses()).toHaveLength(1)
    await api.user('DELETE', `/drafts/${made._id}`)
    expect(await uses()).toEqual([])
  })
})

describe('GET /drafts', () => {
  test('marks the records of a list, newest first, without what is in them', async () => {
    const record = await api.create('clients', {
      name: 'Client',
      email: 'c@busbar.example',
      description: 'Good.',
      imageUrl: '/uploads/clients/x.webp',
    })
    const changed = await drafted({ ...change(record, { name: 'Client 2' }), collection: 'clients' })
    const all = (await api.user('GET', '/drafts?collection=clients')).body.data
    expect(all).toEqual([
      expect.objectContaining({ _id: changed._id, recordId: record._id, title: 'Client 2' }),
    ])
    expect(all[0]).not.toHaveProperty('values')
    expect((await api.user('GET', `/drafts?recordId=${record._id}`)).body.data).toHaveLength(1)
    expect((await api.visitor('GET', '/drafts')).status).toBe(401)
  })
})

describe('GET /drafts/{id}', () => {
  test('what somebody else changed in another field is no clash; in the same field it is, and is shown', async () => {
    const record = await api.create('partners', partner())
    const { _id } = await drafted(change(record, { description: 'Mine' }))
    await api.user('PUT', `/partners/${record._id}`, { website: 'https://theirs.example' })
    expect((await api.read(`/drafts/${_id}`)).clashes).toEqual([])
    await api.user('PUT', `/partners/${record._id}`, { description: 'Theirs' })
    const { clashes, liveRevision } = await api.read(`/drafts/${_id}`)
    expect(clashes).toEqual([
      expect.objectContaining({
        reason: 'changed',
        field: 'description',
        base: 'Reliable.',
        mine: 'Mine',
        theirs: 'Theirs',
      }),
    ])
    expect(liveRevision).toBe(3)
    await api.user('DELETE', `/partners/${record._id}`)
    expect((await api.read(`/drafts/${_id}`)).clashes).toMatchObject([{ reason: 'gone', field: null }])
  })

  test('a deletion clashes with any change', async () => {
    const record = await api.create('partners', partner())
    const { _id } = await drafted({ collection: 'partners', recordId: record._id, kind: 'deleted' })
    await api.user('PUT', `/partners/${record._id}`, { description: 'Needed after all' })
    expect((await api.read(`/drafts/${_id}`)).clashes).toMatchObject([{ reason: 'changed', field: null }])
    await api.user('PUT', `/drafts/${_id}`, { values: {}, baseRevision: 2 })
    expect((await api.read(`/drafts/${_id}`)).clashes).toEqual([])
  })
})

describe('PUT /drafts/{id}', () => {
  test('saves again; on top of the newest revision a clash is settled', async () => {
    const record = await api.create('partners', partner())
    const { _id } = await drafted(change(record, { description: 'Mine' }))
    await api.user('PUT', `/partners/${record._id}`, { description: 'Theirs' })
    const again = await api.user('PUT', `/drafts/${_id}`, { values: { description: 'Mine 2' } })
    expect(again.body.data).toMatchObject({ revision: 2, baseRevision: 1, values: { description: 'Mine 2' } })
    expect(again.body.data.clashes).toHaveLength(1)
    const settled = await api.user('PUT', `/drafts/${_id}`, {
      values: { description: 'Both' },
      baseRevision: again.body.data.liveRevision,
    })
    expect(settled.body.data).toMatchObject({ baseRevision: 2, clashes: [], values: { description: 'Both' } })
  })

  test('refuses when somebody else saved the draft meanwhile', async () => {
    const { _id } = await drafted({ collection: 'partners', kind: 'new', values: partner() })
    const save = (name: string) =>
      api.user('PUT', `/drafts/${_id}`, { values: { ...partner(), name } }, { 'if-match': '"1"' })
    expect((await save('First')).status).toBe(200)
    const late = await save('Second')
    expect([late.status, late.body.code, late.body.data.values.name]).toEqual([409, 'stale', 'First'])
  })
})

describe('PUT /drafts/{id}/release', () => {
  test('goes into a release and out again; a release of one is not left behind', async () => {
    const { _id, release } = await drafted({ collection: 'partners', kind: 'new', values: partner() })
    const spring = (await api.user('POST', '/releases', { name: 'Spring' })).body.data
    const moved = await api.user('PUT', `/drafts/${_id}/release`, { release: spring._id })
    expect(moved.body.data.release).toMatchObject({ _id: spring._id, name: 'Spring' })
    expect((await api.user('GET', `/releases/${release._id}`)).status).toBe(404)
    const alone = await api.user('PUT', `/drafts/${_id}/release`, { release: null })
    expect(alone.body.data.release.name).toBe(null)
    expect((await api.read(`/releases/${spring._id}`)).size).toBe(0)
    expect((await api.user('PUT', `/drafts/${_id}/release`, { release: crypto.randomUUID() })).status).toBe(
      404,
    )
  })
})

describe('DELETE /drafts/{id}', () => {
  test('discards a draft with its release of one', async () => {
    const { _id, release } = await drafted({ collection: 'partners', kind: 'new', values: partner() })
    expect((await api.user('DELETE', `/drafts/${_id}`)).status).toBe(200)
    expect((await api.user('GET', `/drafts/${_id}`)).status).toBe(404)
    expect((await api.user('GET', `/releases/${release._id}`)).status).toBe(404)
  })
})
