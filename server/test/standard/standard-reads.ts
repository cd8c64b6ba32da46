import { type CollectionName, collections, imageField, texts } from '@busbar/contract'
import { expect, test } from 'vitest'
import { type Api, fieldOf } from '../api.ts'
import { sqlTries } from '../attacks.ts'
import { processorTime } from '../measure/processor-time.ts'

/** What the tests that all content types share must know of one. */
export type ContentType = {
  api: Api
  /** Its path, which is its name too. */
  name: string
  /** As people say it: `Team member`. */
  word: string
  /** What a new record can be made of, another one each time. */
  valid: () => Record<string, unknown> | Promise<Record<string, unknown>>
  /** A text that every record must have, and that lists are searched and sorted by. */
  field: string
  /** All that a visitor sees of a record. By hand, so that a field which is made public by mistake is noticed. */
  publicFields: string[]
}

const everyRecord = ['_id', 'createdAt', 'updatedAt', 'revision', 'pictures']

/** The tests of a list that hold for every content type. */
export function testList(type: ContentType) {
  const { api, name, field } = type

  test('a visitor finds, sorts and pages without a session', async () => {
    const word = `Finding ${name}`
    for (const start of ['Zulu', 'émile', 'Alpha', 'mike'])
      await api.create(name, { ...(await type.valid()), [field]: `${start} ${word}` })
    const page = (query: string) => api.visitor('GET', `/${name}?search=${encodeURIComponent(word)}&${query}`)
    const first = await page(`sort=${field}&limit=3&page=1`)
    expect(first.status).toBe(200)
    expect(fieldOf(first.body.data, field)).toEqual([`Alpha ${word}`, `émile ${word}`, `mike ${word}`])
    expect(first.body.meta).toEqual({ total: 4, page: 1, limit: 3 })
    const second = await page(`sort=${field}&limit=3&page=2`)
    expect(fieldOf(second.body.data, field)).toEqual([`Zulu ${word}`])
    const down = await page(`sort=-${field}`)
    expect(fieldOf(down.body.data, field)).toEqual(
      ['Zulu', 'mike', 'émile', 'Alpha'].map((start) => `${start} ${word}`),
    )
  })

  test('a search for wildcard characters finds them and not everything', async () => {
    await api.create(name, { ...(await type.valid()), [field]: '100% Copper_wire' })
    const found = await api.visitor('GET', `/${name}?search=${encodeURIComponent('0% copper_')}`)
    expect(fieldOf(found.body.data, field)).toEqual(['100% Copper_wire'])
  })

  test('one or two letters find the words that begin with them', async () => {
    for (const text of ['Qx first', 'Second qx', 'Third aqx'])
      await api.create(name, { ...(await type.valid()), [field]: text })
    const found = await api.visitor('GET', `/${name}?search=qX&sort=${field}`)
    expect(fieldOf(found.body.data, field)).toEqual(['Qx first', 'Second qx'])
  })

  test('the trash is shown to staff alone', async () => {
    const { _id } = await api.create(name, { ...(await type.valid()), [field]: 'Thrown away' })
    await api.user('DELETE', `/${name}/${_id}`)
    const ids = async (query: string) => api.column(`/${name}?search=thrown away${query}`, '_id')
    expect(await ids('&trash=true')).toEqual([_id])
    expect(await ids('')).toEqual([])
    expect((await api.visitor('GET', `/${name}?search=thrown away&trash=true`)).body.data).toEqual([])
  })

  const image = imageField(collections[name as CollectionName].input)
  if (image)
    test('it can be narrowed to the records that have no image', async () => {
      const word = `Unseen ${name}`
      const [without] = [
        await api.create(name, { ...(await type.valid()), [field]: `A ${word}`, [image]: null }),
        await api.create(name, { ...(await type.valid()), [field]: `B ${word}`, [image]: 'seen.webp' }),
      ]
      const found = (query: string) => api.column(`/${name}?search=${word}${query}`, '_id')
      expect(await found('&missingImage=true')).toEqual([without._id])
      expect(await found('&missingImage=false')).toHaveLength(2)
      expect((await api.user('GET', `/${name}?missingImage=perhaps`)).status).toBe(400)
    })

  test('A24: sorting or filtering by an unknown or secret field is refused', async () => {
    for (const query of [
      'sort=deletedAt',
      'sort=passwordHash',
      'sort=revision',
      `sort=${field} desc`,
      'where=1',
      'deletedAt=null',
      'limit=100000',
      'limit=0',
      'page=0',
      'page=1.5',
      'search[a]=b',
      'search=a&search=b',
    ]) {
      const answer = await api.visitor('GET', `/${name}?${query}`)
      expect([query, answer.status, answer.body.code]).toEqual([query, 400, 'malformed'])
    }
  })

  test('A25: SQL in any parameter is text: no failure, no delay', async () => {
    const parameters = [
      'search',
      'sort',
      'page',
      'limit',
      'trash',
      'isActive',
      'category',
      'status',
      'missingImage',
    ]
    for (const attempt of sqlTries) {
      for (const parameter of parameters) {
        const query = new URLSearchParams({ [parameter]: attempt })
        const start = Date.now()
        const { status } = await api.user('GET', `/${name}?${query}`)
        expect([200, 400], `${query}`).toContain(status)
        // One of them would sleep for five seconds.
        expect(Date.now() - start, `${query}`).toBeLessThan(4000)
      }
    }
  })

  test('A48: a search of a hundred thousand characters is refused at once', async () => {
    for (const search of ['a'.repeat(100_000), '%'.repeat(100_000), `a${' '.repeat(100_000)}a`]) {
      const path = `/${name}?search=${encodeURIComponent(search)}`
      expect((await api.visitor('GET', path)).status).toBe(400)
      expect(await processorTime(() => api.visitor('GET', path))).toBeLessThan(50)
    }
  })

  test('text that cannot be stored cannot be searched for', async () => {
    for (const search of ['%00', 'a%00b'])
      expect((await api.visitor('GET', `/${name}?search=${search}`)).status).toBe(400)
  })
}

/** The tests of reading one record that hold for every content type. */
export function testRead(type: ContentType) {
  const { api, name, word } = type

  test('A26: a visitor sees the public fields and nothing else', async () => {
    const { _id } = await api.create(name, await type.valid())
    const answer = await api.visitor('GET', `/${name}/${_id}`)
    expect([answer.status, answer.headers.etag]).toEqual([200, '"1"'])
    expect(Object.keys(answer.body.data).sort()).toEqual([...everyRecord, ...type.publicFields].sort())
    const [listed] = (await api.visitor('GET', `/${name}?sort=-createdAt&limit=1`)).body.data
    expect(listed).toEqual(answer.body.data)
  })

  test('one that is unknown, in the trash or no id at all is a 404 in words', async () => {
    const { _id } = await api.create(name, await type.valid())
    await api.user('DELETE', `/${name}/${_id}`)
    for (const id of [crypto.randomUUID(), _id, 'nonsense', 'x'.repeat(200), ...sqlTries]) {
      const answer = await api.user('GET', `/${name}/${encodeURIComponent(id)}`)
      expect([answer.status, answer.body.message]).toEqual([404, texts.api.notFound(word)])
    }
  })

  test('a parameter that is not known is refused', async () => {
    const { _id } = await api.create(name, await type.valid())
    expect((await api.visitor('GET', `/${name}/${_id}?fields=secret`)).status).toBe(400)
  })
}

/** The tests of the list that shows everybody what visitors see; `hidden` is what hides a record from them. */
export function testActive(type: ContentType, hidden: object) {
  const { api, name, field } = type

  test('A26: nobody finds a hidden record in it, staff neither', async () => {
    const concealed = await api.create(name, { ...(await type.valid()), [field]: 'Actively one', ...hidden })
    const shown = await api.create(name, { ...(await type.valid()), [field]: 'Actively two' })
    const visitors = await api.visitor('GET', `/${name}/active?search=actively`)
    expect([visitors.status, visitors.body.meta.total]).toEqual([200, 1])
    expect(fieldOf(visitors.body.data, '_id')).toEqual([shown._id])
    expect(visitors.body.data[0]).not.toHaveProperty('deletedAt')
    expect(await api.column(`/${name}/active?search=actively`, '_id')).toEqual([shown._id])
    expect(await api.column(`/${name}/active?search=actively&trash=true`, '_id')).toEqual([shown._id])
    await api.user('DELETE', `/${name}/${concealed._id}`)
    expect(await api.column(`/${name}/active?search=actively&trash=true`, '_id')).toEqual([shown._id])
  })

  test('it is searched, sorted and paged like the whole list', async () => {
    for (const start of ['B', 'A']) {
      const input = await type.valid()
      await api.create(name, { ...input, [field]: `${start} among active` })
    }
    const { body } = await api.visitor('GET', `/${name}/active?search=among active&sort=${field}&limit=1`)
    expect(fieldOf(body.data, field)).toEqual(['A among active'])
    expect(body.meta).toEqual({ total: 2, page: 1, limit: 1 })
    for (const query of ['sort=deletedAt', 'where=1', 'limit=1000'])
      expect((await api.visitor('GET', `/${name}/active?${query}`)).status).toBe(400)
  })
}

/** The tests of a record that has a page, and so a name in the address bar. */
export function testSlug(type: ContentType) {
  const { api, name, field } = type

  test('it is found by its slug, and by one that it had before', async () => {
    const input = await type.valid()
    const made = await api.create(name, { ...input, [field]: 'Öl & Gas' })
    expect(made.slug).toMatch(/^ol-gas/)
    expect((await api.visitor('GET', `/${name}/${made.slug}`)).body.data._id).toBe(made._id)
    await api.user('PUT', `/${name}/${made._id}`, { [field]: 'Wind' })
    const found = await api.visitor('GET', `/${name}/${made.slug}`)
    expect([found.body.data._id, found.body.data.slug]).toEqual([made._id, 'wind'])
  })
}
