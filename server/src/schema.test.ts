import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectionNames } from '@busbar/contract'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
})
afterAll(() => busbar.close())

test('the migrations make exactly the tables that the code has', async () => {
  const folder = new URL('../', import.meta.url).pathname
  const files = globSync(
    ['src/{platform/postgres,content,publisher}/*tables.ts', 'src/features/*/table.ts'],
    {
      cwd: folder,
    },
  )
  const tables = Object.assign({}, ...(await Promise.all(files.map((file) => import(join(folder, file))))))
  const meta = join(folder, 'migrations/meta')
  const newest =
    readdirSync(meta)
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1) ?? ''
  const snapshot = JSON.parse(readFileSync(join(meta, newest), 'utf8'))
  const missing = await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))
  expect(missing, 'run npm run migration <name>').toEqual([])
})

test('every content type answers a visitor', async () => {
  for (const name of collectionNames) {
    expect([name, (await busbar.call('GET', `/api/${name}`)).status]).toEqual([name, 200])
  }
})
