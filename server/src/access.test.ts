import { roles } from '@busbar/contract'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'

const routes: RouteOptions[] = []
let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp({ onRoute: (route) => routes.push(route) })
})
afterAll(() => busbar.close())

const callers = ['nobody', ...roles] as const

test('A21: every route lets in exactly the callers that it declares, in any spelling of its address', async () => {
  const tokens: Record<string, string | null> = { nobody: null }
  for (const role of roles) tokens[role] = (await busbar.signIn(role)).token
  const matrix: string[] = []
  const wrong: string[] = []
  const calls = routes.flatMap((route) => [route.method].flat().map((method) => ({ method, route })))
  for (const { method, route } of calls) {
    if (
      route.url.includes('*') ||
      method === 'HEAD' ||
      method === 'OPTIONS' ||
      route.url === '/api/auth/logout'
    )
      continue
    const access = route.config?.access
    const path = route.url.replace(/:\w+/g, crypto.randomUUID())
    const cells: string[] = []
    for (const caller of callers) {
      // Straight into the router, so that the real limits and bodies do not matter: 401 and 403 come before them.
      const status = await statusOf(method, path, tokens[caller] ?? null)
      const isLetIn = status !== 401 && status !== 403
      const isForAll = access === 'public' || access === 'entrance'
      const isForUsers = access === 'session' || access === 'account'
      const isMeant = isForAll || (caller !== 'nobody' && (isForUsers || access?.includes(caller)))
      const isSignIn = route.url === '/api/auth/login' || route.url === '/api/auth/register'
      if (isLetIn !== isMeant && !isSignIn) wrong.push(`${method} ${route.url} as ${caller}: ${status}`)
      cells.push(isLetIn ? 'yes' : 'no ')
      if (!isMeant) {
        for (const spelling of [path.replace('/api', '/%61pi'), `/${path}`, path.toUpperCase(), `${path}/`]) {
          const odd = await statusOf(method, spelling, tokens[caller] ?? null)
          if (odd < 300) wrong.push(`${method} ${spelling} as ${caller}: ${odd}`)
        }
      }
    }
    matrix.push(`${`${method} ${route.url}`.padEnd(44)} ${cells.join('    ')}`)
  }
  console.log(`${''.padEnd(44)} ${callers.join(' ')}\n${matrix.join('\n')}`)
  expect(wrong).toEqual([])
  expect(matrix.length).toBeGreaterThan(20)
})

async function statusOf(method: string, url: string, token: string | null) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return (await busbar.app.inject({ method: method as 'GET', url, headers })).statusCode
}
