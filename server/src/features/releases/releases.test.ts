import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fieldOf, startApi } from '../../../test/api.ts'
import { latestChange } from '../../content/change-log.ts'
import { revisions } from '../../content/tables.ts'

const api = startApi('admin')
let number = 0
const named = (what: string) => `${what} ${++number}`
const partner = (name = named('Partner')) => ({ name, description: 'Reliable.' })
const drafted = async (body: object) => {
  const answer = await api.user('POST', '/drafts', body)
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body.data
}
const begin = async (name = named('Release')) => (await api.user('POST', '/releases', { name })).body.data._id
const publish = (id: string) => api.user('POST', `/releases/${id}/publish`)
const undo = (id: string) => api.user('POST', `/releases/${id}/undo`)
const titles = async () => fieldOf((await api.visitor('GET', '/services')).body.data, 'title')

/** A release with something of every kind in it, and the records that it concerns. */
async function everyKind() {
  const release = await begin()
  const category = await api.create('categories', { title: named('Category') })
  const event = await api.create('events', { category: category._id, title: 'Fair', description: 'Soon.' })
  const product = await api.create('products', {
    title: named('Product'),
    shortDescription: 'Short.',
    category: category._id,
  })
  const changed = await api.create('partners', partner())
  const services: { _id: string; title: string }[] = []
  for (const title of ['S1', 'S2', 'S3']) services.push(await api.create('services', { title: named(title) }))
  const into = (body: object) => drafted({ release, ...body })
  const made = await into({ collection: 'categories', kind: 'new', values: { title: named('New category') } })
  const event2 = { category: made.recordId, title: 'New fair', description: 'In a new category.' }
  await into({ collection: 'events', kind: 'new', values: event2 })
  await into({
    collection: 'partners',
    recordId: changed._id,
    kind: 'changed',
    values: { name: named('Renamed') },
  })
  await into({ collection: 'categories', recordId: category._id, kind: 'deleted' })
  const order = services.map(({ _id }) => _id).toReversed()
  await into({ collection: 'services', kind: 'reordered', values: { order } })
  await into({ collection: 'company', kind: 'changed', values: { name: named('Company') } })
  return { release, category, event, product, changed, services, made }
}

describe('POST /releases/{id}/publish', () => {
  test('publishes drafts of every kind as one change and one entry of the history', async () => {
    const { release, category, event, product, changed, services, made } = await everyKind()
    const before = await latestChange(api.db())
    const answer = await publish(release)
    expect([answer.status, answer.body.data]).toEqual([
      200,
      expect.objectContaining({
        status: 'published',
        size: 6,
        publishedBy: expect.objectContaining({ name: 'Ada Volt' }),
      }),
    ])
    expect(await latestChange(api.db())).toBe(before + 1)
    expect(
      (await api.visitor('GET', `/categories/${made.recordId}?includeEvents=true`)).body.data.events,
    ).toHaveLength(1)
    expect((await api.visitor('GET', `/partners/${changed._id}`)).body.data.name).toMatch(/^Renamed/)
    expect((await api.visitor('GET', `/categories/${category._id}`)).status).toBe(404)
    expect((await api.visitor('GET', `/events/${event._id}`)).status).toBe(404)
    expect((await api.visitor('GET', `/products/${product._id}`)).body.data.category).toBe(null)
    expect((await api.visitor('GET', '/company/info')).body.data.name).toMatch(/^Company/)
    const order = (await titles()).filter((title) => services.some((service) => service.title === title))
    expect(order).toEqual(services.map(({ title }) => title).toReversed())
    const [latest, next] = (await api.user('GET', '/history')).body.data
    expect(latest).toMatchObject({ collection: 'releases', recordId: release, action: 'publish' })
    expect(next.collection).not.toBe('releases')
    expect((await api.user('GET', `/drafts?release=${release}`)).body.data).toEqual([])
    const again = await publish(release)
    expect([again.status, again.body.code]).toEqual([409, 'release_over'])
  })

  test('what others changed in other fields stays; a clash publishes nothing and names every one', async () => {
    const release = await begin()
    const [one, two] = [await api.create('partners', partner()), await api.create('partners', partner())]
    for (const { _id } of [one, two])
      await drafted({
        release,
        collection: 'partners',
        recordId: _id,
        kind: 'changed',
        values: { name: `Mine ${_id}` },
      })
    await api.user('PUT', `/partners/${one._id}`, { website: 'https://theirs.example' })
    await api.user('PUT', `/partners/${two._id}`, { name: 'Theirs' })
    const refused = await publish(release)
    expect([refused.status, refused.body.code]).toEqual([409, 'clash'])
    expect(refused.body.data).toMatchObject([{ recordId: two._id, field: 'name', theirs: 'Theirs' }])
    expect((await api.read(`/partners/${one._id}`)).name).toBe(one.name)
    const clashing = (await api.user('GET', `/drafts?recordId=${two._id}`)).body.data[0]
    await api.user('PUT', `/drafts/${clashing._id}`, { values: { name: 'Settled' }, baseRevision: 2 })
    expect((await publish(release)).status).toBe(200)
    expect(await api.read(`/partners/${one._id}`)).toMatchObject({
      name: `Mine ${one._id}`,
      website: 'https://theirs.example',
    })
    expect((await api.read(`/partners/${two._id}`)).name).toBe('Settled')
  })

  test('one draft that is refused takes all with it', async () => {
    const release = await begin()
    const title = named('Taken')
    const made = await drafted({ release, collection: 'partners', kind: 'new', values: partner() })
    await drafted({ release, collection: 'categories', kind: 'new', values: { title } })
    await api.create('categories', { title })
    const refused = await publish(release)
    expect([refused.status, refused.body.code]).toEqual([409, 'title_taken'])
    expect((await api.user('GET', `/partners/${made.recordId}`)).status).toBe(404)
    expect((await api.read(`/releases/${release}`)).status).toBe('open')
  })

  test('two who publish at once publish once; those who save at the same time lose nothing', async () => {
    const release = await begin()
    const record = await api.create('partners', partner())
    await drafted({
      release,
      collection: 'partners',
      recordId: record._id,
      kind: 'changed',
      values: { name: 'At once' },
    })
    const saves = ['a', 'b', 'c'].map((part) =>
      api.user('PUT', `/partners/${record._id}`, { website: `https://${part}.example` }),
    )
    const both = await Promise.all([publish(release), publish(release), ...saves])
    expect(
      both
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 409])
    const { name, website, revision } = await api.read(`/partners/${record._id}`)
    expect([name, revision]).toEqual(['At once', 5])
    expect(website).toMatch(/^https:/)
  })

  test('an empty release says so', async () => {
    expect((await publish(await begin())).body.code).toBe('release_empty')
  })
})

describe('POST /releases/{id}/undo', () => {
  test('brings every record back as one change, and the drafts; published again, it is the same again', async () => {
    const { release, category, event, product, changed, services, made } = await everyKind()
    const company = (await api.visitor('GET', '/company/info')).body.data.name
    const order = await titles()
    const look = async () => ({
      category: (await api.visitor('GET', `/categories/${category._id}`)).body.data?.title,
      event: (await api.visitor('GET', `/events/${event._id}`)).body.data?.category,
      product: (await api.visitor('GET', `/products/${product._id}`)).body.data?.category,
      partner: (await api.visitor('GET', `/partners/${changed._id}`)).body.data?.name,
      company: (await api.visitor('GET', '/company/info')).body.data.name,
      order: await titles(),
      made: (await api.visitor('GET', `/categories/${made.recordId}`)).status,
    })
    const before = await look()
    await publish(release)
    const after = await look()
    expect(after).not.toEqual(before)
    const number = await latestChange(api.db())
    const answer = await undo(release)
    expect([answer.status, answer.body.data]).toMatchObject([200, { status: 'open', size: 6 }])
    expect(await latestChange(api.db())).toBe(number + 1)
    expect(await look()).toEqual(before)
    expect([before.company, before.order]).toEqual([company, order])
    expect((await api.user('GET', '/history')).body.data[0]).toMatchObject({
      action: 'undo',
      recordId: release,
    })
    const again = await publish(release)
    expect([again.status, again.body.data]).toMatchObject([200, { status: 'published' }])
    expect(await look()).toEqual(after)
    expect((await undo(release)).status).toBe(200)
    expect(await look()).toEqual(before)
    expect(services).toHaveLength(3)
  })

  test('what was changed since in another field stays; in the same field nothing is undone', async () => {
    const release = await begin()
    const record = await api.create('partners', partner())
    await drafted({
      release,
      collection: 'partners',
      recordId: record._id,
      kind: 'changed',
      values: { name: 'Published' },
    })
    await publish(release)
    await api.user('PUT', `/partners/${record._id}`, { description: 'Written since.' })
    await api.user('PUT', `/partners/${record._id}`, { name: 'Renamed since' })
    const refused = await undo(release)
    expect([refused.status, refused.body.code]).toEqual([409, 'clash'])
    expect(refused.body.data).toMatchObject([{ field: 'name', theirs: 'Renamed since' }])
    await api.user('PUT', `/partners/${record._id}`, { name: 'Published' })
    expect((await undo(release)).status).toBe(200)
    expect(await api.read(`/partners/${record._id}`)).toMatchObject({
      name: record.name,
      description: 'Written since.',
    })
    expect((await undo(release)).body.code).toBe('not_published')
  })
})

describe('GET /releases/{id}/check', () => {
  test('says which pages it changes, what clashes and what would be refused, and changes nothing', async () => {
    const release = await begin()
    const title = named('Checked')
    const record = await api.create('partners', partner())
    const product = await api.create('products', { title: named('Pump'), shortDescription: 'Short.' })
    const into = (body: object) => drafted({ release, ...body })
    await into({ collection: 'categories', kind: 'new', values: { title } })
    await into({ collection: 'services', kind: 'new', values: { title: 'Entirely new' } })
    await into({ collection: 'partners', recordId: record._id, kind: 'changed', values: { name: 'Mine' } })
    await into({
      collection: 'products',
      recordId: product._id,
      kind: 'changed',
      values: { title: 'Turbine' },
    })
    await api.create('categories', { title })
    await api.user('PUT', `/partners/${record._id}`, { name: 'Theirs' })
    const before = await latestChange(api.db())
    const { body } = await api.user('GET', `/releases/${release}/check`)
    expect(body.data.pages).toEqual(expect.arrayContaining(['/service/entirely-new', '/products/turbine']))
    expect(body.data.clashes).toMatchObject([{ recordId: record._id, field: 'name' }])
    expect(body.data.problems).toMatchObject([
      { collection: 'categories', title, message: expect.any(String) },
    ])
    expect(await latestChange(api.db())).toBe(before)
    expect((await api.visitor('GET', '/services/entirely-new')).status).toBe(404)
    expect((await api.user('GET', `/releases/${crypto.randomUUID()}/check`)).status).toBe(404)
  })
})

describe('GET /releases', () => {
  test('lists what is not published, or what is; a release of one is called like its draft', async () => {
    const release = await begin('Listed')
    await drafted({ release, collection: 'partners', kind: 'new', values: partner() })
    const alone = await drafted({ collection: 'partners', kind: 'new', values: partner('Called so') })
    const find = async (query: string, id: string) =>
      (await api.user('GET', `/releases${query}`)).body.data.find(({ _id }: { _id: string }) => _id === id)
    expect(await find('', release)).toMatchObject({ name: 'Listed', title: 'Listed', size: 1 })
    expect(await find('', alone.release._id)).toMatchObject({ name: null, title: 'Called so', size: 1 })
    await publish(alone.release._id)
    expect(await find('', alone.release._id)).toBe(undefined)
    expect(await find('?status=published', alone.release._id)).toMatchObject({ title: 'Called so', size: 1 })
    expect((await api.visitor('GET', '/releases')).status).toBe(401)
  })
})

describe('GET /releases/{id}', () => {
  test('answers with the marks of its drafts', async () => {
    const release = await begin()
    await drafted({ release, collection: 'partners', kind: 'new', values: partner() })
    expect((await api.read(`/releases/${release}`)).drafts).toMatchObject([{ kind: 'new' }])
  })

  test('of a published one, with the marks of what it was published with', async () => {
    const release = await begin()
    const made = await drafted({ release, collection: 'partners', kind: 'new', values: partner('Was in it') })
    await publish(release)
    const { drafts, size } = await api.read(`/releases/${release}`)
    expect(drafts).toMatchObject([
      { _id: made._id, kind: 'new', title: 'Was in it', release: { _id: release } },
    ])
    expect([size, drafts[0].values]).toEqual([1, undefined])
  })
})

describe('POST /releases', () => {
  test('needs a name', async () => {
    const { status, body } = await api.user('POST', '/releases', { name: ' ' })
    expect([status, body.errors]).toEqual([422, { name: 'Please give the release a name' }])
  })
})

describe('PUT /releases/{id}', () => {
  test('gives it another name and a note', async () => {
    const { body } = await api.user('PUT', `/releases/${await begin()}`, { name: 'Autumn', note: 'Prices' })
    expect(body.data).toMatchObject({ name: 'Autumn', note: 'Prices' })
  })
})

describe('DELETE /releases/{id}', () => {
  test('leaves its drafts, each by itself', async () => {
    const release = await begin()
    const made = await drafted({ release, collection: 'partners', kind: 'new', values: partner() })
    expect((await api.user('DELETE', `/releases/${release}`)).status).toBe(200)
    const { release: alone } = await api.read(`/drafts/${made._id}`)
    expect([alone.name, alone._id === release]).toEqual([null, false])
  })
})

describe('GET /releases/{id}/links', () => {
  test('lists who shared a release and until when, never what opens it', async () => {
    const release = await begin()
    const { body } = await api.user('POST', `/releases/${release}/links`, { days: 2 })
    const { path, ...link } = body.data
    expect(path).toMatch(/^\/preview\/[\w-]{43}$/)
    expect(await api.read(`/releases/${release}/links`)).toEqual([link])
    const days = (Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / 86_400_000
    expect(Math.round(days)).toBe(2)
    expect((await api.user('POST', `/releases/${release}/links`, { days: 1000 })).status).toBe(422)
  })
})

describe('DELETE /releases/{id}/links/{linkId}', () => {
  test('A22: withdraws a link of this release, once, and of no other', async () => {
    const [release, other] = [await begin(), await begin()]
    const { _id } = (await api.user('POST', `/releases/${release}/links`, {})).body.data
    const withdraw = (of: string) => api.user('DELETE', `/releases/${of}/links/${_id}`)
    expect((await withdraw(other)).status).toBe(404)
    expect((await withdraw(release)).status).toBe(200)
    expect((await withdraw(release)).status).toBe(404)
  })
})

test('settings that go live with a release stand in the security log', async () => {
  const draft = await drafted({
    collection: 'site-settings',
    kind: 'changed',
    values: { titleSuffix: named('Suffix') },
  })
  await publish(draft.release._id)
  const owner = await api.signIn('owner')
  const { body } = await api.call('GET', '/api/users/security-events', { token: owner.token })
  expect(body.data[0]).toMatchObject({ kind: 'settings_changed', details: 'titleSuffix' })
})

test('a record’s own history tells what a release did to it', async () => {
  const record = await api.create('partners', partner())
  const draft = await drafted({
    collection: 'partners',
    recordId: record._id,
    kind: 'changed',
    values: { name: 'Told' },
  })
  await publish(draft.release._id)
  const history = (await api.user('GET', `/partners/${record._id}/history`)).body.data
  expect(history[0]).toMatchObject({ action: 'update', changes: [{ field: 'name', after: 'Told' }] })
  const [row] = await api
    .db()
    .select()
    .from(revisions)
    .where(and(eq(revisions.recordId, record._id), eq(revisions.revision, 2)))
  expect(row?.isPart).toBe(true)
})
