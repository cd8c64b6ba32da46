import ICAL from 'ical.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { fieldOf } from '../../../test/api.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'
import { testBody, testRules, testSession } from '../../../test/standard/standard-writes.ts'

let number = 0
let category: string
const valid = () => ({
  title: `Open day ${++number}`,
  description: 'Come and see',
  details: '<p>From <strong>nine</strong></p>',
  date: '2031-05-04T09:00:00.000Z' as string | null,
  imageUrl: '/uploads/events/open-day.webp',
  imagePublicId: 'events/open-day.webp',
  location: 'Hall 4',
  organizer: 'Wattwerk',
  registrationUrl: 'https://fair.example/register',
  category,
})
const rules: [object, Record<string, string>][] = [
  [{ title: '' }, { title: 'Title is required' }],
  [{ description: ' ' }, { description: 'Description is required' }],
  [{ date: 'tomorrow' }, { date: 'Please enter a valid date' }],
  [{ date: '2026-02-30T10:00:00Z' }, { date: 'Please enter a valid date' }],
  [{ date: '0000-01-01T00:00:00Z' }, { date: 'Please enter a valid date' }],
  [{ date: '9999-12-31T23:59:59-23:59' }, { date: 'Please enter a valid date' }],
  [{ registrationUrl: 'not a url' }, { registrationUrl: 'Please enter a valid registration URL' }],
]
const { api, make, address } = standardTests('events', {
  valid,
  publicFields: [
    'title',
    'description',
    'details',
    'date',
    'imageUrl',
    'imagePublicId',
    'location',
    'organizer',
    'registrationUrl',
    'category',
  ],
  rules: [
    ...rules,
    [
      { title: undefined, description: undefined, category: undefined },
      {
        title: 'Title is required',
        description: 'Description is required',
        category: 'Category is required',
      },
    ],
    [{ category: '' }, { category: 'Category is required' }],
    [{ category: 'nonsense' }, { category: 'This category no longer exists' }],
    [{ category: crypto.randomUUID() }, { category: 'This category no longer exists' }],
  ],
  changeRules: [
    ...rules,
    [{ category: crypto.randomUUID() }, { category: 'This category no longer exists' }],
  ],
  addresses: ['registrationUrl', 'imageUrl'],
})
const makeCategory = async (input: object = {}) =>
  (await api.create('categories', { title: `Fairs ${++number}`, ...input }))._id as string
beforeAll(async () => {
  category = await makeCategory()
})

describe('GET /events', () => {
  test('the newest come first, and those without a date last, whichever way they are sorted @spec-159', async () => {
    for (const [title, date] of [
      ['Dated b', '2030-01-01T00:00:00Z'],
      ['Dated none', null],
      ['Dated c', '2020-01-01T00:00:00Z'],
      ['Dated a', '2040-01-01T00:00:00Z'],
    ])
      await make({ title, date })
    const down = ['Dated a', 'Dated b', 'Dated c', 'Dated none']
    expect(await api.column('/events?search=dated', 'title')).toEqual(down)
    expect(await api.column('/events?search=dated&sort=-date', 'title')).toEqual(down)
    expect(await api.column('/events?search=dated&sort=date', 'title')).toEqual([
      'Dated c',
      'Dated b',
      'Dated a',
      'Dated none',
    ])
  })

  test("A26: visitors do not see the events of a hidden category; ?category lists one category's", async () => {
    const hidden = await makeCategory({ isActive: false })
    const inside = await make({ category: hidden })
    expect((await api.visitor('GET', `/events?category=${hidden}`)).body.data).toEqual([])
    expect(await api.column(`/events?category=${hidden}`, '_id')).toEqual([inside._id])
    await api.user('PUT', `/categories/${hidden}`, { isActive: true })
    const shown = await api.visitor('GET', `/events?category=${hidden}`)
    expect(fieldOf(shown.body.data, '_id')).toEqual([inside._id])
    expect((await api.visitor('GET', '/events?category=nonsense')).status).toBe(400)
  })
})

describe('GET /events/{id}/calendar.ics', () => {
  const file = async (input: object = {}) =>
    api.visitor('GET', `/events/${(await make(input))._id}/calendar.ics`)

  test('it answers a file that a calendar program reads', async () => {
    const answer = await file({ title: 'Relay day' })
    expect([answer.status, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'attachment',
    ])
    const [event] = new ICAL.Component(ICAL.parse(answer.text)).getAllSubcomponents('vevent')
    expect(event?.getFirstPropertyValue('summary')).toBe('Relay day')
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2031-05-04T09:00:00Z')
    expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2031-05-04T11:00:00Z')
  })

  test('one without a date, one that visitors may not see and one that is not there are 404', async () => {
    const hidden = await makeCategory({ isActive: false })
    const unknown = await api.visitor('GET', `/events/${crypto.randomUUID()}/calendar.ics`)
    for (const answer of [await file({ date: null }), await file({ category: hidden }), unknown])
      expect([answer.status, answer.body.message]).toEqual([404, 'Event not found'])
  })
})

describe('POST /events', () => {
  test('title, description and category are enough @spec-159', async () => {
    expect(await api.create('events', { title: 'Bare', description: 'Hardly', category })).toMatchObject({
      details: null,
      date: null,
      imageUrl: null,
      imagePublicId: null,
      location: null,
      organizer: null,
      registrationUrl: null,
    })
  })

  test('a date of any time zone is kept in UTC', async () => {
    expect((await make({ date: '2031-05-04T11:00:00+02:00' })).date).toBe('2031-05-04T09:00:00.000Z')
  })
})

describe('GET /events/{id}', () => {
  test('A26: a visitor does not see an event of a hidden category @spec-159', async () => {
    const hidden = await makeCategory()
    const { _id } = await make({ category: hidden })
    expect((await api.visitor('GET', `/events/${_id}`)).status).toBe(200)
    await api.user('PUT', `/categories/${hidden}`, { isActive: false })
    expect((await api.visitor('GET', `/events/${_id}`)).status).toBe(404)
    expect((await api.user('GET', `/events/${_id}`)).status).toBe(200)
  })
})

describe('PUT /events/{id}', () => {
  test('the same moment in another spelling is no change, and null takes the date away @spec-159', async () => {
    const path = await address()
    const put = async (date: string | null) => (await api.user('PUT', path, { date })).body.data
    expect((await put('2031-05-04T11:00:00+02:00')).revision).toBe(1)
    expect(await put(null)).toMatchObject({ date: null, revision: 2 })
  })

  test('it can move to another category, where it then is', async () => {
    const other = await makeCategory()
    const { _id } = await make()
    await api.user('PUT', `/events/${_id}`, { category: other })
    expect(await api.column(`/categories/${other}/events`, '_id')).toEqual([_id])
    expect(await api.column(`/categories/${category}/events`, '_id')).not.toContain(_id)
  })
})

describe('POST /events/{id}/restore', () => {
  test('it stays in the trash while its category is there', async () => {
    const gone = await makeCategory()
    const { _id } = await make({ category: gone })
    await api.user('DELETE', `/categories/${gone}`)
    const answer = await api.user('POST', `/events/${_id}/restore`)
    expect([answer.status, answer.body.errors]).toEqual([422, { category: 'This category no longer exists' }])
    await api.user('POST', `/categories/${gone}/restore`)
    expect((await api.read(`/events/${_id}`)).category).toBe(gone)
  })
})

describe('GET /categories/{id}/events', () => {
  test("it lists the category's events, newest first, by its id or its slug @spec-156", async () => {
    const own = await makeCategory({ title: 'Own fairs' })
    const old = await make({ category: own, date: '2020-01-01T00:00:00Z' })
    const [undated, next] = [await make({ category: own, date: null }), await make({ category: own })]
    for (const id of [own, 'own-fairs']) {
      const answer = await api.visitor('GET', `/categories/${id}/events`)
      expect([answer.status, answer.body.meta.total]).toEqual([200, 3])
      expect(fieldOf(answer.body.data, '_id')).toEqual([next._id, old._id, undated._id])
      expect(answer.body.data[0]).not.toHaveProperty('deletedAt')
    }
  })

  test('A26: a hidden category is a 404 for visitors, and an unknown one for everybody', async () => {
    const hidden = await makeCategory({ isActive: false })
    expect((await api.visitor('GET', `/categories/${hidden}/events`)).status).toBe(404)
    expect((await api.user('GET', `/categories/${hidden}/events`)).status).toBe(200)
    for (const id of [crypto.randomUUID(), 'nonsense', "'--"]) {
      const answer = await api.user('GET', `/categories/${encodeURIComponent(id)}/events`)
      expect([answer.status, answer.body.message]).toEqual([404, 'Category not found'])
    }
  })
})

describe('POST /categories/{id}/events', () => {
  const events = () => `/categories/${category}/events`
  testSession(api, 'POST', events, {})
  testBody(api, 'POST', events)
  testRules(api, 'POST', events, valid, [
    ...rules,
    [{ category: crypto.randomUUID() }, { category: 'This doesn’t match the category in the address' }],
  ])

  test('it makes the very event that /events shows @spec-91 @spec-92 @spec-156', async () => {
    const { category: _, ...input } = valid()
    for (const body of [input, { ...input, category }]) {
      const answer = await api.user('POST', events(), body)
      expect([answer.status, answer.headers.etag]).toEqual([201, '"1"'])
      expect(answer.body.data).toMatchObject({ ...input, category })
      expect(await api.read(`/events/${answer.body.data._id}`)).toEqual(answer.body.data)
    }
  })

  test('A3: fields that a caller may not set are refused', async () => {
    const answer = await api.user('POST', events(), { ...valid(), _id: crypto.randomUUID(), revision: 9 })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['_id', 'revision']])
  })

  test('an unknown category is a 404', async () => {
    const answer = await api.user('POST', `/categories/${crypto.randomUUID()}/events`, {
      ...valid(),
      category: undefined,
    })
    expect([answer.status, answer.body.message]).toEqual([404, 'Category not found'])
  })
})

describe('PUT /categories/{id}/events/{eventId}', () => {
  const event = async () => `/categories/${category}/events/${(await make())._id}`
  testSession(api, 'PUT', event, {})
  testBody(api, 'PUT', event)
  testRules(api, 'PUT', event, () => ({}), rules)

  test('it changes the very event that /events shows @spec-156', async () => {
    const { _id } = await make()
    const answer = await api.user('PUT', `/categories/${category}/events/${_id}`, { title: 'Renamed' })
    expect([answer.status, answer.headers.etag]).toEqual([200, '"2"'])
    expect(await api.read(`/events/${_id}`)).toEqual(answer.body.data)
    expect(answer.body.data).toMatchObject({ title: 'Renamed', location: 'Hall 4' })
  })

  test('it takes the whole event back as it was read', async () => {
    const path = await event()
    const before = await api.read(`/events/${path.split('/').at(-1)}`)
    const same = await api.user('PUT', path, before)
    expect([same.status, same.body.data]).toEqual([200, before])
  })

  test('a stale If-Match answers 409 with the current record', async () => {
    const path = await event()
    await api.user('PUT', path, { title: 'First' })
    const late = await api.user('PUT', path, { title: 'Late' }, { 'if-match': '"1"' })
    expect([late.status, late.body.data.title]).toEqual([409, 'First'])
  })

  test("A22: another category's event is a 404 and stays", async () => {
    const { _id } = await make({ category: await makeCategory() })
    for (const id of [_id, crypto.randomUUID()]) {
      const answer = await api.user('PUT', `/categories/${category}/events/${id}`, { title: 'Taken over' })
      expect([answer.status, answer.body.message]).toEqual([404, 'Event not found'])
    }
    expect((await api.read(`/events/${_id}`)).revision).toBe(1)
  })
})

describe('DELETE /categories/{id}/events/{eventId}', () => {
  testSession(api, 'DELETE', async () => `/categories/${category}/events/${(await make())._id}`)

  test('it puts the very event that /events shows into the trash @spec-156', async () => {
    const { _id } = await make()
    const answer = await api.user('DELETE', `/categories/${category}/events/${_id}`)
    expect([answer.status, answer.body.data]).toEqual([200, { _id }])
    expect((await api.user('GET', `/events/${_id}`)).status).toBe(404)
    expect((await api.user('DELETE', `/categories/${category}/events/${_id}`)).status).toBe(404)
  })

  test("A22: another category's event is a 404 and stays", async () => {
    const { _id } = await make({ category: await makeCategory() })
    const answer = await api.user('DELETE', `/categories/${category}/events/${_id}`)
    expect([answer.status, answer.body.message]).toEqual([404, 'Event not found'])
    expect((await api.read(`/events/${_id}`)).revision).toBe(1)
  })
})
