import { setTimeout as pause } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailApp, type MailApp } from '../../../test/mail/mail-app.ts'
import { until } from '../../../test/until.ts'
import { releases } from '../../content/draft-tables.ts'
import { revisions } from '../../content/tables.ts'
import { openDatabase } from '../../platform/postgres/db.ts'
import { draftTargets } from '../../wiring/draft-targets.ts'
import { createReleaseSchedule } from './schedule.ts'

let busbar: MailApp
let ada: Awaited<ReturnType<MailApp['signIn']>>
beforeAll(async () => {
  busbar = await createMailApp()
  ada = await busbar.signIn('admin')
})
afterAll(() => busbar.close())

const user = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = ada.token) =>
  busbar.call(method, `/api${path}`, { body, token })
const soon = (ms = 60_000) => new Date(Date.now() + ms).toISOString()
const values = (name: string) => ({ name, description: 'Reliable.' })

async function release(name: string) {
  const { body } = await user('POST', '/drafts', {
    collection: 'partners',
    kind: 'new',
    values: values(name),
  })
  return { id: body.data.release._id as string, recordId: body.data.recordId as string }
}
const schedule = (id: string, publishAt: string, token = ada.token) =>
  user('PUT', `/releases/${id}/schedule`, { publishAt }, token)
const read = async (id: string) => (await user('GET', `/releases/${id}`)).body.data
const publications = (id: string) =>
  busbar.db
    .select()
    .from(revisions)
    .where(
      and(eq(revisions.collection, 'releases'), eq(revisions.recordId, id), eq(revisions.action, 'publish')),
    )
/** As after an outage in which its time went by. */
const makeDue = (id: string) =>
  busbar.db
    .update(releases)
    .set({ publishAt: soon(-60_000) })
    .where(eq(releases._id, id))

/** How far ahead a time must be for a few calls to be made before it, on a machine as busy as this one is now. */
async function inTime() {
  const began = performance.now()
  const { id } = await release('Never')
  await schedule(id, soon())
  await user('DELETE', `/releases/${id}/schedule`)
  return 1000 + 5 * (performance.now() - began)
}

describe('PUT /releases/{id}/schedule', () => {
  test('publishes at the time, once, in the name of who said so', async () => {
    const { id, recordId } = await release('On time')
    const answer = await schedule(id, soon(await inTime()))
    expect(answer.body.data).toMatchObject({ status: 'scheduled', scheduledBy: { _id: ada._id } })
    expect((await busbar.call('GET', `/api/partners/${recordId}`)).status).toBe(404)
    await until('it is published', async () => (await read(id)).status === 'published')
    expect((await busbar.call('GET', `/api/partners/${recordId}`)).body.data.name).toBe('On time')
    expect(await publications(id)).toMatchObject([{ actorId: ada._id, actorName: 'Ada Volt' }])
  })

  test('refuses a time that has passed', async () => {
    const { id } = await release('Too late')
    const { status, body } = await schedule(id, soon(-1000))
    expect([status, body.errors]).toEqual([422, { publishAt: 'Please choose a time in the future' }])
  })

  test('what was due while nothing ran is published at the start; any number of copies publish it once', async () => {
    const due = await Promise.all(['One', 'Two', 'Three'].map(release))
    for (const { id } of due) await schedule(id, soon())
    const pools = Array.from({ length: 4 }, () => openDatabase(busbar.url, { max: 2 }))
    const work = createReleaseSchedule({
      targets: draftTargets,
      enqueue: busbar.jobs?.enqueue ?? (() => Promise.reject(new Error('no queues'))),
      findUser: async () => ({ ...ada, needsReview: false }),
    })
    for (const { id } of due) await makeDue(id)
    await Promise.all(pools.map(({ db }) => work(db, new AbortController().signal)))
    await until('all are published', async () => (await read(due[2]?.id ?? '')).status === 'published')
    for (const { id } of due) expect(await publications(id)).toHaveLength(1)
    await Promise.all(pools.map(({ close }) => close()))
  })

  test('one that clashes stays, says so, and its author is told by email', async () => {
    const { body } = await user('POST', '/partners', values('Clashing'))
    const record = body.data
    const made = await user('POST', '/drafts', {
      collection: 'partners',
      recordId: record._id,
      kind: 'changed',
      values: { name: 'Mine' },
    })
    const { _id: id } = made.body.data.release
    await schedule(id, soon())
    await user('PUT', `/partners/${record._id}`, { name: 'Theirs' })
    await makeDue(id)
    await until('it has failed', async () => (await read(id)).status === 'failed')
    expect(await read(id)).toMatchObject({ problem: expect.stringContaining('Someone else'), size: 1 })
    expect((await user('GET', `/partners/${record._id}`)).body.data.name).toBe('Theirs')
    const mail = await busbar.mailbox.mailTo(ada.email)
    expect(mail.subject).toBe('“Mine” was not published')
    expect(mail.text).toContain(`/admin/releases/${id}`)
    // It waits for somebody to settle it, and is not tried again by itself.
    await pause(1200)
    expect(busbar.mailbox.mails).toEqual([])
    const settled = { values: { name: 'Both' }, baseRevision: 2 }
    await user('PUT', `/drafts/${made.body.data._id}`, settled)
    expect((await user('POST', `/releases/${id}/publish`)).body.data).toMatchObject({
      status: 'published',
      problem: null,
    })
  })

  test('A13: who may no longer sign in publishes nothing any more', async () => {
    const owner = await busbar.signIn('owner')
    const former = await busbar.signIn('admin', 'Former Admin')
    const { id, recordId } = await release('By nobody')
    await schedule(id, soon(), former.token)
    const disable = { isDisabled: true, currentPassword: owner.password }
    expect((await user('PUT', `/users/${former._id}`, disable, owner.token)).status).toBe(200)
    await makeDue(id)
    await until('it has failed', async () => (await read(id)).status === 'failed')
    expect((await read(id)).problem).toContain('Former Admin')
    expect((await busbar.call('GET', `/api/partners/${recordId}`)).status).toBe(404)
  })
})

describe('DELETE /releases/{id}/schedule', () => {
  test('takes it off: nothing happens at the time', async () => {
    const { id } = await release('Called off')
    const ahead = await inTime()
    await schedule(id, soon(ahead))
    expect((await user('DELETE', `/releases/${id}/schedule`)).body.data).toMatchObject({
      status: 'open',
      publishAt: null,
    })
    await pause(ahead + 1200)
    expect((await read(id)).status).toBe('open')
  })
})
