import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn('editor', 'Ada Volt')).token
})
afterAll(() => busbar.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  busbar.call(method, `/api${path}`, { token, body })

async function partnerWithHistory() {
  const { _id } = (await call('POST', '/partners', { name: 'Ohmera', description: 'Meters' })).body.data
  await call('PUT', `/partners/${_id}`, { name: 'Ohmera Labs' })
  await call('DELETE', `/partners/${_id}`)
  await call('POST', `/partners/${_id}/restore`)
  return `/partners/${_id}`
}

describe('the history of a record', () => {
  test('says who did what to which field, newest first', async () => {
    const path = await partnerWithHistory()
    const { body } = await call('GET', `${path}/history`)
    expect(body.data.map(({ action, revision }: Record<string, unknown>) => [action, revision])).toEqual([
      ['restore', 4],
      ['delete', 3],
      ['update', 2],
      ['create', 1],
    ])
    expect(body.data[2]).toMatchObject({
      title: 'Ohmera Labs',
      by: { name: 'Ada Volt' },
      changes: [{ field: 'name', before: 'Ohmera', after: 'Ohmera Labs' }],
    })
    expect(body.meta.next).toBeNull()
  })

  test('is not for visitors, and unknown for what never was', async () => {
    const path = await partnerWithHistory()
    expect((await busbar.call('GET', `/api${path}/history`)).status).toBe(401)
    expect((await call('GET', `/partners/${crypto.randomUUID()}/history`)).status).toBe(404)
  })

  test('leads back to an earlier version, which is one more change', async () => {
    const path = await partnerWithHistory()
    const reverted = await call('POST', `${path}/revert`, { revision: 1 })
    expect(reverted.body.data).toMatchObject({ name: 'Ohmera', revision: 5 })
    expect((await call('POST', `${path}/revert`, { revision: 99 })).status).toBe(404)
  })
})

test('the history of everything shows the newest change of any record first', async () => {
  const title = `Fuse ${crypto.randomUUID()}`
  await call('POST', '/services', { title })
  const { body } = await call('GET', '/history')
  expect(body.data[0]).toMatchObject({ collection: 'services', title, action: 'create' })
})

test('the history of the company is for those who may change it', async () => {
  const admin = (await busbar.signIn('admin')).token
  const saved = await busbar.call('PUT', '/api/company/info', { token: admin, body: { name: 'Volta' } })
  await busbar.call('PUT', '/api/company/info', { token: admin, body: { name: 'Voltaris' } })
  const path = `/api/company/${saved.body.data._id}`
  expect((await call('GET', `/company/${saved.body.data._id}/history`)).status).toBe(403)
  expect((await busbar.call('GET', `${path}/history`, { token: admin })).body.data).toHaveLength(2)
  const reverted = await busbar.call('POST', `${path}/revert`, { token: admin, body: { revision: 1 } })
  expect(reverted.body.data.name).toBe('Volta')
})
