import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { asOwner } from '../../test/database.ts'
import { createSamplesTable, samples, samplesStore } from '../../test/samples.ts'
import { until } from '../../test/until.ts'
import { channels } from '../platform/postgres/locks.ts'
import { type Change, change } from './change.ts'
import { changesAfter, latestChange } from './change-log.ts'
import { trackReads } from './read-tracking.ts'
import { collectionRoutes } from './routes.ts'
import { revisions } from './tables.ts'

let busbar: TestApp
const actor = { _id: crypto.randomUUID(), name: 'Ada Volt', needsReview: false }
const write = <T>(work: (open: Change) => Promise<T>) => change(busbar.db, actor, work)

beforeAll(async () => {
  busbar = await createTestApp({
    routes: (app, { db }) => collectionRoutes(app, { db, store: samplesStore }),
  })
  await createSamplesTable(busbar.ownerUrl)
})
afterAll(() => busbar.close())

describe('a write', () => {
  test('keeps who changed what and when, before and after', async () => {
    const made = await write((open) => samplesStore.create(open, { title: 'One' }))
    await write((open) => samplesStore.update(open, made._id, { title: 'Two' }))
    await write((open) => samplesStore.remove(open, made._id))
    await write((open) => samplesStore.restore(open, made._id))
    const history = await busbar.db
      .select()
      .from(revisions)
      .where(eq(revisions.recordId, made._id))
      .orderBy(revisions.revision)
    expect(history.map(({ action, revision }) => [action, revision])).toEqual([
      ['create', 1],
      ['update', 2],
      ['delete', 3],
      ['restore', 4],
    ])
    expect(history[1]).toMatchObject({
      actorId: actor._id,
      actorName: 'Ada Volt',
      before: { title: 'One' },
      after: { title: 'Two', secret: 'for nobody' },
    })
    expect(history[1]?.at).toMatch(/^\d{4}-.*Z$/)
  })

  test('that fails leaves no row, no revision and no notice', async () => {
    const before = await latestChange(busbar.db)
    const failing = write(async (open) => {
      await samplesStore.create(open, { title: 'Half done' })
      throw new Error('power cut')
    })
    await expect(failing).rejects.toThrow('power cut')
    expect(await latestChange(busbar.db)).toBe(before)
    const left = await busbar.db.select().from(revisions)
    expect(left.filter((row) => (row.after as { title: string }).title === 'Half done')).toEqual([])
  })

  test('of a thousand records is one notice', async () => {
    const before = await latestChange(busbar.db)
    await write(async (open) => {
      for (let number = 0; number < 1000; number++)
        await samplesStore.create(open, { title: `Bulk ${number}` })
    })
    const { entries } = await changesAfter(busbar.db, before)
    expect(entries).toHaveLength(1)
    // Each record and their list.
    expect(entries[0]?.keys).toHaveLength(1001)
  })

  test('wakes who listens, with the number of the change', async () => {
    const client = new pg.Client({ connectionString: busbar.url })
    await client.connect()
    await client.query(`listen ${channels.changes}`)
    const heard = new Promise<string | undefined>((resolve) =>
      client.once('notification', (it) => resolve(it.payload)),
    )
    await write((open) => samplesStore.create(open, { title: 'Ding' }))
    expect(Number(await heard)).toBe(await latestChange(busbar.db))
    await client.end()
  })

  test('of a record that no visitor can see touches no page', async () => {
    const hidden = await write((open) => samplesStore.create(open, { title: 'Hidden', isActive: false }))
    const touched = async () =>
      (await changesAfter(busbar.db, (await latestChange(busbar.db)) - 1)).entries[0]?.keys
    expect(await touched()).toEqual([])
    await write((open) => samplesStore.update(open, hidden._id, { isActive: true }))
    expect(await touched()).toEqual(['samples', `samples/${hidden._id}`])
  })
})

test('changes are numbered in the order of their commits: who sees one sees all before it', async () => {
  await asOwner(
    busbar.ownerUrl,
    `create function dawdle() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.4); return null; end $$`,
    `create constraint trigger dawdle after insert on changes
      deferrable initially deferred for each row when (new.keys = '{slow}') execute function dawdle()`,
  )
  const start = await latestChange(busbar.db)
  const note = (key: string) =>
    write(async (open) => {
      const recordId = crypto.randomUUID()
      open.note({ collection: key, recordId, revision: 1, action: 'create', before: null, after: {} }, [key])
    })
  const slow = note('slow')
  await until('the slow one has its number and is about to commit', async () => {
    const sleeping = await busbar.db.execute(sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)
    return sleeping.rows.length > 0
  })
  await note('fast')
  const { entries } = await changesAfter(busbar.db, start)
  expect(entries.map((entry) => entry.keys)).toEqual([['slow'], ['fast']])
  await slow
})

describe('reads are tracked', () => {
  test('for a list and for a record, however deep inside', async () => {
    const made = await write((open) => samplesStore.create(open, { title: 'Watched' }))
    const { reads } = await trackReads(async () => {
      await busbar.call('GET', '/api/samples')
      await busbar.call('GET', `/api/samples/${made._id}`)
    })
    expect(reads).toEqual(['samples', `samples/${made._id}`])
  })

  test('apart for two at the same time', async () => {
    const [list, none] = await Promise.all([
      trackReads(() => busbar.call('GET', '/api/samples')),
      trackReads(() => busbar.call('GET', '/api/livez')),
    ])
    expect([list.reads, none.reads]).toEqual([['samples'], []])
  })
})

describe('a visitor', () => {
  test('sees no inactive record and no field that is not named', async () => {
    const hidden = await write((open) => samplesStore.create(open, { title: 'Concealed', isActive: false }))
    const shown = await write((open) => samplesStore.create(open, { title: 'Displayed' }))
    const { token } = await busbar.signIn()
    const titles = async (as?: string) =>
      (await busbar.call('GET', '/api/samples?limit=200&sort=-title', { token: as })).body.data.map(
        (row: { title: string }) => row.title,
      )
    expect(await titles()).not.toContain('Concealed')
    expect(await titles(token)).toContain('Concealed')
    expect((await busbar.call('GET', `/api/samples/${hidden._id}`)).status).toBe(404)
    expect((await busbar.call('GET', `/api/samples/${hidden._id}`, { token })).status).toBe(200)
    const answer = await busbar.call('GET', `/api/samples/${shown._id}`)
    expect(answer.text).not.toContain('secret')
    expect(answer.body.data).not.toHaveProperty('deletedAt')
  })
})

describe('a slug', () => {
  test('is made of the title and is never used twice', async () => {
    const slugs = []
    for (const title of ['Ölgekühlte Trafos!', 'Olgekuhlte Trafos', '電力']) {
      slugs.push((await write((open) => samplesStore.create(open, { title }))).slug)
    }
    expect(slugs).toEqual(['olgekuhlte-trafos', 'olgekuhlte-trafos-2', 'page'])
  })

  test('that was renamed still finds its record', async () => {
    const made = await write((open) => samplesStore.create(open, { title: 'Old name' }))
    await write((open) => samplesStore.update(open, made._id, { title: 'New name' }))
    const found = await busbar.call('GET', '/api/samples/old-name')
    expect([found.body.data._id, found.body.data.slug]).toEqual([made._id, 'new-name'])
    const other = await write((open) => samplesStore.create(open, { title: 'Old name' }))
    expect(other.slug).toBe('old-name-2')
  })
})

test('A54: of fifty writers at once with the same revision one wins and the others are told', async () => {
  const made = await write((open) => samplesStore.create(open, { title: 'Contended' }))
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, number) =>
      write((open) => samplesStore.update(open, made._id, { title: `Writer ${number}` }, 1)),
    ),
  )
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  const reasons = tries.flatMap((one) =>
    one.status === 'rejected' ? [one.reason.code ?? one.reason.cause?.message] : [],
  )
  expect(new Set(reasons)).toEqual(new Set(['stale']))
  const [row] = await busbar.db.select().from(samples).where(eq(samples._id, made._id))
  expect(row?.revision).toBe(2)
})
