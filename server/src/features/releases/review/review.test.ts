import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailApp, type MailApp } from '../../../../test/mail/mail-app.ts'
import { until } from '../../../../test/until.ts'
import { releases } from '../../../content/draft-tables.ts'
import { images } from '../../../content/tables.ts'

type Person = Awaited<ReturnType<MailApp['signIn']>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

let busbar: MailApp
let ada: Person
let emil: Person
let number = 0
beforeAll(async () => {
  busbar = await createMailApp()
  ada = await busbar.signIn('admin', 'Ada Volt')
  emil = await busbar.signIn('editor', 'Emil Ohm')
  await needReview(true)
})
afterAll(() => busbar.close())
beforeEach(() => void busbar.mailbox.mails.splice(0))

const as =
  ({ token }: Person) =>
  (method: Method, path: string, body?: object) =>
    busbar.call(method, `/api${path}`, { body, token })
const needReview = (editorsNeedReview: boolean) => as(ada)('PUT', '/site-settings', { editorsNeedReview })

async function drafted(name = `Partner ${++number}`) {
  const values = { name, description: 'Reliable.' }
  const { body } = await as(emil)('POST', '/drafts', { collection: 'partners', kind: 'new', values })
  return { draft: body.data._id as string, id: body.data.release._id as string, name }
}
const ask = (id: string, note?: string, who = emil) => as(who)('PUT', `/releases/${id}/review`, { note })
const read = async (id: string) => (await as(ada)('GET', `/releases/${id}`)).body.data
const notices = async (who: Person) =>
  (await as(who)('GET', '/notifications')).body.data.filter(({ kind }: { kind: string }) => kind === 'review')
const noticeOf = async (who: Person, id: string) =>
  (await notices(who)).find(({ _id }: { _id: string }) => _id === id)
const soon = () => new Date(Date.now() + 60_000).toISOString()

describe('PUT /releases/{id}/review', () => {
  test('tells the administrators in the bell and by email, with a link to the preview', async () => {
    const { id, name } = await drafted()
    const { status, body } = await ask(id, 'Please look at the name.')
    expect([status, body.data]).toMatchObject([
      200,
      {
        review: 'asked',
        askedBy: { _id: emil._id, name: 'Emil Ohm' },
        askedNote: 'Please look at the name.',
        askedAt: expect.any(String),
      },
    ])
    expect(await noticeOf(ada, id)).toMatchObject({
      status: 'asked',
      title: name,
      name: 'Emil Ohm',
      note: 'Please look at the name.',
    })
    expect(await noticeOf(emil, id)).toBe(undefined)
    const mail = await busbar.mailbox.mailTo(ada.email)
    expect(mail.subject).toBe(`Emil Ohm asks for a review of “${name}”`)
    expect(mail.text).toContain('Please look at the name.')
    expect(mail.text).toContain(`https://busbar.example/admin/releases/${id}`)
    expect(mail.text).toMatch(/https:\/\/busbar\.example\/preview\/[\w-]{43}/)
    expect((await as(ada)('GET', `/releases/${id}/links`)).body.data).toMatchObject([
      { createdBy: { name: 'Emil Ohm' } },
    ])
  })

  test('needs something to look at, and a release that is not over', async () => {
    const { body } = await as(emil)('POST', '/releases', { name: 'Empty' })
    expect((await ask(body.data._id)).body.code).toBe('release_empty')
    const { id } = await drafted()
    await as(ada)('POST', `/releases/${id}/publish`)
    expect((await ask(id)).body.code).toBe('release_over')
  })

  test('stays while the draft is changed; who publishes what they have seen is told of it', async () => {
    const { id, draft } = await drafted()
    await ask(id)
    const { version } = await read(id)
    await as(emil)('PUT', `/drafts/${draft}`, { values: { name: 'Swapped', description: 'Unseen.' } })
    expect(await read(id)).toMatchObject({ review: 'asked', askedBy: { _id: emil._id } })
    const publish = (seen?: string) => as(ada)('POST', `/releases/${id}/publish`, { version: seen })
    expect([(await publish(version)).status, (await publish(version)).body.code]).toEqual([
      409,
      'release_changed',
    ])
    expect((await as(ada)('PUT', `/releases/${id}/schedule`, { publishAt: soon(), version })).status).toBe(
      409,
    )
    expect((await publish((await read(id)).version)).body.data).toMatchObject({
      status: 'published',
      review: null,
      askedBy: null,
    })
    expect(await noticeOf(ada, id)).toBe(undefined)
  })
})

describe('what is said of an image', () => {
  const file = 'fedcba9876543210fedcba9876543210.webp'
  const logo = `/uploads/partners/${file}`
  const describeAs = (who: Person, alt: string) =>
    as(who)('PUT', '/upload/description', { imageUrl: logo, alt })
  const focusAs = (who: Person, x: number) =>
    as(who)('PUT', `/library/images/${file}`, { focus: { x, y: 50 } })

  test('R4: belongs to what was seen of a release, and an editor leaves it alone once that is scheduled', async () => {
    await busbar.db.insert(images).values({ url: logo, width: 1, height: 1, thumbHash: '', state: 'ready' })
    const { id, draft } = await drafted()
    await as(emil)('PUT', `/drafts/${draft}`, { values: { name: 'Pictured', description: 'x', logo } })
    await ask(id)
    const publish = async (version: string) =>
      (await as(ada)('POST', `/releases/${id}/publish`, { version })).body.code
    const seen = [(await read(id)).version]
    expect((await describeAs(emil, 'A pump')).status).toBe(200)
    expect(await publish(seen[0])).toBe('release_changed')
    seen.push((await read(id)).version)
    expect((await focusAs(emil, 90)).status).toBe(200)
    expect(await publish(seen[1])).toBe('release_changed')

    const { version } = await read(id)
    const schedule = { publishAt: soon(), version }
    expect((await as(ada)('PUT', `/releases/${id}/schedule`, schedule)).status).toBe(200)
    for (const answer of [await describeAs(emil, 'Not seen'), await focusAs(emil, 10)])
      expect([answer.status, answer.body.code]).toEqual([403, 'review_needed'])
    expect((await read(id)).version).toBe(version)
    expect((await describeAs(ada, 'A better pump')).status).toBe(200)
  })
})

describe('DELETE /releases/{id}/review', () => {
  test('takes the request back', async () => {
    const { id } = await drafted()
    await ask(id, 'Too early')
    const { body } = await as(emil)('DELETE', `/releases/${id}/review`)
    expect(body.data).toMatchObject({ review: null, askedBy: null, askedNote: null })
    expect(await noticeOf(ada, id)).toBe(undefined)
  })
})

describe('POST /releases/{id}/send-back', () => {
  const sendBack = (id: string, note: string) => as(ada)('POST', `/releases/${id}/send-back`, { note })

  test('tells who asked in the bell and by email what to change, until they ask again', async () => {
    const { id, name } = await drafted()
    await ask(id)
    await busbar.mailbox.mailTo(ada.email)
    const { body } = await sendBack(id, 'The name is wrong.')
    expect(body.data).toMatchObject({ review: 'sent-back', sentBackBy: { _id: ada._id } })
    expect(await noticeOf(emil, id)).toMatchObject({
      status: 'sent-back',
      name: 'Ada Volt',
      note: 'The name is wrong.',
    })
    expect(await noticeOf(ada, id)).toBe(undefined)
    const mail = await busbar.mailbox.mailTo(emil.email)
    expect(mail.subject).toBe(`“${name}” was sent back`)
    expect(mail.text).toContain('The name is wrong.')
    expect(mail.text).toContain(`/admin/releases/${id}`)
    await ask(id)
    expect(await noticeOf(emil, id)).toBe(undefined)
    expect(await read(id)).toMatchObject({ review: 'asked', sentBackBy: null, sentBackNote: null })
  })

  test('needs a reason and a request', async () => {
    const { id } = await drafted()
    expect((await sendBack(id, 'No')).body.code).toBe('not_in_review')
    await ask(id)
    expect((await sendBack(id, ' ')).body.errors).toEqual({ note: 'Please describe what should be changed' })
  })
})

describe('while editors need a review', () => {
  test('who is signed in is told so, and only editors need one', async () => {
    const needs = async (who: Person) => (await as(who)('GET', '/auth/verify')).body.admin.needsReview
    expect([await needs(emil), await needs(ada)]).toEqual([true, false])
    await needReview(false)
    expect(await needs(emil)).toBe(false)
    expect((await as(emil)('POST', '/partners', { name: 'Live', description: 'At once.' })).status).toBe(201)
    await needReview(true)
  })

  test('A21: an editor publishes, schedules and undoes nothing, and is told what to do instead', async () => {
    const { id } = await drafted()
    const refused = { code: 'review_needed', message: expect.stringContaining('ask for a review') }
    const publish = await as(emil)('POST', `/releases/${id}/publish`)
    expect([publish.status, publish.body]).toMatchObject([403, refused])
    const schedule = await as(emil)('PUT', `/releases/${id}/schedule`, { publishAt: soon() })
    expect([schedule.status, schedule.body]).toMatchObject([403, refused])
    await as(ada)('POST', `/releases/${id}/publish`)
    const undo = await as(emil)('POST', `/releases/${id}/undo`)
    expect([undo.status, undo.body]).toMatchObject([403, refused])
    expect((await read(id)).status).toBe('published')
  })

  test('A21: what an administrator has scheduled is not changed by an editor, nor taken off', async () => {
    const { id, draft } = await drafted()
    await as(ada)('PUT', `/releases/${id}/schedule`, { publishAt: soon() })
    const values = { name: 'Slipped in', description: 'Unseen.' }
    const tries = [
      await as(emil)('PUT', `/drafts/${draft}`, { values }),
      await as(emil)('DELETE', `/drafts/${draft}`),
      await as(emil)('PUT', `/drafts/${draft}/release`, { release: null }),
      await as(emil)('POST', '/drafts', { collection: 'partners', kind: 'new', values, release: id }),
      await as(emil)('PUT', `/drafts/${(await drafted()).draft}/release`, { release: id }),
      await as(emil)('DELETE', `/releases/${id}`),
      await as(emil)('DELETE', `/releases/${id}/schedule`),
    ]
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(
      tries.map(() => [403, 'review_needed']),
    )
    expect((await ask(id)).body.code).toBe('release_scheduled')
    expect(await read(id)).toMatchObject({ status: 'scheduled', size: 1 })
    await as(ada)('DELETE', `/releases/${id}/schedule`)
  })

  test('A13: what an editor scheduled before is not published any more, and they are told', async () => {
    await needReview(false)
    const { id, name } = await drafted()
    expect((await as(emil)('PUT', `/releases/${id}/schedule`, { publishAt: soon() })).status).toBe(200)
    await needReview(true)
    await busbar.db.update(releases).set({ publishAt: new Date(Date.now() - 1000).toISOString() })
    await until('it has failed', async () => (await read(id)).status === 'failed')
    expect((await read(id)).problem).toContain('An administrator has to publish this')
    expect((await busbar.mailbox.mailTo(emil.email)).subject).toBe(`“${name}” was not published`)
  })
})
