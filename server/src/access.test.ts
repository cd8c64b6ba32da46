import { roles } from '@busbar/contract'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { whoMayCall } from '../test/who-may-call.ts'

const routes: RouteOptions[] = []
let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp({ onRoute: (route) => routes.push(route) })
})
afterAll(() => busbar.close())

const callers = ['nobody', ...roles] as const
const table = whoMayCall
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', url = '', who = ''] = line.split(/\s+/)
    return { line: lineOf(method, url, who), method, url, who }
  })

test('A21: the table of who may call what, written by hand, names every route with its access', () => {
  const declared = routes
    .flatMap(({ method, url, config }) => {
      // One that answers every method is a catch-all; HEAD comes with GET.
      const methods = Array.isArray(method) ? ['ALL'] : [method]
      return methods.filter((one) => one !== 'HEAD').map((one) => lineOf(one, url, String(config?.access)))
    })
    .toSorted()
  const written = table.map(({ line }) => line).toSorted()
  const missing = declared.filter((line) => !written.includes(line))
  const gone = written.filter((line) => !declared.includes(line))
  const wanted = (sentence: string, lines: string[]) =>
    lines.length ? `${sentence} server/test/who-may-call.ts:\n${lines.join('\n')}\n` : ''
  expect(
    missing.length + gone.length,
    wanted('If these routes are meant to be open to these callers, add to', missing) +
      wanted('No route is declared like this; take out of', gone),
  ).toBe(0)
  expect(new Set(written).size).toBe(written.length)
})

test('A21: every route lets in exactly the callers of the table, in any spelling of its address @spec-133 @spec-134', async () => {
  const tokens: Record<string, string | null> = { nobody: null }
  for (const role of roles) tokens[role] = (await busbar.signIn(role)).token
  const matrix: string[] = []
  const wrong: string[] = []
  for (const { method, url, who } of table) {
    // Signing out ends the session that the others are asked with.
    if (url.includes('*') || url === '/api/auth/logout') continue
    const path = url.replace(/:\w+/g, crypto.randomUUID())
    const cells: string[] = []
    for (const caller of callers) {
      // Straight into the router, so that the real limits and bodies do not matter: 401 and 403 come before them.
      const status = await statusOf(method, path, tokens[caller] ?? null)
      const isLetIn = status !== 401 && status !== 403
      const isForAll = who === 'public' || who === 'entrance'
      const isForUsers = who === 'session' || who === 'account'
      const isMeant = isForAll || (caller !== 'nobody' && (isForUsers || who.split(',').includes(caller)))
      const isSignIn = url === '/api/auth/login' || url === '/api/auth/register'
      if (isLetIn !== isMeant && !isSignIn) wrong.push(`${method} ${url} as ${caller}: ${status}`)
      cells.push(isLetIn ? 'yes' : 'no ')
      if (!isMeant) {
        for (const spelling of [path.replace('/api', '/%61pi'), `/${path}`, path.toUpperCase(), `${path}/`]) {
          const odd = await statusOf(method, spelling, tokens[caller] ?? null)
          if (odd < 300) wrong.push(`${method} ${spelling} as ${caller}: ${odd}`)
        }
      }
    }
    matrix.push(`${`${method} ${url}`.padEnd(44)} ${cells.join('    ')}`)
  }
  console.log(`${''.padEnd(44)} ${callers.join(' ')}\n${matrix.join('\n')}`)
  expect(wrong).toEqual([])
})

function lineOf(method: string, url: string, who: string) {
  return `${method.padEnd(6)} ${url.padEnd(43)} ${who}`
}

async function statusOf(method: string, url: string, token: string | null) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return (await busbar.app.inject({ method: method as 'GET', url, headers })).statusCode
}
