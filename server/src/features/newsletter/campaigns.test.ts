import { texts } from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { createMailApp, type MailApp } from '../../../test/mail/mail-app.ts'
import type { Mailbox } from '../../../test/mail/mailbox.ts'
import { until } from '../../../test/until.ts'
import { rateLimits } from '../../platform/postgres/tables.ts'
import { createNewsletterSweep } from './newsletter-sweep.job.ts'
import { campaignRecipients, campaigns, subscribers } from './table.ts'

let mailbox: Mailbox
let busbar: MailApp
let token: string
let me: string
beforeAll(async () => {
  busbar = await createMailApp()
  mailbox = busbar.mailbox
  const editor = await busbar.signIn('editor', 'Grace Ohm')
  token = editor.token
  me = editor.email
})
afterAll(() => busbar.close())
beforeEach(async () => {
  await busbar.db.delete(campaigns)
  await busbar.db.delete(subscribers)
  await busbar.db.delete(rateLimits)
  mailbox.mails.length = 0
})

const root = '/api/newsletter/campaigns'
const written = {
  title: 'Autumn news',
  body: '<h2>Hello</h2><p>See <a href="/contact">us</a>.</p>',
  items: [],
}
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
  busbar.call(method, root + path, { token, body })
const write = async (more: object = {}) => (await call('POST', '', { ...written, ...more })).body.data
const read = async (id: string) => (await call('GET', `/${id}`)).body.data
const act = (id: string, action: string) => call('POST', `/${id}/${action}`)
const ended = (id: string) => until('the campaign has ended', async () => (await read(id)).state === 'done')

async function readers(...names: string[]) {
  for (const name of names) {
    await busbar.db.insert(subscribers).values({
      _id: crypto.randomUUID(),
      email: `${name}@busbar.example`,
      consent: 'yes',
      confirmedAt: sql`now()` as never,
    })
  }
}

async function product(more: object = {}) {
  const body = {
    title: 'Busbar trunking',
    shortDescription: 'Carries 4000 A',
    mainImageUrl: '/uploads/products/a.webp',
    ...more,
  }
  return (await busbar.call('POST', '/api/products', { token, body })).body.data
}

describe('POST /newsletter/campaigns', () => {
  test('keeps what is harmless of the text, under the name of its writer', async () => {
    const answer = await call('POST', '', { ...written, body: '<p onclick="x()">Hi<script>x()</script></p>' })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({
      title: 'Autumn news',
      body: '<p>Hi</p>',
      state: 'draft',
      createdBy: 'Grace Ohm',
      counts: { total: 0 },
    })
  })

  test('needs a title', async () => {
    const answer = await call('POST', '', { ...written, title: ' ' })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { title: texts.rules.newsletter.titleRequired },
    ])
  })
})

describe('GET /newsletter/campaigns', () => {
  test('lists them with how far each is, newest first', async () => {
    await write({ title: 'One' })
    await write({ title: 'Two' })
    const { body } = await call('GET', '?limit=1')
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Two'])
    expect(body.meta).toEqual({ total: 2, page: 1, limit: 1 })
  })
})

describe('PUT /newsletter/campaigns/{id}', () => {
  test('changes a draft; over a newer version it refuses; what was sent stays as it is', async () => {
    await readers('ada')
    const { _id } = await write()
    const save = (title: string, revision: number) =>
      busbar.call('PUT', `${root}/${_id}`, {
        token,
        body: { ...written, title },
        headers: { 'if-match': `"${revision}"` },
      })
    expect((await save('Second', 1)).body.data).toMatchObject({ title: 'Second', revision: 2 })
    const clash = await save('Third', 1)
    expect([clash.status, clash.body.code, clash.body.data.title]).toEqual([409, 'stale', 'Second'])
    await act(_id, 'send')
    expect((await call('PUT', `/${_id}`, written)).body.code).toBe('not_a_draft')
    await ended(_id)
  })
})

describe('while editors need a review', () => {
  const asAdmin = (admin: string, method: 'POST' | 'PUT', path: string, body?: object, headers = {}) =>
    busbar.call(method, `/api${path}`, { token: admin, body, headers })

  test('R6: they write campaigns and an administrator sends them, as they have seen them', async () => {
    const { token: admin } = await busbar.signIn('admin')
    await asAdmin(admin, 'PUT', '/site-settings', { editorsNeedReview: true })
    await readers('ada')
    const { _id, revision } = await write()
    const refused = await act(_id, 'send')
    expect([refused.status, refused.body.code]).toEqual([403, 'review_needed'])
    expect((await read(_id)).state).toBe('draft')
    expect((await call('POST', `/${_id}/test`)).status).toBe(200)

    const send = (seen: number) =>
      asAdmin(admin, 'POST', `/newsletter/campaigns/${_id}/send`, undefined, { 'if-match': `"${seen}"` })
    expect((await call('PUT', `/${_id}`, { ...written, title: 'Swapped' })).status).toBe(200)
    expect((await send(revision)).body.code).toBe('stale')
    expect((await send(revision + 1)).status).toBe(200)
    await ended(_id)
    await asAdmin(admin, 'PUT', '/site-settings', { editorsNeedReview: false })
  })
})

describe('DELETE /newsletter/campaigns/{id}', () => {
  test('takes a draft away, and nothing that was sent', async () => {
    await readers('ada')
    const [draft, sent] = [await write(), await write()]
    await act(sent._id, 'send')
    expect((await call('DELETE', `/${draft._id}`)).status).toBe(200)
    expect((await call('GET', `/${draft._id}`)).status).toBe(404)
    expect((await call('DELETE', `/${sent._id}`)).body.code).toBe('not_a_draft')
    await ended(sent._id)
  })
})

describe('POST /newsletter/campaigns/preview', () => {
  test('the mail as HTML and as text: links lead to the website, records are cards, hidden ones are left out', async () => {
    const shown = await product()
    const hidden = await product({ title: 'Secret motor', status: 'inactive' })
    const items = [shown, hidden].map(({ _id }) => ({ collection: 'products', _id }))
    const { data } = (await call('POST', '/preview', { ...written, title: 'A <b> & c', items })).body
    expect(data.subject).toBe('A <b> & c')
    expect(data.html).toContain('A &#60;b&#62; &#38; c')
    expect(data.html).toContain('href="https://busbar.example/contact"')
    expect(data.html).toContain(`href="https://busbar.example/products/${shown.slug}"`)
    expect(data.html).toContain('src="https://busbar.example/uploads/products/a.webp"')
    expect(data.html).toContain('prefers-color-scheme:dark')
    for (const text of [
      'Hello',
      'See us (https://busbar.example/contact).',
      'Busbar trunking',
      'Carries 4000 A',
    ])
      expect(data.text).toContain(text)
    expect(data.html + data.text).not.toContain('Secret motor')
    expect((await call('GET')).body.data).toEqual([])
  })

  test('A45: markup in the text of a record stays text', async () => {
    const { _id } = await product({ title: '<img src=x onerror=alert(1)>' })
    const body = {
      ...written,
      body: '<p>x</p><img src=x onerror=alert(1)>',
      items: [{ collection: 'products', _id }],
    }
    const { html } = (await call('POST', '/preview', body)).body.data
    expect(html).not.toContain('<img src=x')
  })
})

describe('POST /newsletter/campaigns/{id}/test', () => {
  test('goes to the caller alone, and says what the server answered', async () => {
    await readers('ada')
    const { _id } = await write()
    const { data } = (await call('POST', `/${_id}/test`)).body
    expect(data).toEqual({ to: me, isAccepted: true, answer: expect.stringMatching(/^250/) })
    const mail = await mailbox.mailTo(me)
    expect(mail.subject).toBe('Autumn news')
    expect(mailbox.mails).toEqual([])
    expect((await read(_id)).state).toBe('draft')
    mailbox.refuseRecipient(me, 550)
    expect((await call('POST', `/${_id}/test`)).body.data).toMatchObject({
      isAccepted: false,
      answer: expect.stringContaining('not this one'),
    })
    mailbox.refuseRecipient(me)
  })
})

describe('POST /newsletter/campaigns/{id}/send', () => {
  test('everybody who has confirmed gets one mail with a way out of their own', async () => {
    await readers('ada', 'max')
    await busbar.db
      .insert(subscribers)
      .values({ _id: crypto.randomUUID(), email: 'unsure@busbar.example', consent: 'yes' })
    const { _id } = await write()
    expect((await act(_id, 'send')).body.data).toMatchObject({ state: 'sending', counts: { total: 2 } })
    await ended(_id)
    const [ada, max] = [
      await mailbox.mailTo('ada@busbar.example'),
      await mailbox.mailTo('max@busbar.example'),
    ]
    expect(mailbox.mails).toEqual([])
    const [row] = await busbar.db
      .select()
      .from(subscribers)
      .where(eq(subscribers.email, 'ada@busbar.example'))
    const wayOut = `https://busbar.example/newsletter/unsubscribe?key=${row?.key}`
    const header = (name: string) => ada.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe')).toBe(`<${wayOut}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(ada.html).toContain(wayOut)
    expect(ada.text).toContain(wayOut)
    expect(ada.messageId).not.toBe(max.messageId)
    expect(max.html).not.toContain(row?.key)
    expect(await read(_id)).toMatchObject({ state: 'done', counts: { total: 2, sent: 2, waiting: 0 } })
  })

  test('to nobody it is not sent, and not twice', async () => {
    const { _id } = await write()
    expect((await act(_id, 'send')).body.message).toBe(texts.rules.newsletter.nobodyToSendTo)
    await readers('ada')
    expect((await act(_id, 'send')).status).toBe(200)
    expect((await act(_id, 'send')).body.code).toBe('wrong_state')
    await ended(_id)
    expect(mailbox.mails).toHaveLength(1)
  })

  test('what the server refuses for good has failed, what it refuses for now is tried again later', async () => {
    await readers('ada', 'gone', 'busy')
    mailbox.refuseRecipient('gone@busbar.example', 550)
    mailbox.refuseRecipient('busy@busbar.example', 450)
    const { _id } = await write()
    await act(_id, 'send')
    await until('all were tried', async () => (await read(_id)).refusals.length === 2)
    const { refusals } = await read(_id)
    expect(
      Object.fromEntries(refusals.map((one: Record<string, unknown>) => [one.email, one.isGivenUp])),
    ).toEqual({
      'gone@busbar.example': true,
      'busy@busbar.example': false,
    })
    expect(refusals[0].reason).toContain('not this one')
    mailbox.refuseRecipient('busy@busbar.example')
    await busbar.db.update(campaignRecipients).set({ dueAt: sql`now()` as never })
    await ended(_id)
    expect((await read(_id)).counts).toEqual({ total: 3, sent: 2, waiting: 0, failed: 1, skipped: 0 })
    mailbox.refuseRecipient('gone@busbar.example')
  })

  test('who is refused ten times in a row stops by itself: it is hardly the readers’ fault', async () => {
    const names = Array.from({ length: 14 }, (_, number) => `r${number}`)
    await readers(...names)
    for (const name of names) mailbox.refuseRecipient(`${name}@busbar.example`, 554)
    const { _id } = await write()
    await act(_id, 'send')
    await until('it has stopped', async () => (await read(_id)).state === 'paused')
    expect(await read(_id)).toMatchObject({
      problem: expect.stringContaining('not this one'),
      counts: { failed: 10, waiting: 4 },
    })
    for (const name of names) mailbox.refuseRecipient(`${name}@busbar.example`)
    await act(_id, 'cancel')
  })

  test('a server that takes nothing is nobody’s failure: it is said, and they wait', async () => {
    const lost = await createTestApp({ mail: { ...mailbox.settings, smtpUrl: 'smtp://127.0.0.1:1' } })
    const { token: other } = await lost.signIn()
    await lost.db.insert(subscribers).values({
      _id: crypto.randomUUID(),
      email: 'ada@busbar.example',
      consent: 'yes',
      confirmedAt: sql`now()` as never,
    })
    const { data } = (await lost.call('POST', root, { token: other, body: written })).body
    await lost.call('POST', `${root}/${data._id}/send`, { token: other })
    const now = async () => (await lost.call('GET', `${root}/${data._id}`, { token: other })).body.data
    await until('the problem is known', async () => (await now()).problem !== null)
    expect(await now()).toMatchObject({ state: 'sending', counts: { waiting: 1, failed: 0 }, refusals: [] })
    await lost.close()
  })
})

describe('POST /newsletter/campaigns/{id}/pause', () => {
  test('stops at once, and who has left meanwhile is passed over when it goes on', async () => {
    const slow = await createTestApp({ mail: { ...mailbox.settings, perMinute: 240 } })
    const { token: other } = await slow.signIn()
    await slow.db.execute(sql`insert into subscribers (_id, email, consent, confirmed_at)
      select gen_random_uuid(), 'slow' || n || '@busbar.example', 'yes', now() from generate_series(1, 20) n`)
    const { data } = (await slow.call('POST', root, { token: other, body: written })).body
    const does = (action: string) => slow.call('POST', `${root}/${data._id}/${action}`, { token: other })
    const now = async () => (await slow.call('GET', `${root}/${data._id}`, { token: other })).body.data
    const began = Date.now()
    await does('send')
    await until('three are sent', async () => (await now()).counts.sent >= 3)
    expect((await does('pause')).body.data.state).toBe('paused')
    const { sent } = (await now()).counts
    await new Promise((resolve) => setTimeout(resolve, 800))
    // Except for the one in flight.
    expect((await now()).counts.sent).toBeLessThanOrEqual(sent + 1)
    await slow.db.execute(sql`delete from subscribers where _id in (select subscriber_id
      from campaign_recipients where state = 'waiting' limit 2)`)
    expect((await does('resume')).body.data.state).toBe('sending')
    await until('it is done', async () => (await now()).state === 'done')
    expect((await now()).counts).toEqual({ total: 20, sent: 18, waiting: 0, failed: 0, skipped: 2 })
    // Four mails a second at most, but for the first: those of a second before were not sent.
    expect(Date.now() - began).toBeGreaterThan((18 - 5) * 250)
    await slow.close()
  })

  test('only what is being sent can be paused', async () => {
    const { _id } = await write()
    expect((await act(_id, 'pause')).body.code).toBe('wrong_state')
  })
})

describe('POST /newsletter/campaigns/{id}/resume', () => {
  test('only what is paused goes on', async () => {
    const { _id } = await write()
    expect((await act(_id, 'resume')).body.code).toBe('wrong_state')
  })
})

describe('POST /newsletter/campaigns/{id}/cancel', () => {
  test('ends it for good, with what was done until then', async () => {
    await readers('ada')
    const { _id } = await write()
    await busbar.db.update(campaigns).set({ state: 'paused' }).where(eq(campaigns._id, _id))
    expect((await act(_id, 'cancel')).body.data).toMatchObject({
      state: 'cancelled',
      endedAt: expect.any(String),
    })
    expect((await act(_id, 'resume')).body.code).toBe('wrong_state')
  })
})

describe('GET /newsletter/campaigns/{id}', () => {
  test('says how many would get it, and that it is not there when it is not', async () => {
    await readers('ada', 'max')
    const { _id } = await write()
    expect(await read(_id)).toMatchObject({ readers: 2, perMinute: 100_000, refusals: [] })
    expect((await call('GET', `/${crypto.randomUUID()}`)).status).toBe(404)
  })
})

test('what everybody got stays; who they were is forgotten after ninety days', async () => {
  await readers('ada')
  const { _id } = await write()
  await act(_id, 'send')
  await ended(_id)
  await busbar.db.update(campaigns).set({ endedAt: sql`now() - interval '91 days'` as never })
  await createNewsletterSweep({ db: busbar.db })({}, 'id')
  expect(await busbar.db.select().from(campaignRecipients)).toEqual([])
  expect((await read(_id)).counts.sent).toBe(1)
})
