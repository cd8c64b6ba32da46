import { type CollectionName, collections, limits, texts } from '@busbar/contract'
import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changes } from '../../src/content/tables.ts'
import { fieldOf } from '../api.ts'
import type { ContentType } from './standard-reads.ts'
import { testBody, testSession } from './standard-writes.ts'

/** The tests of changing many at once that hold for every content type. */
export function testBulkUpdate(type: ContentType) {
  const { api, name, word, field } = type
  const path = `/${name}/bulk-update`
  const make = () => makeSome(type)
  const update = (changes: unknown) => api.user('POST', path, { changes })
  testSession(api, 'POST', () => path, { changes: [{ _id: crypto.randomUUID() }] })
  testBody(api, 'POST', () => path)

  test('each gets its values and a revision, and all are one change', async () => {
    const ids = await make()
    const before = await api.read(`/${name}/${ids[0]}`)
    const given = await otherValue(type, before)
    const answer = await update(ids.map((_id) => ({ _id, ...given })))
    expect(answer.status).toBe(200)
    expect(answer.body.data).toHaveLength(ids.length)
    for (const _id of ids) {
      expect(await api.read(`/${name}/${_id}`)).toMatchObject({ ...given, revision: 2 })
      const history = (await api.user('GET', `/${name}/${_id}/history`)).body.data
      expect(fieldOf(history, 'action')).toEqual(['update', 'create'])
    }
    expect(await lastChange(type)).toEqual(expect.arrayContaining(ids.map((id) => `${name}/${id}`)))
  })

  test('what changes nothing makes no revision', async () => {
    const [_id] = await make()
    expect((await update([{ _id }])).body.data).toMatchObject([{ _id, revision: 1 }])
  })

  test('when one is unknown, in the trash or stale, it is named and none is changed', async () => {
    const [kept, gone, newer] = await make()
    await api.user('DELETE', `/${name}/${gone}`)
    await api.user('PUT', `/${name}/${newer}`, { [field]: 'Newer' })
    const before = await api.read(`/${name}/${kept}`)
    const sent = [
      { _id: kept, revision: 1, ...(await otherValue(type, before)) },
      { _id: gone },
      { _id: newer, revision: 1 },
      { _id: crypto.randomUUID() },
    ]
    const answer = await update(sent)
    expect([404, 409]).toContain(answer.status)
    const at = (id: unknown) => `changes.${sent.findIndex(({ _id }) => _id === id)}`
    expect(answer.body.errors).toEqual({
      [at(gone)]: texts.api.notFound(word),
      [at(newer)]: texts.api.stale,
      [`changes.${sent.length - 1}`]: texts.api.notFound(word),
    })
    expect(await api.read(`/${name}/${kept}`)).toEqual(before)
  })

  test('A3: only what a list can be narrowed by is taken', async () => {
    const [_id] = await make()
    for (const key of [field, 'slug', 'createdAt', 'deletedAt', 'displayOrder', 'role', '__proto__x']) {
      const answer = await update([{ _id, [key]: 'x' }])
      expect([key, answer.status, answer.body.errors]).toEqual([key, 400, { [key]: texts.api.unknownField }])
    }
  })

  test('none, too many, one twice, or what is no change breaks a rule', async () => {
    const [_id = ''] = await make()
    const many = Array.from({ length: limits.lists.bulkMax + 1 }, () => ({ _id: crypto.randomUUID() }))
    expect((await update([])).status).toBe(422)
    expect((await update(many)).status).toBe(422)
    expect((await update([{ _id }, { _id }])).body.errors).toEqual({ changes: texts.api.namedTwice })
    expect((await update([{ _id: 'nonsense' }])).status).toBe(422)
    for (const changes of ['x', {}, [_id], [7], null])
      expect([changes, [400, 422].includes((await update(changes)).status)]).toEqual([changes, true])
  })
}

/** The tests of deleting many at once that hold for every content type. */
export function testBulkDelete(type: ContentType) {
  const { api, name } = type
  const path = `/${name}/bulk-delete`
  const remove = (ids: unknown) => api.user('POST', path, { ids })
  testSession(api, 'POST', () => path, { ids: [crypto.randomUUID()] })
  testBody(api, 'POST', () => path)

  test('it says how many it put into the trash; those that are unknown or there already are ignored', async () => {
    const [a = '', b = '', c = '', stays = ''] = [...(await makeSome(type)), ...(await makeSome(type))]
    await api.user('DELETE', `/${name}/${b}`)
    const answer = await remove([a, b, a, c.toUpperCase(), crypto.randomUUID(), 'nonsense', ''])
    expect([answer.status, answer.body.data]).toEqual([200, { deleted: 2 }])
    for (const id of [a, c]) expect((await api.user('GET', `/${name}/${id}`)).status).toBe(404)
    expect(await lastChange(type)).toEqual(expect.arrayContaining([`${name}/${a}`, `${name}/${c}`]))
    expect((await api.read(`/${name}/${stays}`)).revision).toBe(1)
    expect((await remove([crypto.randomUUID()])).body.data).toEqual({ deleted: 0 })
    expect((await remove(['nonsense'])).body.data).toEqual({ deleted: 0 })
  })

  testIds(type, path)
}

/** The tests of taking many out of the trash that hold for every content type. */
export function testBulkRestore(type: ContentType) {
  const { api, name } = type
  const path = `/${name}/bulk-restore`
  testSession(api, 'POST', () => path, { ids: [crypto.randomUUID()] })
  testBody(api, 'POST', () => path)

  test('they come back whole, as one change; what is not in the trash stays as it is', async () => {
    const [a = '', b = '', there = ''] = await makeSome(type)
    const before = await api.read(`/${name}/${a}`)
    await api.user('POST', `/${name}/bulk-delete`, { ids: [a, b] })
    const answer = await api.user('POST', path, { ids: [a, b, there, crypto.randomUUID(), 'nonsense'] })
    expect([answer.status, answer.body.data]).toEqual([200, { restored: 2 }])
    const { updatedAt, ...after } = await api.read(`/${name}/${a}`)
    expect({ ...before, revision: 3 }).toMatchObject(after)
    expect((await api.read(`/${name}/${there}`)).revision).toBe(1)
    expect(await lastChange(type)).toEqual(expect.arrayContaining([`${name}/${a}`, `${name}/${b}`]))
  })

  testIds(type, path)
}

function testIds({ api }: ContentType, path: string) {
  test('no ids, too many, or what is no text breaks a rule', async () => {
    const status = async (ids: unknown, more = {}) => (await api.user('POST', path, { ids, ...more })).status
    expect(await status([])).toBe(422)
    expect(await status(Array.from({ length: limits.lists.bulkMax + 1 }, () => 'x'))).toBe(422)
    for (const ids of ['x', {}, [7], null]) expect([400, 422]).toContain(await status(ids))
    expect(await status(['x'], { all: true })).toBe(400)
  })
}

async function makeSome({ api, name, valid }: ContentType): Promise<string[]> {
  const ids: string[] = []
  for (const _ of [1, 2, 3]) ids.push((await api.create(name, await valid()))._id)
  return ids
}

/** What readers look at again after the newest change. */
async function lastChange({ api }: ContentType) {
  const [last] = await api.db().select().from(changes).orderBy(desc(changes.number)).limit(1)
  return last?.keys
}

/** A value that a record does not have yet, for a field that many can be given at once. */
async function otherValue({ api, name }: ContentType, record: Record<string, unknown>) {
  const { filters } = collections[name as CollectionName]
  if ('group' in filters) return { group: `Other than ${record._id}` }
  if ('isActive' in filters) return { isActive: !record.isActive }
  if ('status' in filters) return { status: record.status === 'active' ? 'inactive' : 'active' }
  return { category: (await api.create('categories', { title: `Other than ${record._id}` }))._id }
}
