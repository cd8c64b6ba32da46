import { execFile } from 'node:child_process'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { collectionNames } from '@busbar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { callCommand, runCommand } from '../../test/run-command.ts'
import { loadDemo } from '../demo/load.ts'
import { createZip } from '../platform/files/zip.ts'

let from: TestApp
let to: TestApp
let file: string
beforeAll(async () => {
  from = await createTestApp()
  to = await createTestApp()
  file = join(from.folder, 'site.zip')
  const { db, storage } = from
  await loadDemo({
    db,
    storage,
    enqueue: async () => {},
    owner: { email: 'demo@wattwerk.example', password: 'a good one' },
  })
  const { token } = await from.signIn()
  const [service] = (await from.call('GET', '/api/services')).body.data
  const body = { address: 'chosen', searchTitle: 'In search results', shareImage: service.imageUrl }
  await from.call('PUT', `/api/services/${service._id}`, { token, body })
  const [item] = (await from.call('GET', '/api/news')).body.data
  const [page] = (await from.call('GET', '/api/pages')).body.data
  const cards = (name: string, { _id }: { _id: string }) => ({
    type: 'cards',
    key: name,
    from: name,
    chosen: [_id],
  })
  await from.call('PUT', `/api/news/${item._id}`, { token, body: { body: [cards('pages', page)] } })
  const homeSections = [
    { id: 'blocks', key: 'between', blocks: [cards('services', service), cards('pages', page)] },
  ]
  const saved = await from.call('PUT', '/api/site-settings', { token, body: { homeSections } })
  expect(saved.status).toBe(200)
  await fillCatalogue(token)
})
afterAll(async () => {
  await from.close()
  await to.close()
})

/** Two products that name each other, with a value, a variant and a file. */
async function fillCatalogue(token: string) {
  const write = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await from.call(method, `/api${path}`, { token, body })
    expect([path, answer.status, answer.body.errors]).toEqual([path, expect.any(Number), undefined])
    return answer.body.data
  }
  const [download] = (await from.call('GET', '/api/downloads')).body.data
  const [one, other] = (await from.call('GET', '/api/products')).body.data
  const { _id } = await write('POST', '/characteristics', { name: 'Voltage of a test', unit: 'kV' })
  const values = { [_id]: { kind: 'number', value: '12000', unit: 'kV' } }
  await write('PUT', `/categories/${one.category}`, { characteristics: [{ characteristic: _id }] })
  await write('PUT', `/products/${other._id}`, { successor: one._id })
  await write('PUT', `/products/${one._id}`, {
    values,
    variants: [{ orderCode: 'EX-1', values }],
    files: [{ kind: 'manual', download: download._id }],
    accessories: [other._id],
  })
}

const settings = (of: TestApp) => ({
  NODE_ENV: 'test',
  DATABASE_URL: of.url,
  UPLOADS_FOLDER: join(of.folder, 'uploads'),
})

/** What visitors see of everything, without what is made anew: ids, dates and which sizes are ready. */
async function seen(app: TestApp) {
  const all: Record<string, unknown> = {}
  const titles = new Map<unknown, string>()
  const read = async (path: string) => (await app.call('GET', `/api${path}`)).body.data
  for (const named of ['categories', 'services', 'products', 'pages', 'downloads', 'characteristics'])
    for (const { _id, title, name } of await read(`/${named}`)) titles.set(_id, title ?? name)
  for (const name of [...collectionNames, 'company/info', 'site-settings', 'site-settings/home-sections']) {
    all[name] = JSON.parse(
      JSON.stringify(await read(`/${name}`), (key, value) => {
        if (['_id', 'createdAt', 'updatedAt', 'revision', 'pictures'].includes(key)) return undefined
        if (key === 'values')
          return Object.fromEntries(Object.entries(value).map(([id, one]) => [titles.get(id) ?? id, one]))
        return typeof value === 'string' ? (titles.get(value) ?? value) : value
      }),
    )
  }
  return all
}

test('what one site exports another imports: the same content in the same order, with its pictures', async () => {
  const made = await runCommand(['export', file], settings(from))
  expect([made.code, made.stderr]).toEqual([
    0,
    expect.stringMatching(/^129 records, \d\d+ images and 3 files in /m),
  ])
  const taken = await runCommand(['import', file], settings(to))
  expect([taken.code, taken.stderr]).toEqual([
    0,
    expect.stringMatching(/^129 records, \d\d+ images and 3 files imported/m),
  ])
  const before = await seen(from)
  expect(JSON.stringify(before.services)).toContain('"slug":"chosen"')
  expect(JSON.stringify(before['site-settings/home-sections'])).toContain('"chosen":["About us"]')
  for (const part of ['"values":{"Rated voltage":', '"download":"', '"characteristic":"Rated voltage"'])
    expect(JSON.stringify(before)).toContain(part)
  expect(await seen(to)).toEqual(before)
  const uploads = JSON.stringify(before).match(/\/uploads\/[a-z]+\/[\w-]+\.webp/g) ?? []
  expect(uploads.length).toBeGreaterThan(40)
  for (const url of new Set(uploads)) {
    const [one, other] = await Promise.all([from, to].map((app) => readFile(join(app.folder, url))))
    expect(one?.equals(other as Buffer), url).toBe(true)
  }
})

test('accounts and messages are not part of it', async () => {
  const { stdout } = await promisify(execFile)('unzip', ['-p', file, 'content.json'], { maxBuffer: 1e8 })
  expect(stdout).toContain('"product": "busbar"')
  expect(stdout).not.toContain('demo@wattwerk.example')
})

test('where there is content nothing is imported', async () => {
  const { code, stderr } = await callCommand(['import', file], settings(from))
  expect([code, stderr]).toEqual([1, expect.stringContaining('There are already downloads.')])
})

test('one record that breaks a rule keeps all of them out', async () => {
  const other = await createTestApp()
  const path = join(other.folder, 'bad.zip')
  const zip = await createZip(path)
  const content = contentWith({ partners: [{ name: 'Norrkabel', description: 'Cables' }, { name: '' }] })
  await zip.add('content.json', [Buffer.from(JSON.stringify(content))])
  await zip.finish()
  const { code, stderr } = await callCommand(['import', path], settings(other))
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^partners, number 2: /)])
  expect((await other.call('GET', '/api/partners')).body.data).toEqual([])
  await other.close()
})

test('a file that unpacks to far more than any picture is refused while it is unpacked', async () => {
  const other = await createTestApp()
  const place = join(other.folder, 'bomb')
  await mkdir(join(place, 'pictures/partners'), { recursive: true })
  const logo = { name: 'Norrkabel', description: 'Cables', logo: '/uploads/partners/bomb.webp' }
  await writeFile(join(place, 'content.json'), JSON.stringify(contentWith({ partners: [logo] })))
  await writeFile(join(place, 'pictures/partners/bomb.webp'), Buffer.alloc(64e6))
  await promisify(execFile)('zip', ['-q', '-r', '../bomb.zip', '.'], { cwd: place })
  const bomb = join(other.folder, 'bomb.zip')
  expect((await stat(bomb)).size).toBeLessThan(100_000)
  const { code, stderr } = await callCommand(['import', bomb], settings(other))
  expect([code, stderr]).toEqual([1, expect.stringContaining(`bomb.webp in ${bomb} has more than 32 MB`)])
  await other.close()
})

function contentWith(content: object) {
  const about = { format: 1, product: 'busbar', version: '0', exportedAt: new Date().toISOString() }
  return { ...about, company: {}, siteSettings: {}, collections: content }
}
