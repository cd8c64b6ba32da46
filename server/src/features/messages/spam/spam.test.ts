import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailApp, type MailApp } from '../../../../test/mail/mail-app.ts'
import type { Mailbox } from '../../../../test/mail/mailbox.ts'
import { solveChallenge } from '../../../../test/proof-of-work.ts'
import { createFormProof } from './form-proof.ts'

const company = 'office@busbar.example'

let mailbox: Mailbox
let busbar: MailApp
let token: string
beforeAll(async () => {
  busbar = await createMailApp({ spamFilter: 'normal' })
  mailbox = busbar.mailbox
  token = (await busbar.signIn('owner', 'Ada Volt')).token
  await busbar.call('PUT', '/api/company/info', { token, body: { email: company } })
})
afterAll(() => busbar.close())

const newMessage = (mark = crypto.randomUUID()) => ({
  name: 'Grace Watt',
  email: `grace-${mark}@watt.example`,
  subject: 'A quote',
  message: `Two transformers for our mill, please. Our reference is ${mark.replace(/[^a-f]/g, '')}.`,
})
const casino = {
  ...newMessage(),
  subject: 'Casino bonus',
  message: 'Best online casino, 200 free spins: https://lucky.example',
}

let network = 0
/** Sends it as somebody who is alone in a network. */
async function send(body: object, address = `10.0.${network++}.7`) {
  const response = await busbar.app.inject({
    method: 'POST',
    url: '/api/contact',
    remoteAddress: address,
    payload: body,
  })
  return { status: response.statusCode, body: response.json() }
}
const read = async (id: string) => (await busbar.call('GET', `/api/contact/${id}`, { token })).body.data
const sent = async (body: object, address?: string) => {
  const answer = await send(body, address)
  expect([answer.status, answer.body.message]).toEqual([
    201,
    'Thank you for your message! We will get back to you soon.',
  ])
  return read(answer.body.data._id)
}
const patch = async (id: string, action: string) =>
  (await busbar.call('PATCH', `/api/contact/${id}/${action}`, { token })).body.data
const setFilter = (spamFilter: string) =>
  busbar.call('PUT', '/api/contact/settings', { token, body: { spamFilter } })

describe('GET /contact/challenge', () => {
  test('gives everybody a puzzle of their own', async () => {
    const ask = () => busbar.call('GET', '/api/contact/challenge')
    const [one, other] = [await ask(), await ask()]
    expect([one.status, one.body.data]).toEqual([
      200,
      { challenge: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{22}$/), zeroBits: 14 },
    ])
    expect(one.body.data.challenge).not.toBe(other.body.data.challenge)
  })
})

test('what looks like spam is kept with its reasons, answered with the thanks, and mailed to nobody', async () => {
  await busbar.call('PUT', '/api/contact/settings', { token, body: { acknowledges: true } })
  const message = await sent(casino)
  expect(message).toMatchObject({
    ...casino,
    isSpam: true,
    status: 'unread',
    spamReasons: ['sales-talk', 'many-links', 'no-script'],
  })
  await busbar.call('PUT', '/api/contact/settings', { token, body: { acknowledges: false } })
  await sent(newMessage())
  expect((await mailbox.mailTo(company)).subject).toBe('New message from Grace Watt: A quote')
  expect(mailbox.mails).toEqual([])
})

test('once it is released, the company gets the mail that was held back, and only once', async () => {
  const { _id } = await sent({ ...casino, subject: 'Held back casino' })
  const released = await patch(_id, 'not-spam')
  expect(released).toMatchObject({ isSpam: false, spamReasons: [] })
  expect((await mailbox.mailTo(company)).subject).toContain('Held back casino')
  await patch(_id, 'spam')
  expect(await patch(_id, 'spam')).toMatchObject({ isSpam: true, spamReasons: ['marked'] })
  await patch(_id, 'not-spam')
  await sent(newMessage())
  expect((await mailbox.mailTo(company)).subject).toContain('A quote')
  expect(mailbox.mails).toEqual([])
})

test('a trap that is filled in quarantines; an empty one, as every browser sends, does not', async () => {
  expect(await sent({ ...newMessage(), homepage: 'https://x.example' })).toMatchObject({
    isSpam: true,
    spamReasons: ['trap', 'no-script'],
  })
  expect((await sent({ ...newMessage(), homepage: '' })).isSpam).toBe(false)
})

test('without scripts there is no stamp, and that alone never quarantines', async () => {
  for (const filter of ['normal', 'strict']) {
    await setFilter(filter)
    expect((await sent(newMessage())).isSpam, filter).toBe(false)
  }
  await setFilter('normal')
})

test('the form is believed between 3 seconds and 24 hours after it was touched', async () => {
  await setFilter('strict')
  const form = createFormProof({ db: busbar.db })
  const after = async (seconds: number) => {
    const { challenge } = await form.issue(Date.now() - seconds * 1000)
    return sent({ ...newMessage(), proof: challenge })
  }
  expect([(await after(1)).isSpam, (await after(1)).spamReasons]).toEqual([true, ['too-fast']])
  expect((await after(4)).isSpam).toBe(false)
  expect((await after(23 * 3600)).isSpam).toBe(false)
  expect((await after(25 * 3600)).isSpam).toBe(false)
  await setFilter('normal')
})

test('a stamp that we did not sign, or a puzzle with a wrong answer, speaks for spam', async () => {
  await setFilter('strict')
  const { challenge } = await createFormProof({ db: busbar.db }).issue(Date.now() - 60_000)
  const [time, salt] = challenge.split('.')
  const forged = `${time}.${salt}.${'A'.repeat(22)}`
  expect(await sent({ ...newMessage(), proof: forged })).toMatchObject({
    isSpam: true,
    spamReasons: ['false-form'],
  })
  expect(await sent({ ...newMessage(), proof: `${challenge}.x` })).toMatchObject({
    isSpam: true,
    spamReasons: ['false-proof'],
  })
  expect((await sent({ ...newMessage(), proof: solveChallenge(challenge) })).isSpam).toBe(false)
  await setFilter('normal')
})

test('the same text again and again is spam, whoever sends it; a person who repeats it once is not', async () => {
  const { message } = newMessage()
  const verdicts: boolean[] = []
  for (let count = 0; count < 7; count++) verdicts.push((await sent({ ...newMessage(), message })).isSpam)
  expect(verdicts).toEqual([false, false, false, false, false, true, true])
})

test('dozens of messages in an hour from one network are quarantined, other networks are not', async () => {
  const verdicts: boolean[] = []
  for (let host = 1; host < 40; host++) {
    verdicts.push((await sent(newMessage(), `192.0.2.${host}`)).isSpam)
  }
  expect(verdicts.slice(0, 20)).not.toContain(true)
  expect(verdicts.slice(30)).not.toContain(false)
  expect((await sent(newMessage(), '198.51.100.1')).isSpam).toBe(false)
})

test('a filter that is off lets everything through', async () => {
  await setFilter('off')
  expect(await sent({ ...casino, homepage: 'x' })).toMatchObject({ isSpam: false, spamReasons: [] })
  await setFilter('normal')
})
