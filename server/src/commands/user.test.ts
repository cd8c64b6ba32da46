import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
})
afterAll(() => busbar.close())

const main = new URL('../main.ts', import.meta.url).pathname
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [main, ...args], {
    env: { ...process.env, DATABASE_URL: busbar.url, PASSWORD_MIN: '40' },
  })

test('the command line makes an owner who can sign in with the password that it shows', async () => {
  const { stdout } = await run('user', 'create', '--email', 'Ada@Busbar.example', '--name', 'Ada Volt')
  const password = /password (\S+)/.exec(stdout)?.[1]
  expect(password, 'PASSWORD_MIN holds here too').toHaveLength(40)
  const body = { email: 'ada@busbar.example', password }
  expect((await busbar.call('POST', '/api/auth/login', { body })).body.admin).toMatchObject({ role: 'owner' })
})
