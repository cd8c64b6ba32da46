import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCopy } from '../../test/copy.ts'
import { createSamplesTable, samplesStore } from '../../test/samples.ts'
import { until } from '../../test/until.ts'
import { change } from '../content/change.ts'
import { collectionRoutes } from '../content/routes.ts'
import { partnersStore } from '../features/partners/table.ts'
import { openDatabase, patient } from '../platform/postgres/db.ts'
import { publishEach } from './publish-each.ts'

let busbar: TestApp
let later: ReturnType<typeof openDatabase>
let folder: string
const actor = { _id: null, name: 'Test', needsReview: false }
const stored = (name: string) => readFile(join(folder, 'pages', name), 'utf8').catch(() => '')

beforeAll(async () => {
  busbar = await createTestApp({
    isImpatient: true,
    routes: (app, { db }) => collectionRoutes(app, { db, store: samplesStore }),
  })
  await createSamplesTable(busbar.ownerUrl)
  later = openDatabase(busbar.url, { max: 8, ...patient })
})
afterAll(async () => {
  await later.close()
  await busbar.close()
})
beforeEach(() => {
  folder = join(busbar.folder, crypto.randomUUID())
})

/** Every connection that requests may have is taken while `work` runs. */
async function withoutConnections(work: () => Promise<void>) {
  const over = Promise.withResolvers<void>()
  let begun = 0
  const holding = Array.from({ length: 10 }, () =>
    busbar.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      begun++
      await over.promise
    }),
  )
  await until('all are taken', () => begun === 10)
  await work().finally(over.resolve)
  await Promise.all(holding)
}

test('A3: pages are published while visitors and administrators hold every connection', async () => {
  await change(busbar.db, actor, (open) =>
    partnersStore.create(open, { name: 'Norrkabel', description: 'A partner' }),
  )
  const { publisher } = await createCopy(busbar, { folder, later: later.db })
  await publisher.publications.state()
  await withoutConnections(async () => {
    expect((await busbar.call('GET', '/api/partners')).status).toBe(503)
    expect(await publisher.publish('/')).toBe(true)
  })
  expect(await stored('index.html')).toContain('Norrkabel')
})

test('A3: many pages that are asked for at once leave each other the connections that they are made over', async () => {
  const made = await change(busbar.db, actor, async (open) => {
    const records: { slug: string }[] = []
    for (let number = 0; number < 20; number++)
      records.push(await samplesStore.create(open, { title: `Fuse ${number}` }))
    return records
  })
  const { publisher } = await createCopy(busbar, { folder })
  await publisher.publications.state()
  const answers = await Promise.all(made.map(({ slug }) => publisher.ensure(`/samples/${slug}`)))
  expect(answers).toEqual(Array(20).fill(true))
})

test('A3: a page that fails is tried again later each time, and each try is one line that says why', async () => {
  let isBroken = true
  const copy = await createCopy(busbar, {
    folder,
    beforeStoring: async () => {
      if (isBroken) throw Object.assign(new Error('Failed query'), { cause: new Error('no connection') })
    },
  })
  const { publisher } = copy
  await publisher.publications.state()
  const lines: { level: string; line: object }[] = []
  const noting = (level: string) => (line: object) => void lines.push({ level, line })
  const log = { info: noting('info'), warn: noting('warn'), error: noting('error') }
  const tryOnce = () => publishEach(['/'], { publisher, log })
  for (let time = 0; time < 8; time++) expect(await tryOnce()).toBe(1)
  expect(lines.map(({ level, line }) => [level, (line as { seconds: number }).seconds])).toEqual([
    ['warn', 5],
    ['warn', 10],
    ['error', 20],
    ['error', 40],
    ['error', 80],
    ['error', 160],
    ['error', 300],
    ['error', 300],
  ])
  for (const { line } of lines) expect(line).not.toHaveProperty('err')
  const { rows } = await busbar.db.execute(
    sql`select extract(epoch from due_at - now()) > 200 as "isFar" from pages_due where path = '/'
      and store = ${copy.store.id}`,
  )
  expect(rows).toEqual([{ isFar: true }])
  isBroken = false
  expect(await tryOnce()).toBe(0)
  isBroken = true
  await tryOnce()
  expect(lines.at(-1)?.line).toMatchObject({ times: 1, seconds: 5 })
})
