import type { Role } from '@busbar/contract'
import { afterAll, beforeAll, expect } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'

export type Api = ReturnType<typeof startApi>
export type Method = Parameters<TestApp['call']>[0]
type Headers = Record<string, string>

/** The application for one test file, with short ways to call it as a visitor and as one who is signed in. */
export function startApi(role: Role = 'admin') {
  let busbar: TestApp
  let token = ''
  beforeAll(async () => {
    busbar = await createTestApp()
    token = (await busbar.signIn(role)).token
  })
  afterAll(() => busbar.close())

  const visitor = (method: Method, path: string, body?: unknown, headers?: Headers) =>
    busbar.call(method, `/api${path}`, { body, headers })
  const user = (method: Method, path: string, body?: unknown, headers?: Headers) =>
    busbar.call(method, `/api${path}`, { body, headers, token })

  return {
    visitor,
    user,
    db: () => busbar.db,
    /** Signs somebody else in, for a call with their token. */
    signIn: (role?: Role) => busbar.signIn(role),
    call: (...call: Parameters<TestApp['call']>) => busbar.call(...call),
    /** Creates a record, which must work, and answers with it. */
    async create(name: string, input: object) {
      const answer = await user('POST', `/${name}`, input)
      expect([answer.status, answer.body.errors]).toEqual([201, undefined])
      return answer.body.data
    },
    /** Reads a record, which must work. */
    async read(path: string) {
      const answer = await user('GET', path)
      expect([path, answer.status]).toEqual([path, 200])
      return answer.body.data
    },
    /** What users find in a list, by one of its fields. */
    async column(path: string, field: string) {
      const answer = await user('GET', path)
      expect([path, answer.status]).toEqual([path, 200])
      return fieldOf(answer.body.data, field)
    },
  }
}

/** Makes a call again as long as it is answered 503: more at once than the database has connections for. */
export async function patiently<Answer extends { status: number }>(call: () => Promise<Answer>) {
  let answer = await call()
  while (answer.status === 503) answer = await call()
  return answer
}

/** One field of all records of a list. */
export function fieldOf(rows: Record<string, unknown>[], field: string) {
  return rows.map((row) => row[field])
}
