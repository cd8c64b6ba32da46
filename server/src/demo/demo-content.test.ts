import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { collectionNames } from '@busbar/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { images, slugs } from '../content/tables.ts'
import { contentOrder } from '../exchange/content-file.ts'
import { demoRecords } from '../features/demo-content/table.ts'
import { messages } from '../features/messages/table.ts'
import { createDemoContentJob } from './demo-content.job.ts'
import { withoutDemo } from './restore-settings.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn('owner')).token
})
afterAll(() => busbar.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  busbar.call(method, `/api${path}`, { token, body })
const read = async (path: string) => (await call('GET', path)).body.data
const state = () => read('/demo-content')
const load = (body = { isConfirmed: true }) => call('POST', '/demo-content', body)
const remove = (body = {}) => call('POST', '/demo-content/remove', body)
const run = (isLastTry = false, storage = busbar.storage) =>
  createDemoContentJob({ db: busbar.db, storage, enqueue: async () => {} })({}, 'job', isLastTry)
const loaded = async () => {
  await load()
  await run()
}
const removed = async (withEdited = true) => {
  await remove({ withEdited })
  await run()
}
const everything = async () => {
  const lists = await Promise.all(
    collectionNames.flatMap((name) => [read(`/${name}?limit=100`), read(`/${name}?limit=100&trash=true`)]),
  )
  return lists.flat()
}
const ofPages = ({
  description,
  heroImages,
  heroStats,
  faq,
  name,
  email,
  phone,
}: Record<string, unknown>) => ({
  ...{ description, heroImages, heroStats, faq, name, email, phone },
})

beforeEach(async () => {
  await removed()
  for (const name of contentOrder.toReversed()) {
    const live = await read(`/${name}?limit=100`)
    if (live.length > 0) await call('POST', `/${name}/bulk-delete`, idsOf(live))
    const gone = await read(`/${name}?limit=100&trash=true`)
    if (gone.length > 0) await call('POST', `/${name}/bulk-erase`, idsOf(gone))
  }
})
const idsOf = (records: { _id: string }[]) => ({ ids: records.map(({ _id }) => _id) })

describe('POST /demo-content', () => {
  test('asks first where the site is online or has content, and not where neither is so', async () => {
    expect((await load({ isConfirmed: false })).body.code).toBe('confirmation_needed')
    await call('PUT', '/site-settings', { isComingSoon: true })
    const { body } = await call('POST', '/services', { title: 'Our own' })
    expect(await state()).toMatchObject({ state: 'none', ownRecords: 1, isComingSoon: true })
    expect((await load({ isConfirmed: false })).status).toBe(409)
    await call('DELETE', `/services/${body.data._id}`)
    expect((await load({ isConfirmed: false })).body.data.state).toBe('loading')
    await run()
    expect(await state()).toMatchObject({ state: 'loaded', edited: 0, ownRecords: 0 })
    await call('PUT', '/site-settings', { isComingSoon: false })
  })

  test('brings every content type and messages, and leaves who the firm is alone', async () => {
    const before = await read('/company/info')
    await loaded()
    for (const name of ['services', 'products', 'events', 'team'])
      expect([name, (await read(`/${name}`)).length > 0]).toEqual([name, true])
    expect((await read('/contact')).length).toBeGreaterThan(0)
    const { name, email, phone, address, logo, heroImages } = await read('/company/info')
    expect({ name, email, phone, address, logo }).toEqual({
      name: before.name,
      email: before.email,
      phone: before.phone,
      address: before.address,
      logo: before.logo,
    })
    expect(heroImages).toHaveLength(4)
  })

  test('pressed twice and done twice, it is there once', async () => {
    expect([(await load()).status, (await load()).status]).toEqual([200, 200])
    await Promise.all([run(), run()])
    const { records } = await state()
    await loaded()
    expect((await state()).records).toBe(records)
    expect((await everything()).length).toBe(records)
  })

  test('one that failed says so, begins anew, and is given up in the end', async () => {
    await load()
    const broken = { ...busbar.storage, put: () => Promise.reject(new Error('the bucket is away')) }
    await expect(run(false, broken)).rejects.toThrow('away')
    expect(await state()).toMatchObject({ state: 'loading', hasFailed: true, records: 0 })
    await expect(run(true, broken)).rejects.toThrow('away')
    expect(await state()).toMatchObject({ state: 'none' })
    await loaded()
    expect((await state()).state).toBe('loaded')
  })

  test("a category of the firm's own takes what belongs to the demo's of the same title", async () => {
    await call('POST', '/categories', { title: 'automation and control' })
    const titles = async () => (await read('/categories')).map(({ title }: { title: string }) => title)
    await loaded()
    const all = await titles()
    expect(new Set(all.map((title: string) => title.toLowerCase())).size).toBe(all.length)
    await removed()
    expect(await titles()).toEqual(['automation and control'])
  })

  test("a characteristic of the firm's own is used if it fits; else the demo brings another one", async () => {
    await call('POST', '/characteristics', { name: 'RATED VOLTAGE', kind: 'text' })
    await call('POST', '/characteristics', { name: 'weight', unit: 't' })
    await loaded()
    const [product] = await read('/products?includeCharacteristics=true')
    const names = product.characteristics.map(({ name }: { name: string }) => name)
    expect(names).toContain('weight')
    expect(names).toContain('Rated voltage (demo)')
    expect(names).not.toContain('Weight')
  })

  test('the setup counts what the firm has entered alone', async () => {
    await loaded()
    const service = async () =>
      (await read('/setup')).steps.find(({ step }: { step: string }) => step === 'service').state
    expect(await service()).toBe('open')
    const [first] = await read('/services')
    await call('PUT', `/services/${first._id}`, { title: 'Inspection' })
    expect(await service()).toBe('done')
  })
})

describe('POST /demo-content/remove', () => {
  test('takes away what the demo loaded and nothing else, and puts the settings back', async () => {
    await call('PUT', '/company/info', { name: 'Nordlicht', phone: '+49 30 1' })
    const before = ofPages(await read('/company/info'))
    const own = (await call('POST', '/services', { title: 'Our own' })).body.data
    await busbar.call('POST', '/api/contact', { body: enquiry })
    await loaded()
    await removed(false)
    expect((await everything()).map(({ _id }) => _id)).toEqual([own._id])
    expect((await busbar.db.select().from(messages)).map(({ name }) => name)).toEqual([enquiry.name])
    expect(ofPages(await read('/company/info'))).toEqual(before)
    expect(await state()).toMatchObject({ state: 'none', records: 0, ownRecords: 1 })
    expect(await busbar.db.$count(demoRecords)).toBe(0)
  })

  test('its images leave the library, but for those that something else uses or somebody has described', async () => {
    const library = async () =>
      (await busbar.db.select({ url: images.url }).from(images)).map(({ url }) => url)
    const before = await library()
    await loaded()
    const [used, described] = await read('/products?limit=2')
    const hero = (await read('/company/info')).heroImages[0].imageUrl
    const own = (await call('POST', '/services', { title: 'Our own', imageUrl: used.mainImageUrl })).body.data
    const file = described.mainImageUrl.split('/').at(-1)
    await call('PUT', `/library/images/${file}`, { alt: 'In our words' })
    await removed()
    const kept = [used.mainImageUrl, described.mainImageUrl]
    expect((await library()).toSorted()).toEqual([...before, ...kept].toSorted())
    const isStored = (url: string) => existsSync(join(busbar.folder, url))
    expect([isStored(hero), isStored(own.imageUrl)]).toEqual([false, true])
    const { _id } = await read('/company/info')
    expect(JSON.stringify(await read(`/company/${_id}/history`))).not.toContain(hero)
  })

  test('what was edited stays and is counted, with what it belongs to', async () => {
    await loaded()
    const [product] = await read('/products')
    const [event] = await read('/events')
    await call('PUT', `/products/${product._id}`, { title: 'Our transformer' })
    await call('PUT', `/categories/${event.category}/events/${event._id}`, { title: 'Our fair' })
    const category = await read(`/categories/${event.category}`)
    const described = new Set([
      ...Object.keys(product.values),
      ...product.variants.flatMap(({ values }: { values: object }) => Object.keys(values)),
      ...category.characteristics.map(({ characteristic }: { characteristic: string }) => characteristic),
    ])
    expect((await state()).edited).toBe(3 + described.size)
    await removed(false)
    const kept = await everything()
    const expected = new Set([product._id, event._id, event.category, ...described])
    expect(new Set(kept.map(({ _id }) => _id))).toEqual(expected)
    expect((await state()).ownRecords).toBe(expected.size)
    await loaded()
    const [own, demos] = await read('/products')
    expect([own.variants, demos.variants]).toEqual([product.variants, []])
    expect(demos.values).toEqual(product.values)
  })

  test("a characteristic that the firm's own products and categories use stays, whatever the owner agrees to", async () => {
    await loaded()
    const all: { _id: string; name: string }[] = await read('/characteristics')
    const [ofProduct, ofVariant, listed] = ['Rated voltage', 'Secondary voltage', 'Weight'].map(
      (wanted) => all.find(({ name }) => name === wanted)?._id ?? '',
    )
    const volts = { kind: 'number', value: '400', unit: 'V' }
    const own = { title: 'Our motor', shortDescription: 'Turns', values: { [ofProduct as string]: volts } }
    const variants = [{ orderCode: 'OUR-1', values: { [ofVariant as string]: volts } }]
    expect((await call('POST', '/products', { ...own, variants })).status).toBe(201)
    const characteristics = [{ characteristic: listed }]
    expect((await call('POST', '/categories', { title: 'Our own', characteristics })).status).toBe(201)
    await removed(true)
    expect(new Set((await read('/characteristics')).map(({ _id }: { _id: string }) => _id))).toEqual(
      new Set([ofProduct, ofVariant, listed]),
    )
    expect(await state()).toMatchObject({ state: 'none', ownRecords: 5 })
  })

  test("a page of the demo stays as long as one of the firm's own stands below it", async () => {
    await loaded()
    const [about, quality] = await read('/pages')
    const own = (await call('POST', '/pages', { title: 'Our own', parent: quality._id })).body.data
    expect((await state()).edited).toBe(2)
    await removed(false)
    expect(new Set((await everything()).map(({ _id }) => _id))).toEqual(
      new Set([about._id, quality._id, own._id]),
    )
  })

  test('what was edited goes into the trash if the owner agrees', async () => {
    await loaded()
    const [partner] = await read('/partners')
    await call('PUT', `/partners/${partner._id}`, { name: 'Our partner' })
    await removed(true)
    expect(await read('/partners')).toEqual([])
    const trash = await read('/partners?trash=true')
    expect(trash.map(({ name }: { name: string }) => name)).toEqual(['Our partner'])
  })

  test('settings that somebody has changed since stay', async () => {
    await loaded()
    const { heroImages, faq } = await read('/company/info')
    const own = { question: 'Do you work at night?', answer: 'Yes.' }
    await call('PUT', '/company/info', { description: 'We wire.', faq: [...faq, own] })
    await removed()
    const company = await read('/company/info')
    expect([company.description, company.faq]).toEqual(['We wire.', [own]])
    expect([heroImages.length, company.heroImages]).toEqual([4, []])
    await call('PUT', '/company/info', { description: null, faq: [] })
  })

  test('pressed twice and done twice, the second finds nothing; loaded again, addresses are the same', async () => {
    await loaded()
    const addresses = async () => (await read('/products')).map(({ slug }: { slug: string }) => slug)
    const first = await addresses()
    expect([(await remove()).body.data.state, (await remove()).body.data.state]).toEqual([
      'removing',
      'removing',
    ])
    await Promise.all([run(), run()])
    expect((await remove()).body.data.state).toBe('none')
    await loaded()
    expect(await addresses()).toEqual(first)
  })

  test('killed between its two steps, the next try ends it', async () => {
    await loaded()
    const [{ _id, slug }] = await read('/products')
    await remove()
    const { transaction } = busbar.db
    let calls = 0
    const dying = Object.create(busbar.db, {
      transaction: {
        value: (...work: Parameters<typeof transaction>) => {
          calls++
          if (calls === 2) throw new Error('killed')
          return transaction.apply(busbar.db, work)
        },
      },
    })
    const job = createDemoContentJob({ db: dying, storage: busbar.storage, enqueue: async () => {} })
    await expect(job({}, 'job')).rejects.toThrow('killed')
    expect([(await read('/products')).length, (await state()).state]).toEqual([0, 'removing'])
    await run()
    expect(await everything()).toEqual([])
    const left = await busbar.db
      .select()
      .from(slugs)
      .where(and(eq(slugs.recordId, _id), eq(slugs.slug, slug)))
    expect([left, (await state()).state]).toEqual([[], 'none'])
  })
})

describe('GET /demo-content', () => {
  test('is for owners alone, like the others', async () => {
    for (const role of ['admin', 'editor'] as const) {
      const other = await busbar.signIn(role)
      for (const [method, path] of [
        ['GET', ''],
        ['POST', ''],
        ['POST', '/remove'],
      ] as const) {
        const body = method === 'POST' ? {} : undefined
        const { status } = await busbar.call(method, `/api/demo-content${path}`, { token: other.token, body })
        expect([role, method, path, status]).toEqual([role, method, path, 403])
      }
    }
    expect((await busbar.call('GET', '/api/demo-content')).status).toBe(401)
  })
})

test('of a value with parts, those go that are still as the demo set them', () => {
  const loaded = { imageUrl: '/uploads/a.webp', altText: 'Demo' }
  expect(withoutDemo(null, loaded, loaded)).toBe(null)
  expect(withoutDemo(null, loaded, { imageUrl: '/uploads/own.webp', altText: 'Demo' })).toEqual({
    imageUrl: '/uploads/own.webp',
    altText: null,
  })
  expect(withoutDemo('before', 'demo', 'own')).toBe('own')
})

const enquiry = {
  name: 'Real Person',
  email: 'real@person.example',
  subject: 'A real question',
  message: 'Can you come on Monday? Our board is humming.',
}
