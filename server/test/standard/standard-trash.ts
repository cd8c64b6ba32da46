import { texts } from '@busbar/contract'
import { expect, test } from 'vitest'
import { fieldOf } from '../api.ts'
import type { ContentType } from './standard-reads.ts'
import { testBody, testSession } from './standard-writes.ts'

const unknown = () => [crypto.randomUUID(), 'nonsense', '']

/** What a test of the trash does again and again. */
function trashOf({ api, name, valid }: ContentType) {
  const create = async () => (await api.create(name, await valid()))._id as string
  return {
    create,
    async createDeleted() {
      const id = await create()
      await api.user('DELETE', `/${name}/${id}`)
      return id
    },
    restore: (ids: unknown) => api.user('POST', `/${name}/bulk-restore`, { ids }),
    erase: (ids: unknown) => api.user('POST', `/${name}/bulk-erase`, { ids }),
    /** What the trash holds, the newest first. */
    list: async () => (await api.user('GET', `/${name}?trash=true&limit=200`)).body.data,
  }
}

/** The tests of deleting for good that hold for every content type. */
export function testBulkErase(type: ContentType) {
  const { api, name } = type
  const { create, createDeleted, restore, erase, list } = trashOf(type)
  testSession(api, 'POST', () => `/${name}/bulk-erase`, { ids: [crypto.randomUUID()] })
  testBody(api, 'POST', () => `/${name}/bulk-erase`)

  test('the trash says who deleted what, the newest first', async () => {
    const ids = [await createDeleted(), await createDeleted()]
    const { token } = await api.signIn('editor')
    const theirs = await create()
    await api.call('DELETE', `/api/${name}/${theirs}`, { token })
    const [newest, ...others] = await list()
    expect([newest._id, newest.deletedAt]).toEqual([theirs, expect.stringMatching(/^\d{4}-.*Z$/)])
    expect(fieldOf(others.slice(0, 2), '_id')).toEqual(ids.reverse())
    expect(fieldOf(others.slice(0, 2), 'deletedBy')).toEqual(['Ada Volt', 'Ada Volt'])
    await erase([theirs, ...ids])
  })

  test('what is in the trash is gone for good; the rest is ignored, and who did it stays', async () => {
    const [first, second, live] = [await createDeleted(), await createDeleted(), await create()]
    const answer = await erase([first, second, live, ...unknown()])
    expect([answer.status, answer.body.data]).toEqual([200, { erased: 2 }])
    expect((await restore([first, second])).body.data).toEqual({ restored: 0 })
    expect(fieldOf(await list(), '_id')).not.toContain(first)
    expect((await api.read(`/${name}/${live}`)).revision).toBe(1)
    const { data } = (await api.user('GET', `/${name}/${first}/history`)).body
    expect(fieldOf(data, 'action')).toEqual(['erase', 'delete', 'create'])
    expect(data[0].by.name).toBe('Ada Volt')
    expect(fieldOf(data, 'isKept')).toEqual([false, false, false])
    expect((await erase([first])).body.data).toEqual({ erased: 0 })
  })

  test('an editor may not, and what was in the trash stays there', async () => {
    const id = await createDeleted()
    const { token } = await api.signIn('editor')
    const answer = await api.call('POST', `/api/${name}/bulk-erase`, { token, body: { ids: [id] } })
    expect([answer.status, answer.body.message]).toEqual([403, texts.api.notAllowed])
    expect((await restore([id])).body.data).toEqual({ restored: 1 })
  })

  test('no ids, too many, or what is no text breaks a rule', async () => {
    expect((await erase([])).status).toBe(422)
    expect((await erase(Array.from({ length: 1001 }, () => crypto.randomUUID()))).status).toBe(422)
    for (const ids of ['x', {}, [7], null]) expect([400, 422]).toContain((await erase(ids)).status)
  })
}
