import { join } from 'node:path'
import { type CollectionName, collectionNames, defaults, limits, type Product } from '@busbar/contract'
import { like } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createTestDatabase } from '../../test/database.ts'
import { latestChange } from '../content/change-log.ts'
import { images } from '../content/tables.ts'
import { messages as table } from '../features/messages/table.ts'
import { folderStorage } from '../platform/files/storage.ts'
import { openDatabase } from '../platform/postgres/db.ts'
import { createDemoContentJob } from './demo-content.job.ts'
import { readDemoImages } from './images.ts'
import { loadDemo } from './load.ts'

let busbar: TestApp
let token: string
const queued: unknown[] = []
const owner = { email: 'demo@voltaris.example', password: 'voltaris-demo-2026' }
const storage = () => folderStorage(join(busbar.folder, 'uploads'))
const load = () =>
  loadDemo({
    db: busbar.db,
    storage: storage(),
    enqueue: async (_tx, _kind, payload) => void queued.push(payload),
    owner,
  })

beforeAll(async () => {
  busbar = await createTestApp()
  expect(await load()).toBe(true)
  token = (await busbar.call('POST', '/api/auth/login', { body: owner })).body.token
})
afterAll(() => busbar.close())

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const read = async (path: string): Promise<any> => (await busbar.call('GET', `/api${path}`)).body.data
const inbox = async (query = '') =>
  (await busbar.call('GET', `/api/contact?limit=100${query}`, { token })).body.data

test('A4: where the database does not answer in time, it says in plain words what to do', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none')
  const loading = loadDemo({ db: away.db, storage: storage(), enqueue: async () => {}, owner })
  await expect(loading).rejects.toThrow(
    `The demo content could not be loaded: connect ECONNREFUSED 127.0.0.1:1.
Nothing of it is in the database. Start again; on a machine that is very busy, when it is less so.`,
  )
  await away.close()
})

test('the owner of the demo can sign in', async () => {
  expect(token).toMatch(/\S{20}/)
})

test('every content type is there in its number, and visitors see all of it', async () => {
  const numbers: Partial<Record<CollectionName, number>> = {
    services: 6,
    characteristics: 60,
    products: 9,
    categories: 4,
    events: 15,
    news: 3,
    references: 4,
    team: 8,
    partners: 8,
    clients: 6,
    pages: 2,
    downloads: 3,
  }
  for (const name of collectionNames)
    expect([name, (await read(`/${name}`)).length]).toEqual([name, numbers[name] ?? 0])
})

test('every photograph is described for people who cannot see it', async () => {
  const photographs = await busbar.db
    .select({ name: images.name, alt: images.alt })
    .from(images)
    .where(like(images.name, '%.webp'))
  expect(photographs.length).toBeGreaterThan(20)
  expect(photographs.filter(({ alt }) => alt === '').map(({ name }) => name)).toEqual([])
})

test('the company is complete', async () => {
  const company = await read('/company/info')
  expect(company.heroImages).toHaveLength(4)
  expect(company.heroImages[0].title).toBe('Elevating Electrical Engineering to the Next Level')
  expect(company.faq.length).toBeGreaterThanOrEqual(5)
  for (const field of ['email', 'phone', 'emergencyPhone', 'openingHours', 'address', 'description'])
    expect(company[field], field).toBeTruthy()
  expect(Object.values(company.socialMedia).every(Boolean)).toBe(true)
  expect(company.logo).toMatchObject({ altText: 'Voltaris Engineering' })
  expect(company.coordinates).not.toEqual({ lat: 48.8566, lng: 2.3522 })
})

test('services have features and products have galleries; some prices are on request', async () => {
  for (const service of await read('/services')) expect(service.features.length).toBeGreaterThanOrEqual(4)
  const products = await read('/products')
  for (const { images } of products) expect(images.length).toBeGreaterThan(0)
  const priced = products.filter(({ price }: { price: number | null }) => price !== null)
  expect([priced.length, products.length - priced.length]).toEqual([6, 3])
  expect(products.some((product: { isNew: boolean }) => product.isNew)).toBe(true)
  expect(products.some((product: { isEcoFriendly: boolean }) => product.isEcoFriendly)).toBe(true)
})

test('the catalogue is full: figures, filters, order codes and drawings', async () => {
  for (const { _id } of await read('/categories')) {
    const { usedCharacteristics } = await read(`/categories/${_id}?includeCharacteristics=true`)
    const marked = (mark: string) => usedCharacteristics.filter((one: Record<string, unknown>) => one[mark])
    expect([4, 5, 6]).toContain(marked('isKeyFigure').length)
    expect(marked('isFilter').length).toBeGreaterThan(5)
  }
  const products: Product[] = await read('/products?includeCharacteristics=true')
  for (const { title, values, variants, drawing, characteristics = [] } of products) {
    expect(Object.keys(values).length, title).toBeGreaterThan(15)
    expect(variants.length, title).toBeGreaterThanOrEqual(3)
    expect(drawing, title).toMatch(/^\/uploads\/products\//)
    const shown = characteristics.filter(({ _id, isKeyFigure }) => isKeyFigure && values[_id])
    expect(shown.length, title).toBeGreaterThanOrEqual(3)
  }
  expect(new Set(products.map(({ lifecycle }) => lifecycle))).toEqual(
    new Set(['new', 'active', 'notForNewProjects']),
  )
  expect(products.filter(({ questions }) => questions.length > 0)).toHaveLength(4)
})

test('products that are named by one that stands before them are found', async () => {
  const products: Product[] = await read('/products')
  const board = products.find(({ title }) => title.includes('LVD 1600'))
  const titles = board?.accessories.map((id) => products.find(({ _id }) => _id === id)?.title)
  expect(titles).toEqual(['Busbar Trunking BT 800', 'UPS 200 with Battery Cabinet'])
})

test('cards show their texts whole', async () => {
  for (const { shortDescription } of await read('/services'))
    expect(shortDescription.length).toBeLessThanOrEqual(limits.services.cardText)
  for (const { shortDescription } of await read('/products'))
    expect(shortDescription.length).toBeLessThanOrEqual(limits.products.cardText)
})

test('records stand in the order in which they are written', async () => {
  const titles = (await read('/products')).map(({ title }: { title: string }) => title)
  expect([titles[0], titles.at(-1)]).toEqual(['Power Transformer 33/11 kV', 'VSI 110 Solar String Inverter'])
  const partners = (await read('/partners')).map(({ name }: { name: string }) => name)
  expect([partners[0], partners.at(-1)]).toEqual(['Norrkabel', 'Torvane'])
})

test('each category has subcategories, products, and events ahead and behind', async () => {
  const past: number[] = []
  for (const { slug } of await read('/categories')) {
    const category = await read(
      `/categories/${slug}?includeSubcategories=true&includeEvents=true&includeProducts=true`,
    )
    expect(category.subcategories.length).toBeGreaterThanOrEqual(3)
    expect(category.products.length).toBeGreaterThan(0)
    const ahead = category.events.filter(({ date }: { date: string }) => new Date(date) > new Date())
    expect(ahead.length).toBeGreaterThan(0)
    past.push(category.events.length - ahead.length)
    for (const event of category.events) expect(event.details).toMatch(/^<(p|h3|ul|table)>/)
  }
  expect(Math.min(...past)).toBeGreaterThan(0)
  expect(Math.max(...past)).toBeGreaterThan(limits.events.shownFirst)
})

test('a link on a slide leads to a page that is there', async () => {
  const { heroImages } = await read('/company/info')
  const paths = heroImages.map(({ buttonLink }: { buttonLink: string }) => buttonLink)
  const inner = paths.filter((path: string) => path.startsWith('/'))
  expect(inner).not.toEqual([])
  for (const path of inner) expect((await busbar.call('GET', `/api${path}`)).status).toBe(200)
})

describe('the inbox', () => {
  test('holds read, unread, archived and replied messages, newest first', async () => {
    const messages = await inbox()
    expect(messages).toHaveLength(12)
    const ages = messages.map(({ createdAt }: { createdAt: string }) => createdAt)
    expect(ages).toEqual([...ages].sort().reverse())
    const statuses = messages.map(({ status }: { status: string }) => status)
    for (const [status, count] of Object.entries({ unread: 4, read: 5, archived: 3 }))
      expect([status, statuses.filter((one: string) => one === status).length]).toEqual([status, count])
    const replied = messages.filter(({ replies }: { replies: unknown[] }) => replies.length > 0)
    expect(replied).toHaveLength(3)
    expect(replied[0].replies[0].admin.name).toBe('Demo Owner')
  })

  test('has one message in quarantine', async () => {
    expect(await inbox('&status=spam')).toHaveLength(2)
    const about = (await inbox()).flatMap(
      ({ about }: { about: { title: string } | null }) => about?.title ?? [],
    )
    expect(about).toEqual(['VDX 750 Variable-Frequency Drive', 'Busbar Trunking BT 800'])
  })
})

describe('pictures', () => {
  const addresses = async () => {
    const paths = [...collectionNames.map((name) => `/${name}`), '/company/info', '/site-settings']
    const answers = await Promise.all(paths.map(read))
    return new Set(JSON.stringify(answers).match(/\/uploads\/[^"]+/g))
  }

  test('every image that is named is in the storage, is known, and waits for its smaller sizes', async () => {
    const named = await addresses()
    for (const address of named) {
      const file = await storage().get(address.replace('/uploads/', ''))
      expect(file?.size, address).toBeGreaterThan(0)
      file?.stream.destroy()
    }
    const known = (await busbar.db.select({ url: images.url }).from(images)).map(({ url }) => url)
    expect(new Set(known)).toEqual(named)
    expect(new Set(queued)).toEqual(new Set(known.map((url) => ({ url }))))
  })

  test('none lies there unused, and each carries nothing but the picture', async () => {
    const images = await readDemoImages()
    expect(images).toHaveLength((await addresses()).size)
    for (const { file, image } of images) {
      const { format, exif, xmp, iptc, icc } = await sharp(image.body).metadata()
      expect({ file, format, exif, xmp, iptc, icc }).toEqual({ file, format: 'webp' })
    }
  })
})

test('of two copies that load an empty database at once, one does', async () => {
  const { db, close } = await createTestDatabase()
  const enqueue = async () => {}
  await Promise.all(Array.from({ length: 4 }, () => db.select().from(table)))
  const both = [0, 1].map(() => loadDemo({ db, storage: storage(), enqueue, owner }))
  expect((await Promise.all(both)).sort()).toEqual([false, true])
  expect(await db.$count(table)).toBe(14)
  await close()
})

test('a second load changes nothing', async () => {
  const before = [await latestChange(busbar.db), await busbar.db.$count(table), queued.length]
  expect(await load()).toBe(false)
  expect([await latestChange(busbar.db), await busbar.db.$count(table), queued.length]).toEqual(before)
})

test('the owner removes all of it, and the setup begins anew', async () => {
  await busbar.call('PUT', '/api/company/info', { token, body: { phone: '+49 30 1234' } })
  await busbar.call('POST', '/api/demo-content/remove', { token, body: {} })
  await createDemoContentJob({ db: busbar.db, storage: storage(), enqueue: async () => {} })({}, 'job')
  for (const name of collectionNames) expect([name, await read(`/${name}`)]).toEqual([name, []])
  expect(await inbox()).toEqual([])
  const { name, email, phone, logo } = await read('/company/info')
  expect({ name, email, phone, logo: logo.imageUrl }).toEqual({
    name: defaults.company.name,
    email: null,
    phone: '+49 30 1234',
    logo: null,
  })
  expect((await read('/site-settings')).shareImage).toBe(null)
  const { body } = await busbar.call('GET', '/api/setup', { token })
  expect(body.data.steps[0]).toEqual({ step: 'visitors', state: 'open' })
})
