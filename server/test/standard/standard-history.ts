import { expect, test } from 'vitest'
import { fieldOf } from '../api.ts'
import type { ContentType } from './standard-reads.ts'
import { testBody, testSession } from './standard-writes.ts'

/** The tests of a record's history that hold for every content type. */
export function testHistory(type: ContentType) {
  const { api, name, field } = type
  const path = async () => `/${name}/${(await api.create(name, await type.valid()))._id}`
  testSession(api, 'GET', async () => `${await path()}/history`)

  test('it says who did what to which field, newest first', async () => {
    const input = await type.valid()
    const { _id } = await api.create(name, input)
    await api.user('PUT', `/${name}/${_id}`, { [field]: 'Made history' })
    await api.user('DELETE', `/${name}/${_id}`)
    await api.user('POST', `/${name}/${_id}/restore`)
    const { status, body } = await api.user('GET', `/${name}/${_id}/history`)
    expect(status).toBe(200)
    expect(fieldOf(body.data, 'action')).toEqual(['restore', 'delete', 'update', 'create'])
    expect(body.data[2]).toMatchObject({
      collection: name,
      recordId: _id,
      title: 'Made history',
      revision: 2,
      by: { name: 'Ada Volt' },
      changes: [{ field, before: input[field], after: 'Made history' }],
    })
    expect(body.meta).toEqual({ next: null })
    const older = await api.user('GET', `/${name}/${_id}/history?before=2`)
    expect(fieldOf(older.body.data, 'revision')).toEqual([1])
  })

  test('what never was has none, and what is no id or number is refused', async () => {
    expect((await api.user('GET', `/${name}/${crypto.randomUUID()}/history`)).status).toBe(404)
    expect((await api.user('GET', `/${name}/nonsense/history`)).status).toBe(400)
    const address = await path()
    for (const before of ['-1', '1.5', 'x', '1e300', "1'"])
      expect([before, (await api.user('GET', `${address}/history?before=${before}`)).status]).toEqual([
        before,
        400,
      ])
  })
}

/** The tests of going back to an earlier version that hold for every content type. */
export function testRevert(type: ContentType) {
  const { api, name, field } = type
  const path = async () => `/${name}/${(await api.create(name, await type.valid()))._id}`
  testSession(api, 'POST', async () => `${await path()}/revert`, { revision: 1 })
  testBody(api, 'POST', async () => `${await path()}/revert`)

  test('an earlier version comes back as one more change', async () => {
    const input = await type.valid()
    const { _id } = await api.create(name, input)
    await api.user('PUT', `/${name}/${_id}`, { [field]: 'Regretted' })
    const answer = await api.user('POST', `/${name}/${_id}/revert`, { revision: 1 })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ ...input, revision: 3 })
    expect(await api.read(`/${name}/${_id}`)).toMatchObject(input)
  })

  test('a version or record that is not there is a 404, and no number at all is refused', async () => {
    const address = await path()
    const status = async (revision: unknown, of = address) =>
      (await api.user('POST', `${of}/revert`, { revision })).status
    expect(await status(2)).toBe(404)
    expect(await status(1, `/${name}/${crypto.randomUUID()}`)).toBe(404)
    expect(await status(1, `/${name}/nonsense`)).toBe(400)
    for (const revision of [0, -1, 1e300, undefined, null])
      expect([revision, await status(revision)]).toEqual([revision, 422])
    for (const revision of ['1', 1.5, [1]])
      expect([revision, await status(revision)]).toEqual([revision, 400])
    await api.user('DELETE', address)
    expect(await status(1)).toBe(404)
  })
}
