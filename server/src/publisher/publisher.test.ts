import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fixedPages } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCopy } from '../../test/copy.ts'
import { createSamplesTable, samplesStore } from '../../test/samples.ts'
import { until } from '../../test/until.ts'
import { type Change, change } from '../content/change.ts'
import { collectionRoutes } from '../content/routes.ts'
import { partners, partnersStore } from '../features/partners/table.ts'
import { pagesAtOnce, rendersAtOnce } from './publisher.ts'
import { createRecordPages } from './record-pages.ts'
import { createPageAnswer } from './serve-pages.ts'
import { pageStores } from './tables.ts'
import { createUpkeep } from './upkeep.ts'

let busbar: TestApp
let folder: string
const actor = { _id: null, name: 'Test', needsReview: false }
const write = <T>(work: (open: Change) => Promise<T>) => change(busbar.db, actor, work)
const addPartner = (name: string) =>
  write((open) => partnersStore.create(open, { name, description: 'A partner' }))
const stored = (name = 'index.html') => readFile(join(folder, 'pages', name), 'utf8').catch(() => '')

beforeAll(async () => {
  busbar = await createTestApp({
    routes: (app, { db }) => collectionRoutes(app, { db, store: samplesStore }),
  })
  await createSamplesTable(busbar.ownerUrl)
})
afterAll(() => busbar.close())
beforeEach(async () => {
  folder = join(busbar.folder, crypto.randomUUID())
  await busbar.db.delete(partners)
  await busbar.db.delete(pageStores)
})

/** A copy that follows changes, stopped when `work` ends. */
async function following<T>(copy: Awaited<ReturnType<typeof createCopy>>, work: () => Promise<T>) {
  const follower = copy.follow()
  await until(
    'the fixed pages are published',
    async () => (await stored('privacy.html')) !== '' && (await stored()) !== '',
  )
  await until('the store has caught up', copy.hasCaughtUp)
  try {
    return await work()
  } finally {
    await follower.stop()
  }
}

describe('a change', () => {
  test('renders the pages that read it and no other', async () => {
    const copy = await createCopy(busbar, { folder })
    await following(copy, async () => {
      copy.renders.length = 0
      await addPartner('Norrkabel')
      await until('the page shows the new partner', async () => (await stored()).includes('Norrkabel'))
      expect(copy.renders).toEqual(['/'])
    })
  })

  test('of 1,000 partners in one transaction renders each touched page once', async () => {
    const copy = await createCopy(busbar, { folder })
    await following(copy, async () => {
      copy.renders.length = 0
      await write(async (open) => {
        for (let number = 0; number < 1000; number++) {
          await partnersStore.create(open, { name: `Partner ${number}`, description: 'One of many' })
        }
      })
      await until('the page shows the last partner', async () => (await stored()).includes('Partner 999'))
      expect(copy.renders).toEqual(['/'])
    })
  })

  test('of one record renders its own page and leaves its neighbour alone', async () => {
    const copy = await createCopy(busbar, { folder })
    const [one, other] = await write(async (open) => [
      await samplesStore.create(open, { title: 'Relay' }),
      await samplesStore.create(open, { title: 'Breaker' }),
    ])
    await following(copy, async () => {
      await copy.publisher.ensure(`/samples/${one?.slug}`)
      await copy.publisher.ensure(`/samples/${other?.slug}`)
      copy.renders.length = 0
      await write((open) => samplesStore.update(open, one?._id ?? '', { isActive: false }))
      await until(
        'the page of an inactive record is gone',
        async () => (await stored('samples/relay.html')) === '',
      )
      expect(copy.renders).toEqual(['/samples/relay'])
      await write((open) => samplesStore.update(open, one?._id ?? '', { isActive: true }))
      await until('the page is back', async () => (await stored('samples/relay.html')).includes('Relay'))
      expect(await stored('samples/breaker.html')).toContain('Breaker')
    })
  })

  test("publishes a new record's page, and one that nobody has asked for yet, before the first visitor", async () => {
    const pages = [{ store: samplesStore, prefix: '/samples/' }]
    const copy = await createCopy(busbar, { folder, pages })
    const old = await write((open) => samplesStore.create(open, { title: 'Forgotten fuse' }))
    await following(copy, async () => {
      const fresh = await write((open) => samplesStore.create(open, { title: 'Fresh fuse' }))
      for (const { slug, title } of [old, fresh])
        await until(`${title} is published`, async () =>
          (await stored(`samples/${slug}.html`)).includes(title),
        )
      await write((open) => samplesStore.update(open, fresh._id, { title: 'Renamed fuse' }))
      await until('the page is at its new address', async () =>
        (await stored('samples/renamed-fuse.html')).includes('Renamed fuse'),
      )
    })
  })

  test('made while no copy was running is caught up with', async () => {
    const copy = await createCopy(busbar, { folder })
    await following(copy, async () => {})
    await addPartner('Meanwhile')
    copy.renders.length = 0
    const follower = copy.follow()
    await until('the page shows what was missed', async () => (await stored()).includes('Meanwhile'))
    expect(copy.renders).toEqual(['/'])
    await follower.stop()
  })
})

describe('stopping', () => {
  test('in the middle of publishing finishes the pages that were begun, and the next start goes on', async () => {
    const titles = Array.from({ length: 20 }, (_, number) => `Relay ${number}`)
    await write(async (open) => {
      for (const title of titles) await samplesStore.create(open, { title })
    })
    let isBegun = () => {}
    const begun = new Promise<void>((resolve) => {
      isBegun = resolve
    })
    const copy = await createCopy(busbar, {
      folder,
      beforeStoring: async () => {
        isBegun()
        await pause(100)
      },
    })
    await copy.publisher.publications.state()
    for (const number of titles.keys())
      await copy.publisher.publications.register(`/samples/relay-${number}`, ['x'], 0)
    const follower = copy.follow()
    await begun
    await follower.stop()
    expect(copy.problems).toEqual([])
    expect(copy.renders.length).toBeLessThanOrEqual(pagesAtOnce)
    const begunPages = copy.renders.filter((path) => /^\/($|privacy$|samples\/)/.test(path))
    expect((await copy.store.list()).sort(), 'what was begun is stored').toEqual(begunPages.sort())
    expect(await copy.hasCaughtUp(), 'it has not published to the end').toBe(false)
    await following(copy, async () => {
      expect((await copy.store.list()).length).toBeGreaterThanOrEqual(titles.length)
      expect(new Set(copy.renders).size, 'nothing is published twice').toBe(copy.renders.length)
    })
  })
})

describe('a republication', () => {
  test('is overtaken by a save', async () => {
    const made = await write(async (open) => {
      const records: { _id: string; slug: string }[] = []
      for (let number = 0; number < 40; number++)
        records.push(await samplesStore.create(open, { title: `Switch ${number}` }))
      return records
    })
    const pages = [{ store: samplesStore, prefix: '/samples/' }]
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const copy = await createCopy(busbar, { folder, pages, beforeStoring: () => held })
    await copy.publisher.publications.state()
    for (const { slug } of made) await copy.publisher.publications.register(`/samples/${slug}`, ['x'], 0)
    const follower = copy.follow()
    await until('as many as can are in hand', () => copy.renders.length === rendersAtOnce)
    const last = made.findLast(({ slug }) => !copy.renders.includes(`/samples/${slug}`))
    const before = copy.renders.length
    await write((open) => samplesStore.update(open, last?._id ?? '', { title: 'Saved switch' }))
    // By then it has been heard of.
    await pause(500)
    letGo()
    await until('the save is published', () => copy.renders.includes('/samples/saved-switch'))
    expect(copy.renders.length - before, 'before all the others').toBeLessThan(15)
    await until('the others are published', copy.hasCaughtUp)
    expect(await stored('samples/switch-0.html')).toContain('Switch 0')
    await follower.stop()
  })

  test('does not hold up a save of a page in hand: it is rendered again beside the old render', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const copy = await createCopy(busbar, {
      folder,
      beforeStoring: (path, html) => (path === '/' && !html.includes('Second') ? held : pause(50)),
    })
    const { publications } = copy.publisher
    await publications.state()
    for (let number = 0; number < 60; number++)
      await publications.register(`/samples/none-${number}`, ['x'], 0)
    await publications.register('/', ['partners'], 0)
    // Due with no other, so that it is rendered first.
    await publications.follow(['/'], { followedTo: 0, build: 'build 0' })
    await addPartner('First')
    const follower = copy.follow()
    await until('the home page is in hand', () => copy.renders.includes('/'))
    await addPartner('Second')
    await until('the save is stored', async () => (await stored()).includes('First, Second'))
    letGo()
    await until('all is done', copy.hasCaughtUp)
    expect(await stored()).toContain('First, Second')
    await follower.stop()
  })

  test('is not over for a page whose render began before the newest change', async () => {
    const { publications } = (await createCopy(busbar, { folder })).publisher
    const due = async () => (await publications.due(10)).map(({ path }) => path)
    await publications.state()
    await publications.register('/samples/fuse', [], 0)
    await publications.follow(['/samples/fuse'], { followedTo: 5, dueAsOf: 5, build: 'build 1' })
    const storeAsOf = (asOf: number, reads: string[] = []) =>
      publications.commitRender(
        '/samples/fuse',
        { asOf, isOvertaken: false, reads, changesAt: null },
        async () => {},
      )
    await storeAsOf(4)
    expect(await due()).toEqual(['/samples/fuse'])
    await storeAsOf(5)
    expect(await due()).toEqual([])
    await storeAsOf(5, ['partners'])
    expect(await due(), 'nobody registered what it read').toEqual(['/samples/fuse'])
  })

  test('keeps a mark that is made while the page is being stored, whether or not it had one before', async () => {
    const { publications } = (await createCopy(busbar, { folder })).publisher
    await publications.state()
    const mark = (path: string) => publications.follow([path], { followedTo: 5, build: 'build 2' })
    await mark('/marked')
    await Promise.all(['/marked', '/unmarked'].map((path) => publications.register(path, [], 5)))
    const marking: Promise<void>[] = []
    const commit = (path: string, changesAt: Date | null) =>
      publications.commitRender(path, { asOf: 5, isOvertaken: false, reads: [], changesAt }, async () => {
        marking.push(mark(path))
        await pause(200)
      })
    await commit('/marked', null)
    await commit('/unmarked', new Date(Date.now() + 60_000))
    await Promise.all(marking)
    expect((await publications.due(10)).map(({ path }) => path).sort()).toEqual(['/marked', '/unmarked'])
  })

  test('writes nothing to what pages read, however many become due', async () => {
    const { publications, store } = (await createCopy(busbar, { folder })).publisher
    await publications.state()
    const paths = Array.from({ length: 100 }, (_, index) => `/many/${index}`)
    await Promise.all(paths.map((path) => publications.register(path, ['partners'], 0)))
    const versions = async () =>
      (
        await busbar.db.execute(
          sql`select ctid::text, xmin::text from publications where store = ${store.id} order by path`,
        )
      ).rows
    const before = await versions()
    await publications.follow(paths, { followedTo: 5, dueAsOf: 5, build: 'build 1' })
    expect(await publications.due(200)).toHaveLength(100)
    expect(await versions()).toEqual(before)
  })

  test('stores pages together, and one that cannot be stored is still due, alone', async () => {
    const { publications } = (await createCopy(busbar, { folder })).publisher
    await publications.state()
    const paths = ['/a', '/b', '/c', '/d']
    await publications.follow(paths, { followedTo: 5, dueAsOf: 5, build: 'build 1' })
    await Promise.all(paths.map((path) => publications.register(path, [], 5)))
    const put = async (path: string, asOf: number) => {
      if (path === '/c') throw new Error('the disk is full')
      stored.push(`${path} as of ${asOf}`)
    }
    const stored: string[] = []
    const commit = (path: string, asOf: number) =>
      publications.commitRender(path, { asOf, isOvertaken: false, reads: [], changesAt: null }, () =>
        put(path, asOf),
      )
    const outcomes = await Promise.allSettled([
      commit('/a', 5),
      commit('/b', 6),
      commit('/b', 5),
      commit('/c', 5),
      commit('/d', 5),
    ])
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
      true,
      true,
      false,
      'the disk is full',
      true,
    ])
    expect(stored.sort()).toEqual(['/a as of 5', '/b as of 6', '/d as of 5'])
    expect((await publications.due(10)).map(({ path }) => path)).toEqual(['/c'])
  })

  test('of fewer pages comes first, also for a page of both', async () => {
    const { publications } = (await createCopy(busbar, { folder })).publisher
    await publications.state()
    const follow = (...paths: string[]) =>
      publications.follow(paths, { followedTo: 1, dueAsOf: 1, build: 'build 1' })
    await follow('/a', '/b', '/c', '/d')
    await follow('/e', '/f')
    await follow('/d')
    const due = async (limit: number) => (await publications.due(limit)).map(({ path }) => path)
    expect(await due(1)).toEqual(['/d'])
    expect((await due(3)).sort()).toEqual(['/d', '/e', '/f'])
  })
})

describe('order', () => {
  /** A copy whose next render of `/` is held after it read, until it is let go. */
  async function slowCopy() {
    let letGo = () => {}
    let reached = () => {}
    const hasRead = new Promise<void>((resolve) => {
      reached = resolve
    })
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const copy = await createCopy(busbar, {
      folder,
      beforeStoring: async () => {
        reached()
        await held
      },
    })
    return { copy, hasRead, letGo }
  }

  test('a slow render of one copy that began before a change never overwrites a newer one of another', async () => {
    const fast = await createCopy(busbar, { folder })
    const slow = await slowCopy()
    await fast.publisher.publications.state()
    await addPartner('Before')
    const late = slow.copy.publisher.publish('/')
    await slow.hasRead
    await addPartner('After')
    await fast.publisher.publish('/')
    expect(await stored()).toContain('Before, After')
    slow.letGo()
    await late
    expect(await stored()).toContain('Before, After')
  })

  test('a first render that a change overtook is made again although nobody knew of the page yet', async () => {
    const fast = await createCopy(busbar, { folder })
    await following(fast, async () => {
      const made = await write((open) => samplesStore.create(open, { title: 'Fuse' }))
      const slow = await slowCopy()
      const late = slow.copy.publisher.publish('/samples/fuse')
      await slow.hasRead
      await write((open) => samplesStore.update(open, made._id, { isActive: false }))
      await until('the change was dealt with', fast.hasCaughtUp)
      slow.letGo()
      await late
      await until('the overtaken page is gone', async () => (await stored('samples/fuse.html')) === '')
    })
  })

  test('two copies with a folder each both follow', async () => {
    const first = await createCopy(busbar, { folder })
    const second = await createCopy(busbar, { folder: `${folder}-other` })
    const followers = [first.follow(), second.follow()]
    await addPartner('Everywhere')
    for (const place of [folder, `${folder}-other`]) {
      const page = () => readFile(join(place, 'pages/index.html'), 'utf8').catch(() => '')
      await until(`${place} is up to date`, async () => (await page()).includes('Everywhere'))
    }
    for (const follower of followers) await follower.stop()
  })

  test('of two copies that share a folder one renders, and the other takes over when it goes', async () => {
    const [first, second] = [await createCopy(busbar, { folder }), await createCopy(busbar, { folder })]
    const waiting = await following(first, async () => {
      const follower = second.follow()
      first.renders.length = 0
      await addPartner('Shared')
      await until('the page is up to date', async () => (await stored()).includes('Shared'))
      expect([first.renders, second.renders]).toEqual([['/'], []])
      return follower
    })
    await addPartner('Inherited')
    await until('the other copy took over', async () => (await stored()).includes('Inherited'))
    expect(second.renders).toContain('/')
    await waiting.stop()
  })
})

describe('a page that is not stored', () => {
  test('is rendered once for 200 simultaneous first requests', async () => {
    const copy = await createCopy(busbar, { folder })
    await copy.publisher.publications.state()
    const server = fastify()
    const ask = async () => new Response('fresh')
    server.get('/*', createPageAnswer({ publisher: copy.publisher, ask, missingIn: async () => null }))
    await addPartner('Crowd')
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.inject('/')))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(copy.renders).toEqual(['/'])
    await server.close()
  })

  test('is rendered once also when two copies are asked', async () => {
    const copies = [await createCopy(busbar, { folder }), await createCopy(busbar, { folder })]
    await copies[0]?.publisher.publications.state()
    await Promise.all(copies.flatMap((copy) => Array.from({ length: 100 }, () => copy.publisher.ensure('/'))))
    expect(copies.flatMap((copy) => copy.renders)).toEqual(['/'])
  })

  test('and is none is neither stored nor remembered', async () => {
    const copy = await createCopy(busbar, { folder })
    await copy.publisher.publications.state()
    const ask = async () => new Response('not kept', { status: 404 })
    const server = fastify()
    server.get('/*', createPageAnswer({ publisher: copy.publisher, ask, missingIn: async () => null }))
    const odd = [
      '/samples/never',
      '/nonsense',
      '/%2e%2e/etc/passwd',
      '/..%2fetc',
      '/a.b',
      '/x;.png',
      '/store-id',
    ]
    for (const path of odd) expect((await server.inject(path)).statusCode).toBe(404)
    await server.close()
    expect(await copy.publisher.publications.paths()).toEqual([])
    expect(await readdir(join(folder, 'pages'))).toEqual([])
  })
})

test('M1: a hundred made-up addresses of records cost one render, and each is answered for its own', async () => {
  const copy = await createCopy(busbar, { folder })
  await copy.publisher.publications.state()
  const [sample, hidden] = await write(async (open) => [
    await samplesStore.create(open, { title: 'Contactor' }),
    await samplesStore.create(open, { title: 'Not shown', isActive: false }),
  ])
  const asked: string[] = []
  const ask = async (path: string) => {
    asked.push(path)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return new Response(`<head></head>There is no ${path}`, { status: 404, headers })
  }
  const { missingIn } = createRecordPages(busbar.db, [{ store: samplesStore, prefix: '/samples/' }])
  const server = fastify()
  server.get('/*', createPageAnswer({ publisher: copy.publisher, ask, missingIn }))
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => server.inject(`/samples/x-${index}`)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(404))
  expect(answers[7]?.body).toContain('There is no /samples/x-7')
  expect(answers[7]?.body).toContain('Content-Security-Policy')
  expect(answers[7]?.headers['cache-control']).toBe('no-store')
  expect([asked.length, copy.renders]).toEqual([1, []])
  // What there is, or was, goes the usual way.
  expect((await server.inject(`/samples/${sample.slug}`)).statusCode).toBe(200)
  await server.inject(`/samples/${hidden._id}`)
  expect(copy.renders).toEqual([`/samples/${sample.slug}`, `/samples/${hidden._id}`])
  await server.close()
})

test('A3: the answer for what there is not is not kept when it could not be made', async () => {
  const copy = await createCopy(busbar, { folder })
  let status = 503
  const ask = async () => new Response('<head></head>', { status, headers: { 'content-type': 'text/html' } })
  const server = fastify()
  const missingIn = async () => '/samples/'
  server.get('/*', createPageAnswer({ publisher: copy.publisher, ask, missingIn }))
  expect((await server.inject('/samples/none')).statusCode).toBe(503)
  status = 404
  expect((await server.inject('/samples/none')).statusCode).toBe(404)
  await server.close()
})

test('a page whose moment comes is rendered again although nothing changed', async () => {
  const copy = await createCopy(busbar, { folder, changesAt: () => new Date(Date.now() + 300) })
  await following(copy, async () => {
    copy.renders.length = 0
    await until('the pages were rendered again', () => copy.renders.includes('/privacy'))
  })
})

test('a render that fails keeps the last version and is tried again', async () => {
  let isBroken = false
  const copy = await createCopy(busbar, {
    folder,
    beforeStoring: async () => {
      if (isBroken) throw new Error('the renderer broke')
    },
  })
  await addPartner('Steady')
  await following(copy, async () => {
    const before = await stored()
    isBroken = true
    await addPartner('Unlucky')
    await until('the failure was noticed', () => copy.problems.length > 0)
    expect(await stored()).toBe(before)
    isBroken = false
    await busbar.db.execute("update pages_due set due_at = now() where path = '/'")
    await until('the page is up to date', async () => (await stored()).includes('Steady, Unlucky'))
  })
})

test('a new build publishes every page again', async () => {
  const copy = await createCopy(busbar, { folder })
  await following(copy, async () => {})
  copy.renders.length = 0
  const follower = copy.follow('build 2')
  await until('all pages were rendered', () => copy.renders.length === Object.keys(fixedPages).length)
  expect(copy.renders.sort()).toEqual(Object.values(fixedPages).sort())
  await follower.stop()
})

test('a page file that nobody knows of is swept away', async () => {
  const copy = await createCopy(busbar, { folder })
  await copy.store.put('/leftover', 'old')
  await following(copy, async () => {
    await until('it is gone', async () => (await stored('leftover.html')) === '')
  })
})

test('two versions of a page, however close, have different ETags', async () => {
  const { store } = await createCopy(busbar, { folder })
  await store.put('/', 'AAAA')
  const first = await store.read('/')
  await store.put('/', 'BBBB')
  expect((await store.read('/'))?.etag).not.toBe(first?.etag)
})

test('two stores give a page the same ETag, whenever each of them published it', async () => {
  const places = [folder, `${folder}-other`]
  const [first, second] = await Promise.all(places.map((place) => createCopy(busbar, { folder: place })))
  const etags = (accepted: string) =>
    Promise.all([first, second].map(async (copy) => (await copy?.store.read('/', accepted))?.etag))
  await addPartner('Twofold')
  for (const copy of [first, second]) await copy?.publisher.publications.state()
  await first?.publisher.publish('/')
  await pause(1100)
  await second?.publisher.publish('/')
  for (const encoding of ['br', 'gzip', '']) {
    const [here, there] = await etags(encoding)
    expect([encoding, there]).toEqual([encoding, here])
    expect(here).toMatch(/^"[0-9a-f]+-[0-9a-f]+"$/)
  }
})

test('a page whose ETag is of the clock, as older versions wrote it, gets that of its content', async () => {
  const { store } = await createCopy(busbar, { folder })
  await store.put('/', 'AAAA')
  const wanted = (await store.read('/'))?.etag
  for (const name of ['index.html', 'index.html.br', 'index.html.gz'])
    await utimes(join(folder, 'pages', name), new Date(), new Date())
  expect((await store.read('/'))?.etag).not.toBe(wanted)
  await store.put('/', 'AAAA')
  expect((await store.read('/'))?.etag).toBe(wanted)
})

test('a page that comes out as it was is not written again, unless one of its files is damaged', async () => {
  const { store } = await createCopy(busbar, { folder })
  const file = (name: string) => join(folder, 'pages', name)
  const inode = async () => (await stat(file('index.html'))).ino
  await store.put('/', 'AAAA')
  const first = await inode()
  await store.put('/', 'AAAA')
  expect(await inode()).toBe(first)
  await writeFile(file('index.html.br'), 'damaged')
  await store.put('/', 'AAAA')
  expect(await inode()).not.toBe(first)
  expect(await store.isWhole('/')).toBe(true)
})

test('a reader never meets half a page', async () => {
  const { store } = await createCopy(busbar, { folder })
  const versions = ['a', 'b'].map((letter) => letter.repeat(200_000))
  await store.put('/', versions[0] ?? '')
  let isWriting = true
  const writing = (async () => {
    for (let round = 0; round < 30; round++) await store.put('/', versions[round % 2] ?? '')
    isWriting = false
  })()
  while (isWriting) expect(versions).toContain(await stored())
  await writing
  expect((await readdir(join(folder, 'pages'))).filter((name) => name.startsWith('.tmp'))).toEqual([])
})

test('a page that cannot be written leaves nothing behind, and those beside it are written', async () => {
  const { store } = await createCopy(busbar, { folder })
  await mkdir(join(folder, 'pages/b.html'))
  const outcomes = await Promise.allSettled(
    ['/a', '/b', '/c', '/Not a page'].map((path) => store.put(path, path)),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
  expect([await stored('a.html'), await stored('c.html')]).toEqual(['/a', '/c'])
  expect((await readdir(join(folder, 'pages'))).filter((name) => name.startsWith('.tmp'))).toEqual([])
})

test('a damaged page, a lost one and lost built files are mended while it runs, and doctor would have seen them', async () => {
  const copy = await createCopy(busbar, { folder })
  const staticFolder = join(folder, '../built')
  await mkdir(join(staticFolder, 'assets'), { recursive: true })
  await writeFile(join(staticFolder, 'assets/app-1.js'), 'run()')
  await copy.store.putStatic(staticFolder)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const upkeep = createUpkeep({ publisher: copy.publisher, staticFolder, log, every: 200 })
  const asset = join(folder, 'static/assets/app-1.js')
  // Held back until the damage has been seen: otherwise it would be fixed before.
  let isAtWork = false
  const follower = copy.follow('build 1', async (stop) => {
    if (isAtWork) await upkeep(stop)
  })
  await until(
    'the fixed pages are whole',
    async () => (await copy.store.isWhole('/')) && copy.store.isWhole('/privacy'),
  )
  const page = await stored('privacy.html')

  await writeFile(join(folder, 'pages/privacy.html'), page.replace('keep', 'sell'))
  await writeFile(asset, 'ruin()')
  expect(await copy.store.isWhole('/privacy')).toBe(false)
  expect(await copy.store.damagedStatic(staticFolder)).toEqual(['assets/app-1.js'])
  isAtWork = true
  await until('the page is as it was', async () => (await stored('privacy.html')) === page)
  await until('the built file is as it was', async () => (await readFile(asset, 'utf8')) === 'run()')

  // Somebody may be writing into it at this moment.
  await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 20 })
  await until('the page is there again', async () => (await stored('privacy.html')) === page)
  await until(
    'the built file is there again',
    async () => (await readFile(asset, 'utf8').catch(() => '')) === 'run()',
  )
  expect((await readFile(join(folder, 'store-id'), 'utf8')).trim()).toBe(copy.store.id)
  await follower.stop()
})

test('without its folder a store is made anew', async () => {
  const copy = await createCopy(busbar, { folder })
  await following(copy, async () => {})
  await rm(folder, { recursive: true })
  const again = await createCopy(busbar, { folder })
  await following(again, async () => {
    expect(again.store.id).not.toBe(copy.store.id)
    expect(await stored()).toContain('<html>')
  })
})
