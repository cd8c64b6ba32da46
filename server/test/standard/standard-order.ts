import { texts } from '@busbar/contract'
import { expect, test } from 'vitest'
import { fieldOf } from '../api.ts'
import type { ContentType } from './standard-reads.ts'
import { testBody, testSession } from './standard-writes.ts'

/** The tests of a collection that people put in order, one function for each call that changes the order. */
export function orderTests(type: ContentType) {
  const { api, name, word } = type
  const create = async (input: object = {}) =>
    (await api.create(name, { ...(await type.valid()), ...input }))._id as string
  const put = (id: string, body: object, headers?: Record<string, string>) =>
    api.user('PUT', `/${name}/${id}`, body, headers)

  /** All ids in their order, whose places must be 0, 1, 2 and so on. */
  async function order() {
    const { data } = (await api.user('GET', `/${name}`)).body
    expect(fieldOf(data, 'displayOrder')).toEqual(data.map((_: unknown, index: number) => index))
    return fieldOf(data, '_id') as string[]
  }
  const revisions = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await api.read(`/${name}/${id}`)).revision))

  function testCreateInOrder() {
    test('a new record goes to the end, or to the place it is given', async () => {
      const before = await order()
      const last = await create({ displayOrder: undefined })
      expect(await order()).toEqual([...before, last])
      const first = await create({ displayOrder: 0 })
      const beyond = await create({ displayOrder: 1_000_000 })
      expect(await order()).toEqual([first, ...before, last, beyond])
    })

    test('a place that is not a number is refused', async () => {
      for (const [displayOrder, status] of [
        ['2', 400],
        [true, 400],
        [-1, 422],
        [1.5, 400],
        [1e12, 422],
      ] as const) {
        const answer = await api.user('POST', `/${name}`, { ...(await type.valid()), displayOrder })
        expect([displayOrder, answer.status]).toEqual([displayOrder, status])
        expect(answer.body.errors).toEqual({ displayOrder: 'Display order must be a number' })
      }
    })
  }

  function testMove() {
    test('displayOrder alone moves it past its neighbours, which get no revision of it', async () => {
      const [a, b, c] = [await create(), await create(), await create()]
      const start = (await order()).slice(0, -3)
      const place = start.length
      const up = await put(b, { displayOrder: place })
      expect([up.status, up.body.data.displayOrder, up.body.data.revision]).toEqual([200, place, 2])
      expect(await order()).toEqual([...start, b, a, c])
      await put(b, { displayOrder: place + 2 })
      expect(await order()).toEqual([...start, a, c, b])
      await put(a, { displayOrder: 999_999 })
      expect(await order()).toEqual([...start, c, b, a])
      await put(c, { displayOrder: 0 })
      expect(await order()).toEqual([c, ...start, b, a])
      expect(await revisions([a, b, c])).toEqual([2, 3, 2])
    })

    test('a move to where it is already changes nothing', async () => {
      const id = await create()
      const before = await order()
      expect((await put(id, { displayOrder: before.length + 5 })).body.data.revision).toBe(1)
      expect(await order()).toEqual(before)
    })

    test('a refused move moves nobody', async () => {
      const id = await create()
      await put(id, { isActive: false })
      const before = await order()
      expect((await put(id, { displayOrder: 0 }, { 'if-match': '"1"' })).status).toBe(409)
      expect((await put(crypto.randomUUID(), { displayOrder: 0 })).status).toBe(404)
      expect((await put('nonsense', { displayOrder: 0 })).status).toBe(404)
      expect((await put(id, { displayOrder: -1 })).body.errors).toEqual({
        displayOrder: 'Display order must be a number',
      })
      expect(await order()).toEqual(before)
    })
  }

  function testRemoveFromOrder() {
    test('the others close up', async () => {
      const id = await create({ displayOrder: 1 })
      const before = await order()
      await api.user('DELETE', `/${name}/${id}`)
      expect(await order()).toEqual(before.filter((other) => other !== id))
    })
  }

  function testRestoreToOrder() {
    test('it comes back to its place, or to the end if there is no such place any more', async () => {
      const [first, last] = [await create({ displayOrder: 0 }), await create()]
      const before = await order()
      for (const id of [last, first]) await api.user('DELETE', `/${name}/${id}`)
      await api.user('POST', `/${name}/${last}/restore`)
      expect(await order()).toEqual(before.slice(1))
      await api.user('POST', `/${name}/${first}/restore`)
      expect(await order()).toEqual(before)
    })
  }

  function testRestoreManyToOrder() {
    test('those that went together come back to their places', async () => {
      const ids = [await create({ displayOrder: 1 }), await create({ displayOrder: 0 }), await create()]
      const before = await order()
      await api.user('POST', `/${name}/bulk-delete`, { ids })
      expect(await order()).toEqual(before.filter((id) => !ids.includes(id)))
      await api.user('POST', `/${name}/bulk-restore`, { ids })
      expect(await order()).toEqual(before)
    })
  }

  function testReorder() {
    const reorder = (places: unknown) => api.user('PUT', `/${name}/reorder`, { [name]: places })
    const places = (ids: string[]) => ids.map((_id, displayOrder) => ({ _id, displayOrder }))
    testSession(api, 'PUT', () => `/${name}/reorder`, {})
    testBody(api, 'PUT', () => `/${name}/reorder`)

    test('all are given their places at once, and the answer is the new list', async () => {
      for (const _ of [1, 2, 3]) await create()
      const wanted = (await order()).reverse()
      const answer = await reorder(places(wanted))
      expect(answer.status).toBe(200)
      expect(fieldOf(answer.body.data, '_id')).toEqual(wanted)
      expect(answer.body.meta.total).toBe(wanted.length)
      expect(await order()).toEqual(wanted)
    })

    test('those that are not named keep their order around them, and their revision', async () => {
      const ids = [await create(), await create(), await create(), await create()]
      const start = (await order()).slice(0, -4)
      const [a, b, c, d] = ids as [string, string, string, string]
      const at = (_id: string, place: number) => ({ _id, displayOrder: start.length + place })
      for (const [wanted, then] of [
        [[at(d, 0)], [d, a, b, c]],
        [[at(d, 2)], [a, b, d, c]],
        [
          [at(a, 3), at(c, 0)],
          [c, b, d, a],
        ],
        [
          [at(b, 0), at(c, 1)],
          [b, c, d, a],
        ],
        [[at(b, 900)], [c, d, a, b]],
        [
          [at(a, 0), at(b, 0)],
          [a, b, c, d],
        ],
      ] as const) {
        await reorder(wanted)
        expect(await order()).toEqual([...start, ...then])
      }
      expect(await revisions(ids)).toEqual([3, 4, 3, 3])
    })

    test('one that is unknown or in the trash is a 404, and nothing moves', async () => {
      const gone = await create()
      await api.user('DELETE', `/${name}/${gone}`)
      const before = await order()
      for (const id of [gone, crypto.randomUUID()]) {
        const answer = await reorder(places([...before].reverse().concat(id)))
        expect([answer.status, answer.body.message]).toEqual([404, texts.api.notFound(word)])
      }
      expect(await order()).toEqual(before)
    })

    test('one that is named twice, or no list of places, breaks a rule, and nothing moves', async () => {
      const before = await order()
      const [_id = ''] = before
      const twice = await reorder([
        { _id, displayOrder: 1 },
        { _id, displayOrder: 2 },
      ])
      expect([twice.status, twice.body.errors]).toEqual([422, { [name]: 'A record appears twice' }])
      expect((await reorder([])).status).toBe(422)
      expect((await reorder([{ _id: 'nonsense', displayOrder: 1 }])).status).toBe(422)
      expect((await reorder([{ _id }])).body.errors).toEqual({
        [`${name}.0.displayOrder`]: 'Display order must be a number',
      })
      for (const places of [
        'x',
        {},
        [{ _id, displayOrder: '1' }],
        [{ _id, displayOrder: 1, title: 'x' }],
        [_id],
      ])
        expect([places, (await reorder(places)).status]).toEqual([places, 400])
      expect(await order()).toEqual(before)
    })
  }

  return {
    testCreateInOrder,
    testMove,
    testRemoveFromOrder,
    testRestoreToOrder,
    testRestoreManyToOrder,
    testReorder,
    order,
  }
}
