import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { until } from '../../../test/until.ts'
import { createLog } from '../telemetry/log.ts'

const lines: Record<string, unknown>[] = []
const waiting = new Set<() => void>()
let busbar: TestApp
let address: string
beforeAll(async () => {
  busbar = await createTestApp({
    log: createLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
    routes(app) {
      app.get(
        '/waits',
        { config: { access: 'public' } },
        () => new Promise<void>((letGo) => waiting.add(letGo)),
      )
    },
  })
  address = await busbar.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => busbar.close())

/** The line of one request, made over the network as a browser does. */
async function lineOf(path: string, token?: string) {
  const before = lines.length
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  await fetch(`${address}${path}`, { headers })
  const found = () => lines.slice(before).find(({ msg }) => msg === 'request')
  await until('the request is written down', () => found() !== undefined)
  return found()
}

test('a request is written down with who made it, by their id alone, and with its route', async () => {
  const user = await busbar.signIn('owner')
  const line = await lineOf('/api/users/security-events/export?format=jsonl', user.token)
  expect(line).toMatchObject({
    actor: user._id,
    method: 'GET',
    route: '/api/users/security-events/export',
    status: 200,
  })
  for (const secret of [user.email, user.name, user.token, 'jsonl']) {
    expect(JSON.stringify(line)).not.toContain(secret)
  }
})

test('a request of nobody we know names no actor', async () => {
  for (const token of [undefined, 'x'.repeat(43)]) {
    const line = await lineOf('/api/users', token)
    expect(line).toMatchObject({ route: '/api/users', status: 401 })
    expect(line).not.toHaveProperty('actor')
  }
})

test('one whose caller hangs up before the answer is written down as 499, as nginx does it', async () => {
  const before = lines.length
  const found = () => lines.slice(before).find(({ route }) => route === '/api/waits')
  const caller = new AbortController()
  const call = fetch(`${address}/api/waits`, { signal: caller.signal })
  await until('it is being worked on', () => waiting.size > 0)
  caller.abort()
  await expect(call).rejects.toThrow()
  await until('it is written down', () => found() !== undefined)
  expect(found()).toMatchObject({ method: 'GET', status: 499 })
  for (const letGo of waiting) letGo()
})
