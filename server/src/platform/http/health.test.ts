import { setTimeout as pause } from 'node:timers/promises'
import { texts } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../../test/api.ts'
import { createTestApp } from '../../../test/app.ts'
import { inspectApp } from '../../../test/calls.ts'
import { recordStatements } from '../../../test/measure/statements.ts'

const api = startApi()

describe('GET /livez', () => {
  test('it answers while the process runs, with or without a database', async () => {
    expect((await api.visitor('GET', '/livez')).body).toEqual({ success: true })
    expect(await inspectApp(async (app) => (await app.inject('/api/livez')).statusCode)).toBe(200)
  })
})

describe('GET /readyz', () => {
  test('it answers 200 with a database, and 503 with Retry-After without', async () => {
    expect((await api.visitor('GET', '/readyz')).body).toEqual({ success: true })
    const away = await inspectApp((app) => app.inject('/api/readyz'))
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5'])
    expect(away.json().message).toBe(texts.api.unavailable)
  })
})

test('a copy that is to stop is alive and not ready, and every answer is the last on its connection', async () => {
  const stopping = new AbortController()
  const busbar = await createTestApp({ stopping: stopping.signal })
  const before = await busbar.call('GET', '/api/readyz')
  expect([before.status, before.headers.connection]).toEqual([200, 'keep-alive'])
  stopping.abort()
  const after = await busbar.call('GET', '/api/readyz')
  expect([after.status, after.headers.connection, after.headers['retry-after']]).toEqual([503, 'close', '5'])
  const alive = await busbar.call('GET', '/api/livez')
  expect([alive.status, alive.headers.connection]).toEqual([200, 'close'])
  await busbar.close()
})

test('readyz asks the database at most once a second, livez never', async () => {
  await pause(1100)
  const start = Date.now()
  const statements = await recordStatements(async () => {
    for (let time = 0; time < 5; time++) {
      await api.visitor('GET', '/readyz')
      await api.visitor('GET', '/livez')
    }
  })
  const seconds = Math.floor((Date.now() - start) / 1000)
  expect(new Set(statements.map(({ text }) => text))).toEqual(new Set(['select 1']))
  expect(statements.length).toBeLessThanOrEqual(1 + seconds)
})
