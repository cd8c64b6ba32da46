import { texts } from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailApp, type MailApp } from '../../../test/mail/mail-app.ts'
import type { Mailbox } from '../../../test/mail/mailbox.ts'
import { rateLimits } from '../../platform/postgres/tables.ts'
import { createNewsletterSweep } from './newsletter-sweep.job.ts'
import { subscribers } from './table.ts'

let mailbox: Mailbox
let busbar: MailApp
beforeAll(async () => {
  busbar = await createMailApp()
  mailbox = busbar.mailbox
})
afterAll(() => busbar.close())
beforeEach(() => busbar.db.delete(rateLimits))

let count = 0
const someone = () => `reader-${++count}@busbar.example`
const post = (path: string, body: object) => busbar.call('POST', `/api/newsletter${path}`, { body })
const rowOf = async (email: string) =>
  (await busbar.db.select().from(subscribers).where(eq(subscribers.email, email)))[0]

async function askFor(email: string) {
  expect((await post('', { email })).status).toBe(200)
  const mail = await mailbox.mailTo(email)
  return { mail, link: new URL(/https:\S+/.exec(mail.text ?? '')?.[0] ?? '') }
}

async function subscribe(email: string) {
  const { link } = await askFor(email)
  const token = link.searchParams.get('token') ?? ''
  expect((await post('/confirm', { token })).status).toBe(200)
  return { token, row: await rowOf(email) }
}

describe('POST /newsletter', () => {
  test('sends a link of the configured address, and believes nothing before it is followed', async () => {
    const email = someone()
    const { mail, link } = await askFor(email)
    expect(link.origin + link.pathname).toBe('https://busbar.example/newsletter/confirm')
    expect(mail.subject).toContain('Confirm your subscription')
    expect(await rowOf(email)).toMatchObject({
      confirmedAt: null,
      consent: `${texts.newsletter.hint} ${texts.newsletter.privacy}`,
    })
  })

  test('keeps what the visitor agreed to in the words that the form showed', async () => {
    const words = {
      newsletterHint: 'Four letters a year.',
      newsletterPrivacy: 'We use your address for them alone.',
    }
    const { token } = await busbar.signIn('owner')
    const saved = await busbar.call('PUT', '/api/site-settings', { token, body: { words } })
    expect(saved.status).toBe(200)
    const email = someone()
    await askFor(email)
    expect(await rowOf(email)).toMatchObject({
      consent: 'Four letters a year. We use your address for them alone.',
    })
  })

  test('answers a known address as an unknown one, and does not write to it again', async () => {
    const email = someone()
    await subscribe(email)
    const [known, unknown] = [await post('', { email }), await post('', { email: someone() })]
    expect(known.body).toEqual(unknown.body)
    expect(known.body.message).toBe(texts.newsletter.thanks)
    await mailbox.mailTo(`reader-${count}@busbar.example`)
    expect(mailbox.mails).toEqual([])
  })

  test('writes to an address that did not confirm again after ten minutes, not before', async () => {
    const email = someone()
    await askFor(email)
    await post('', { email })
    await askFor(someone())
    expect(mailbox.mails).toEqual([])
    await busbar.db
      .update(subscribers)
      .set({ askedAt: sql`now() - interval '11 minutes'` })
      .where(eq(subscribers.email, email))
    await askFor(email)
  })

  test('M2: writes to an address that does not confirm three times a week, and answers the same to the fourth', async () => {
    const email = someone()
    const minutesLater = () =>
      busbar.db
        .update(subscribers)
        .set({ askedAt: sql`now() - interval '11 minutes'` })
        .where(eq(subscribers.email, email))
    for (const _time of [1, 2, 3]) {
      await askFor(email)
      await minutesLater()
    }
    const fourth = await post('', { email })
    expect([fourth.status, fourth.body.message]).toEqual([200, texts.newsletter.thanks])
    await askFor(someone())
    expect(mailbox.mails).toEqual([])
    await busbar.db
      .update(subscribers)
      .set({ firstAskedAt: sql`now() - interval '8 days'` })
      .where(eq(subscribers.email, email))
    await askFor(email)
    expect(await rowOf(email)).toMatchObject({ asks: 1 })
  })

  test('refuses what is no address', async () => {
    const answer = await post('', { email: 'nonsense' })
    expect([answer.status, answer.body.errors.email]).toEqual([422, texts.api.invalidEmail])
    expect((await post('', { email: someone(), extra: 1 })).status).toBe(400)
  })

  test('A8: a flood from one address is slowed down, whatever it varies', async () => {
    const flood = Array.from({ length: 35 }, (_, number) =>
      post('', { email: `flood-${number}@busbar.example` }),
    )
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    // Five of them, unless a busy machine lets the first pause of a second pass.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  })
})

describe('POST /newsletter/confirm', () => {
  test('believes the address, and done again changes nothing', async () => {
    const email = someone()
    const { token, row } = await subscribe(email)
    expect(row?.confirmedAt).not.toBeNull()
    const again = await post('/confirm', { token })
    expect([again.status, again.body.message]).toEqual([200, texts.newsletterPages.confirmed])
    expect(await rowOf(email)).toEqual(row)
  })

  test('refuses a link that is unknown or older than a week', async () => {
    const email = someone()
    const { link } = await askFor(email)
    await busbar.db
      .update(subscribers)
      .set({ askedAt: sql`now() - interval '8 days'` })
      .where(eq(subscribers.email, email))
    for (const token of [link.searchParams.get('token') ?? '', 'x'.repeat(43)]) {
      const answer = await post('/confirm', { token })
      expect([answer.status, answer.body.message]).toEqual([403, texts.newsletterPages.linkInvalid])
    }
    expect((await post('/confirm', {})).status).toBe(422)
  })
})

describe('POST /newsletter/unsubscribe', () => {
  test('forgets the address; an unknown key is answered the same', async () => {
    const email = someone()
    const { row } = await subscribe(email)
    const [known, unknown] = [
      await post('/unsubscribe', { key: row?.key }),
      await post('/unsubscribe', { key: 'nonsense' }),
    ]
    expect([known.status, known.body]).toEqual([200, unknown.body])
    expect(await rowOf(email)).toBeUndefined()
  })

  test('refuses a body without a key', async () => {
    expect((await post('/unsubscribe', {})).status).toBe(422)
  })
})

test('an address that nobody confirmed is forgotten after a week, a confirmed one is kept', async () => {
  const [forgotten, kept] = [someone(), someone()]
  await askFor(forgotten)
  await subscribe(kept)
  await busbar.db.update(subscribers).set({ askedAt: sql`now() - interval '8 days'` })
  await createNewsletterSweep({ db: busbar.db })({}, 'id')
  expect(await rowOf(forgotten)).toBeUndefined()
  expect(await rowOf(kept)).toBeDefined()
})
