import { texts } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/api.ts'
import { inspectApp } from '../../test/calls.ts'

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
