import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testProof } from '../../../test/app.ts'
import { createMailApp, type MailApp } from '../../../test/mail/mail-app.ts'
import type { Mailbox } from '../../../test/mail/mailbox.ts'
import { until } from '../../../test/until.ts'
import { testImage, upload } from '../../../test/uploads.ts'

let mailbox: Mailbox
let busbar: MailApp
let owner: { token: string; _id: string }
let admin: { token: string }
let editor: { token: string; _id: string }
beforeAll(async () => {
  busbar = await createMailApp()
  mailbox = busbar.mailbox
  owner = await busbar.signIn('owner')
  admin = await busbar.signIn('admin')
  editor = await busbar.signIn('editor')
})
afterAll(() => busbar.close())

const list = async ({ token } = owner) => (await busbar.call('GET', '/api/notifications', { token })).body
const ofKind = async (kind: string, who = owner) =>
  (await list(who)).data.filter((notice: { kind: string }) => notice.kind === kind)

const message = (name: string) =>
  busbar.call('POST', '/api/contact', {
    body: { name, email: 'max@busbar.example', subject: 'Motors', message: 'Two motors, please. '.repeat(9) },
  })

/** An invitation whose mail the mail server refuses, waiting for its next try. */
async function unsentMail(email: string) {
  mailbox.refuseRecipient(email, 451)
  const body = { email, role: 'editor', ...testProof }
  await busbar.call('POST', '/api/users/invitations', { token: owner.token, body })
  const find = async () => (await ofKind('mail')).find(({ to }: { to: string }) => to === email)
  await until(`the mail to ${email} has failed`, async () => (await find()) !== undefined)
  return find()
}

async function brokenImage(path = '/upload?folder=team', width = 40): Promise<string> {
  const image = await testImage(width, 20).png().toBuffer()
  const { imageUrl } = (await upload(busbar, path, image, owner)).body
  await until('it is ready', async () => (await stateOf(imageUrl)) === 'ready')
  await busbar.db.execute(sql`update images set state = 'failed' where url = ${imageUrl}`)
  return imageUrl
}

async function stateOf(url: string) {
  return (await busbar.db.execute(sql`select state from images where url = ${url}`)).rows[0]?.state
}

function refusesVisitors(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) {
  test('it is refused without a session', async () => {
    const answer = await busbar.call(method, `/api${path}`, { body })
    expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in'])
  })
}

function refusesEditors(method: 'POST' | 'DELETE', path: string) {
  test('an editor, who has no hand in accounts, is refused', async () => {
    expect((await busbar.call(method, `/api${path}`, { token: editor.token })).status).toBe(403)
  })
}

describe('GET /notifications', () => {
  refusesVisitors('GET', '/notifications')

  test('with nothing to tell it is empty, and all kinds are wanted in the bell', async () => {
    expect(await list()).toEqual({
      success: true,
      data: [],
      meta: {
        counts: { message: 0, review: 0, spam: 0, mail: 0, image: 0 },
        bell: { message: true, review: true, spam: true, mail: true, image: true },
      },
    })
  })

  test('it has unread messages, failed mails and failed images, newest first', async () => {
    await message('Grace')
    const mail = await unsentMail('one@busbar.example')
    const url = await brokenImage()
    await busbar.call('POST', '/api/partners', {
      token: admin.token,
      body: { name: 'Ohmera', description: 'Meters', logo: url },
    })
    await message('Max')
    const { data, meta } = await list()
    expect(data.map(({ kind, name }: { kind: string; name?: string }) => name ?? kind)).toEqual([
      'Max',
      'image',
      'mail',
      'Grace',
    ])
    expect(data[0]).toEqual({
      kind: 'message',
      _id: expect.any(String),
      at: expect.any(String),
      name: 'Max',
      subject: 'Motors',
      preview: 'Two motors, please. '.repeat(9).slice(0, 50),
    })
    expect(data[1]).toEqual({ kind: 'image', _id: url, at: expect.any(String), usedIn: ['partners'] })
    expect(mail).toEqual({
      kind: 'mail',
      _id: expect.any(String),
      at: expect.any(String),
      mail: 'invitation',
      to: 'one@busbar.example',
      isGivenUp: false,
    })
    expect(meta.counts).toEqual({ message: 2, review: 0, spam: 0, mail: 1, image: 1 })
  })

  test('what was read or quarantined no longer asks', async () => {
    const { body } = await message('Spammer')
    await busbar.call('PATCH', `/api/contact/${body.data._id}/spam`, { token: admin.token })
    const { _id } = (await ofKind('message'))[0]
    await busbar.call('PATCH', `/api/contact/${_id}/read`, { token: admin.token })
    const names = (await ofKind('message')).map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Grace'])
  })

  test('the quarantine is one notice, until somebody has looked through it', async () => {
    const { body } = await message('Another spammer')
    await busbar.call('PATCH', `/api/contact/${body.data._id}/spam`, { token: admin.token })
    const spam = await ofKind('spam')
    expect(spam).toEqual([{ kind: 'spam', _id: body.data._id, at: expect.any(String), count: 2 }])
    expect((await list()).meta.counts.spam).toBe(2)
    await busbar.call('PATCH', `/api/contact/${body.data._id}/read`, { token: admin.token })
    expect((await ofKind('spam'))[0].count).toBe(1)
    await busbar.call('POST', '/api/contact/spam/seen', { token: editor.token })
    expect(await ofKind('spam')).toEqual([])
  })

  test('an administrator sees that a mail failed, not to whom; an editor does not see it', async () => {
    expect((await ofKind('mail', owner))[0].to).toBe('one@busbar.example')
    const [seen] = (await list(admin as typeof owner)).data.filter(
      ({ kind }: { kind: string }) => kind === 'mail',
    )
    expect([seen.mail, seen.to]).toEqual(['invitation', null])
    const { data, meta } = await list(editor)
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['image', 'message'])
    expect(meta.counts.mail).toBe(0)
  })

  test('a mail that was given up says so', async () => {
    const { _id } = (await ofKind('mail'))[0]
    await busbar.db.execute(sql`update pgboss.job set state = 'failed' where id = ${_id}`)
    expect((await ofKind('mail'))[0]).toMatchObject({ _id, isGivenUp: true })
  })
})

describe('PUT /notifications/preferences', () => {
  refusesVisitors('PUT', '/notifications/preferences', { bell: {} })
  const save = (body: object, { token } = editor) =>
    busbar.call('PUT', '/api/notifications/preferences', { token, body })

  test('what is given is merged, for this user alone', async () => {
    const answer = await save({ bell: { message: false } })
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { bell: { message: false, review: true, spam: true, mail: true, image: true } },
    ])
    await save({ bell: { image: false } })
    expect((await list(editor)).meta.bell).toEqual({
      message: false,
      review: true,
      spam: true,
      mail: true,
      image: false,
    })
    expect((await list(owner)).meta.bell).toEqual({
      message: true,
      review: true,
      spam: true,
      mail: true,
      image: true,
    })
    await save({ bell: { message: true, image: true } })
    expect((await list(editor)).meta.bell).toEqual({
      message: true,
      review: true,
      spam: true,
      mail: true,
      image: true,
    })
  })

  test('saved from two places at once, both are kept', async () => {
    await Promise.all([save({ bell: { message: false } }), save({ bell: { mail: false } })])
    expect((await list(editor)).meta.bell).toEqual({
      message: false,
      review: true,
      spam: true,
      mail: false,
      image: true,
    })
  })

  test('A3: unknown kinds and other users are refused', async () => {
    for (const body of [{ bell: { junk: true } }, { bell: {}, userId: owner._id }, { mail: {} }, {}])
      expect((await save(body)).status).toBeGreaterThanOrEqual(400)
    expect((await save({ bell: { message: 'yes' } })).status).toBe(400)
  })
})

describe('POST /notifications/mails/{id}/retry', () => {
  const path = `/notifications/mails/${crypto.randomUUID()}/retry`
  refusesVisitors('POST', path)
  refusesEditors('POST', path)

  test('the mail is sent once the mail server takes it, without waiting for the next try', async () => {
    const { _id } = await unsentMail('two@busbar.example')
    mailbox.refuseRecipient('two@busbar.example')
    const retry = () => busbar.call('POST', `/api/notifications/mails/${_id}/retry`, { token: admin.token })
    expect((await retry()).status).toBe(200)
    expect((await mailbox.mailTo('two@busbar.example')).subject).toMatch(/invite/i)
    await until('it is done', async () => (await retry()).status === 404)
  })

  test('one that was given up is tried again as well', async () => {
    const { _id } = await unsentMail('three@busbar.example')
    await busbar.db.execute(
      sql`update pgboss.job set state = 'failed', retry_count = retry_limit where id = ${_id}`,
    )
    mailbox.refuseRecipient('three@busbar.example')
    await busbar.call('POST', `/api/notifications/mails/${_id}/retry`, { token: owner.token })
    expect((await mailbox.mailTo('three@busbar.example')).subject).toMatch(/invite/i)
  })

  test('what is not there cannot be sent', async () => {
    const answer = await busbar.call('POST', `/api${path}`, { token: admin.token })
    expect([answer.status, answer.body.message]).toEqual([404, 'Mail not found'])
    const odd = await busbar.call('POST', '/api/notifications/mails/x/retry', { token: admin.token })
    expect(odd.status).toBe(400)
  })
})

describe('DELETE /notifications/mails/{id}', () => {
  const path = `/notifications/mails/${crypto.randomUUID()}`
  refusesVisitors('DELETE', path)
  refusesEditors('DELETE', path)

  test('the mail is given up and no longer asks for attention', async () => {
    const { _id } = await unsentMail('four@busbar.example')
    const forget = () => busbar.call('DELETE', `/api/notifications/mails/${_id}`, { token: owner.token })
    expect((await forget()).status).toBe(200)
    expect((await ofKind('mail')).filter((mail: { _id: string }) => mail._id === _id)).toEqual([])
    expect((await forget()).status).toBe(404)
    mailbox.refuseRecipient('four@busbar.example')
  })
})

describe('POST /notifications/images/retry', () => {
  refusesVisitors('POST', '/notifications/images/retry', { imageUrl: '/uploads/team/a.webp' })
  const retry = (body: object) =>
    busbar.call('POST', '/api/notifications/images/retry', { token: editor.token, body })

  test('its smaller sizes are made', async () => {
    const imageUrl = await brokenImage('/upload/services', 60)
    expect((await retry({ imageUrl })).status).toBe(200)
    await until('it is ready', async () => (await stateOf(imageUrl)) === 'ready')
    expect((await retry({ imageUrl })).status).toBe(404)
  })

  test('one that has not failed, or is not there, is not found; anything else is refused', async () => {
    expect((await retry({ imageUrl: '/uploads/team/gone.webp' })).status).toBe(404)
    expect((await retry({})).status).toBe(422)
    expect((await retry({ imageUrl: 1 })).status).toBe(400)
    expect((await retry({ imageUrl: 'x', state: 'ready' })).status).toBe(400)
  })
})

test('M8: work of a kind that this version does not know breaks nothing', async () => {
  for (const queue of ['account-mail', 'message-mail'])
    await busbar.db.execute(sql`insert into pgboss.job (name, data, state)
      values (${queue}, '{"kind": "of the next version"}', 'failed')`)
  const { status, body } = await busbar.call('GET', '/api/notifications', { token: owner.token })
  expect([status, body.success]).toEqual([200, true])
})

test('a reply that could not be mailed is told with its address, and goes when it is tried again', async () => {
  const { _id } = (await message('Una')).body.data
  mailbox.refuseRecipient('max@busbar.example', 451)
  const body = { message: 'Gladly.' }
  await busbar.call('POST', `/api/contact/${_id}/reply`, { token: owner.token, body })
  // Without the seconds in which a reply can be taken back.
  await busbar.db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`)
  const find = async () => (await ofKind('mail')).find(({ mail }: { mail: string }) => mail === 'reply')
  await until('the reply has failed', async () => (await find()) !== undefined)
  const notice = await find()
  expect(notice).toMatchObject({ to: 'max@busbar.example', isGivenUp: false })
  mailbox.refuseRecipient('max@busbar.example')
  const path = `/api/notifications/mails/${notice._id}/retry`
  expect((await busbar.call('POST', path, { token: owner.token })).status).toBe(200)
  await mailbox.mailTo('max@busbar.example')
  await until('it is told no more', async () => (await find()) === undefined)
})
