import { texts } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../../../test/api.ts'
import { testBody, testSession } from '../../../../test/standard/standard-writes.ts'
import { latestChange } from '../../../content/change-log.ts'

const api = startApi()
const now = () => latestChange(api.db())
const name = 'As it was'
const bringBack = (asOf: number, what: object = {}) =>
  api.user('POST', '/releases/bring-back', { name, asOf, ...what })
const publish = async (release: string) => {
  const { status, body } = await api.user('POST', `/releases/${release}/publish`)
  expect([status, body.data?.status, body.message]).toEqual([200, 'published', undefined])
}
const draftsOf = async (release: string) =>
  (await api.user('GET', `/drafts?release=${release}`)).body.data as Record<string, unknown>[]
/** Each test begins without drafts of others. */
const release = async (answer: Awaited<ReturnType<typeof bringBack>>) => {
  expect([answer.status, answer.body.message]).toEqual([201, undefined])
  return answer.body.data.release._id as string
}

describe('POST /releases/bring-back', () => {
  testSession(api, 'POST', () => '/releases/bring-back', { name, asOf: 1 })
  testBody(api, 'POST', () => '/releases/bring-back')

  test('a record comes back as a draft, live only when it is published', async () => {
    const { _id } = await api.create('partners', { name: 'Ohmera', description: 'Meters' })
    const then = await now()
    await api.user('PUT', `/partners/${_id}`, { name: 'Ampera', description: 'Fuses' })
    await api.user('PUT', `/partners/${_id}`, { website: 'https://ampera.example' })
    const id = await release(await bringBack(then, { collection: 'partners', recordId: _id }))
    expect(await draftsOf(id)).toMatchObject([
      { kind: 'changed', recordId: _id, fields: ['name', 'website', 'description'], title: 'Ohmera' },
    ])
    expect((await api.read(`/partners/${_id}`)).name).toBe('Ampera')
    await publish(id)
    expect(await api.read(`/partners/${_id}`)).toMatchObject({ name: 'Ohmera', website: null })
  })

  test('what was deleted since comes back, and what was made since goes', async () => {
    const gone = await api.create('team', person('Gone'))
    const then = await now()
    await api.user('PUT', `/team/${gone._id}`, { name: 'Renamed' })
    await api.user('DELETE', `/team/${gone._id}`)
    const made = await api.create('team', person('Made'))
    const one = await release(await bringBack(then, { collection: 'team', recordId: gone._id }))
    await publish(one)
    const other = await release(await bringBack(then, { collection: 'team', recordId: made._id }))
    expect(await draftsOf(other)).toMatchObject([{ kind: 'deleted', title: 'Made' }])
    await publish(other)
    expect(await api.column('/team', 'name')).toEqual(['Gone'])
  })

  test('everything comes back together, with orders, settings and what a category takes along', async () => {
    const category = await api.create('categories', { title: 'Meters' })
    const event = { description: 'x', category: category._id }
    await api.create('events', { ...event, title: 'A fair' })
    const product = await api.create('products', {
      title: 'Meter',
      shortDescription: 'x',
      category: category._id,
    })
    const services = []
    for (const title of ['One', 'Two', 'Three']) services.push(await api.create('services', { title }))
    await api.user('PUT', '/company/info', { name: 'Wattwerk' })
    const order = await api.column('/services', 'title')
    const then = await now()

    await api.create('events', { ...event, title: 'A later fair' })
    const loose = await api.create('products', { title: 'Loose', shortDescription: 'x' })
    await api.user('PUT', `/products/${loose._id}`, { category: category._id })
    await api.user('DELETE', `/categories/${category._id}`)
    await api.user('PUT', '/company/info', { name: 'Ampera', phone: '1' })
    await api.user('PUT', `/services/${services[2]._id}`, { displayOrder: 0 })
    await api.user('DELETE', `/services/${services[0]._id}`)
    const id = await release(await bringBack(then))
    const { pages, clashes, problems } = (await api.user('GET', `/releases/${id}/check`)).body.data
    expect([pages.length > 0, clashes, problems]).toEqual([true, [], []])
    await publish(id)
    expect(await api.column('/events', 'title')).toEqual(['A fair'])
    expect(await api.column('/services', 'title')).toEqual(order)
    expect((await api.read(`/products/${product._id}`)).category).toBe(category._id)
    expect((await api.user('GET', `/products/${loose._id}`)).status).toBe(404)
    expect(await api.read('/company/info')).toMatchObject({ name: 'Wattwerk' })
    const again = await bringBack(then)
    expect([again.status, again.body.message]).toEqual([409, texts.releases.isAsItWas])
  })

  test('A10: settings are for owners and administrators; an editor brings the rest back', async () => {
    await api.create('partners', { name: 'Before', description: 'x' })
    const then = await now()
    await api.user('PUT', '/company/info', { name: 'Changed' })
    await api.user('PUT', '/site-settings', { titleSuffix: 'Changed' })
    const { _id } = await api.create('partners', { name: 'Since', description: 'x' })
    const { token } = await api.signIn('editor')
    const asEditor = (what: object) =>
      api.call('POST', '/api/releases/bring-back', { token, body: { name, asOf: then, ...what } })
    for (const collection of ['company', 'site-settings'])
      expect((await asEditor({ collection })).status).toBe(403)
    for (const collection of ['users', 'releases', 'message-settings', 'nonsense'])
      expect([collection, (await asEditor({ collection })).status]).toEqual([collection, 404])
    const all = await asEditor({})
    expect(all.status).toBe(201)
    const { leftOut, release } = all.body.data
    expect(leftOut.map((one: { collection: string }) => one.collection)).toEqual(['company', 'site-settings'])
    expect(leftOut[0].reason).toBe('not-allowed')
    expect(await draftsOf(release._id)).toMatchObject([{ collection: 'partners', recordId: _id }])

    // Existing drafts of it stay.
    const again = await bringBack(then, { collection: 'partners', recordId: _id })
    expect([again.status, again.body.code]).toEqual([409, 'draft_exists'])
  })

  test('what was deleted for good stays gone, and what never was is no change', async () => {
    const { _id } = await api.create('clients', client)
    const then = await now()
    await api.user('DELETE', `/clients/${_id}`)
    await api.user('POST', '/clients/bulk-erase', { ids: [_id] })
    const one = await bringBack(then, { collection: 'clients', recordId: _id })
    expect([one.status, one.body.message]).toEqual([409, texts.releases.isMissing])
    await api.create('clients', client)
    const all = (await bringBack(then)).body.data
    expect(all.leftOut).toEqual([{ collection: 'clients', recordId: _id, title: null, reason: 'missing' }])
    const unknown = { collection: 'clients', recordId: crypto.randomUUID() }
    expect((await bringBack(then, unknown)).status).toBe(409)
    expect((await bringBack((await now()) + 1)).status).toBe(404)
    for (const asOf of [0, 1.5, '1', -3] as number[])
      expect([asOf, [400, 422].includes((await bringBack(asOf)).status)]).toEqual([asOf, true])
  })
})

const person = (name: string) => ({
  name,
  position: 'Engineer',
  jobTitle: 'Engineer',
  description: 'x',
  email: 'x@busbar.example',
})

const client = {
  name: 'Erased',
  email: 'x@busbar.example',
  description: 'x',
  imageUrl: '/uploads/clients/x.webp',
}
