import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCopy } from '../../test/copy.ts'
import { createSamplesTable, samplesStore } from '../../test/samples.ts'
import { until } from '../../test/until.ts'
import { type Change, change } from '../content/change.ts'
import { collectionRoutes } from '../content/routes.ts'
import { pageFile } from './page-path.ts'
import { pageStores } from './tables.ts'
import { createUpkeep } from './upkeep.ts'

const pages = [{ store: samplesStore, prefix: '/samples/', datasheet: '/datasheet.pdf' }]
const actor = { _id: null, name: 'Test', needsReview: false }
const count = 12
let busbar: TestApp
let folder: string

const write = <T>(work: (open: Change) => Promise<T>) => change(busbar.db, actor, work)
const stored = (name: string) => readFile(join(folder, 'pages', name), 'utf8').catch(() => '')
const addSamples = () =>
  write(async (open) => {
    const made: { _id: string; slug: string }[] = []
    for (let number = 0; number < count; number++)
      made.push(await samplesStore.create(open, { title: `Sample ${crypto.randomUUID()}` }))
    return made
  })
const isDatasheet = (path: string) => path.endsWith('/datasheet.pdf')

beforeAll(async () => {
  busbar = await createTestApp({
    routes: (app, { db }) => collectionRoutes(app, { db, store: samplesStore }),
  })
  await createSamplesTable(busbar.ownerUrl)
})
afterAll(() => busbar.close())
beforeEach(async () => {
  folder = join(busbar.folder, crypto.randomUUID())
  await busbar.db.delete(pageStores)
})

test('the address of a PDF is a file of its own, and no other ending is', () => {
  expect(pageFile('/products/relay/datasheet.pdf')).toBe('products/relay/datasheet.pdf')
  for (const path of ['/.pdf', '/../relay.pdf', '/relay.pdf.pdf', '/relay.html', '/Relay.pdf', '.pdf'])
    expect([path, pageFile(path)]).toEqual([path, null])
})

test('PDFs are published when all pages are, those that became due before as well', async () => {
  const copy = await createCopy(busbar, { folder, pages })
  const made = await addSamples()
  const follower = copy.follow()
  const last = made.at(-1)?.slug
  await until('all of it is published', async () => (await stored(`samples/${last}/datasheet.pdf`)) !== '')
  await until('the store has caught up', copy.hasCaughtUp)
  const firstOf = (of: (path: string) => boolean) => copy.renders.findIndex(of)
  const lastPage = copy.renders.findLastIndex((path) => !isDatasheet(path))
  expect(firstOf(isDatasheet), 'the first time').toBeGreaterThan(lastPage)
  copy.renders.length = 0
  await write(async (open) => {
    for (const { _id } of made) await samplesStore.update(open, _id, { isActive: true, title: `New ${_id}` })
  })
  await until(
    'the last is published',
    async () => (await stored(`samples/new-${made.at(-1)?._id}/datasheet.pdf`)) !== '',
  )
  await until('the store has caught up again', copy.hasCaughtUp)
  expect(firstOf(isDatasheet), 'after a change').toBeGreaterThan(0)
  expect(copy.renders.findLastIndex((path) => !isDatasheet(path))).toBeLessThan(firstOf(isDatasheet))
  await follower.stop()
})

test('a page that becomes due while PDFs are published comes before the rest of them', async () => {
  const { publications } = (await createCopy(busbar, { folder, pages })).publisher
  await publications.state()
  const follow = (...paths: string[]) =>
    publications.follow(paths, { followedTo: 1, dueAsOf: 1, build: 'build 1' })
  const due = async () => (await publications.due(10)).map(({ path }) => path)
  await follow('/a/datasheet.pdf')
  expect(await due()).toEqual(['/a/datasheet.pdf'])
  await follow('/a', '/b', '/c', '/b/datasheet.pdf')
  expect((await due()).sort()).toEqual(['/a', '/b', '/c'])
})

test('a PDF is stored as it is, served without twins, and mended when somebody damages it', async () => {
  const copy = await createCopy(busbar, { folder, pages })
  const [made] = await addSamples()
  const path = `/samples/${made?.slug}/datasheet.pdf`
  const file = join(folder, 'pages', path)
  await copy.publisher.publications.state()
  expect(await copy.publisher.ensure(path)).toBe(true)
  const whole = await readFile(file, 'utf8')
  expect(await stored(`${path}.br`)).toBe('')
  expect((await copy.store.read(path, 'gzip, br'))?.encoding).toBeNull()
  expect(await copy.store.list()).toEqual([path])
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const upkeep = createUpkeep({ publisher: copy.publisher, staticFolder: folder, log, every: 0 })
  await writeFile(file, whole.replace('<', '['))
  await upkeep(new AbortController().signal)
  expect(await readFile(file, 'utf8')).toBe(whole)
  await rm(file)
  await upkeep(new AbortController().signal)
  expect(await readFile(file, 'utf8')).toBe(whole)
})
