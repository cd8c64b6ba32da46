import { limits, type StaffReply, texts } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailApp, type MailApp } from '../../../../test/mail/mail-app.ts'
import type { Mailbox } from '../../../../test/mail/mailbox.ts'
import { until } from '../../../../test/until.ts'

let mailbox: Mailbox
let busbar: MailApp
let token: string
beforeAll(async () => {
  busbar = await createMailApp()
  mailbox = busbar.mailbox
  token = (await busbar.signIn('editor', 'Ada Volt')).token
})
afterAll(() => busbar.close())

/** A message with one reply, to an address of its own. */
async function replied(text = 'Gladly.') {
  const email = `${crypto.randomUUID()}@watt.example`
  const body = { name: 'Grace Watt', email, subject: 'A quote', message: 'Two, please' }
  const id = (await busbar.call('POST', '/api/contact', { body })).body.data._id
  const answer = await busbar.call('POST', `/api/contact/${id}/reply`, { token, body: { message: text } })
  return { id, email, reply: answer.body.data.replies[0] as StaffReply }
}

const withdraw = (id: string, replyId: string, caller: string | null = token) =>
  busbar.call('DELETE', `/api/contact/${id}/replies/${replyId}`, { token: caller })
const retry = (id: string, replyId: string, caller: string | null = token) =>
  busbar.call('POST', `/api/contact/${id}/replies/${replyId}/retry`, { token: caller })
const repliesOf = async (id: string): Promise<StaffReply[]> =>
  (await busbar.call('GET', `/api/contact/${id}`, { token })).body.data.replies
const jobsOf = async (replyId: string) =>
  (
    await busbar.db.execute<{ state: string; wait: number }>(
      sql`select state, extract(epoch from start_after - created_on)::float as wait
        from pgboss.job where name = 'message-mail' and id = ${replyId}`,
    )
  ).rows
const start = (replyId: string, after: string) =>
  busbar.db.execute(sql`update pgboss.job set start_after = now() + ${after}::interval where id = ${replyId}`)
const hurry = (replyId: string) => start(replyId, '0 seconds')

describe('DELETE /contact/{id}/replies/{replyId}', () => {
  test('takes the reply and its mail back, which would have been due in ten seconds', async () => {
    const { id, reply } = await replied()
    const [job] = await jobsOf(reply._id)
    expect([job?.state, Math.round(job?.wait ?? 0)]).toEqual(['created', limits.messages.undoFor / 1000])
    const answer = await withdraw(id, reply._id)
    expect([answer.status, answer.body.data.replies]).toEqual([200, []])
    expect(await jobsOf(reply._id)).toEqual([])
    expect((await withdraw(id, reply._id)).status).toBe(404)
  })

  test('what was sent stays, and that is said', async () => {
    const { id, email, reply } = await replied()
    await hurry(reply._id)
    await mailbox.mailTo(email)
    await until('it is noted as sent', async () => (await repliesOf(id))[0]?.delivery === 'sent')
    const answer = await withdraw(id, reply._id)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'already_sent',
      texts.rules.messages.alreadySent,
    ])
    expect(await repliesOf(id)).toHaveLength(1)
  })

  test('A54: twenty who withdraw while the mail goes out: it is either sent and kept, or neither', async () => {
    const { id, email, reply } = await replied()
    await hurry(reply._id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(id, reply._id)))
    const isWithdrawn = answers.some(({ status }) => status === 200)
    if (isWithdrawn) {
      expect(await repliesOf(id)).toEqual([])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    } else {
      await mailbox.mailTo(email)
      expect(await repliesOf(id)).toHaveLength(1)
    }
  })

  test('is refused without a session, and by way of another message', async () => {
    const { id, reply } = await replied()
    const other = await replied()
    expect((await withdraw(id, reply._id, null)).status).toBe(401)
    expect((await withdraw(other.id, reply._id)).status).toBe(404)
    expect((await withdraw(id, 'nonsense')).status).toBe(400)
    expect(await repliesOf(id)).toHaveLength(1)
  })
})

describe('POST /contact/{id}/replies/{replyId}/retry', () => {
  test('a reply that failed says why and that it is tried again; asked to, it is sent at once', async () => {
    const { id, email, reply } = await replied()
    mailbox.refuse(true)
    await hurry(reply._id)
    await until('it has failed', async () => (await repliesOf(id))[0]?.delivery === 'failed')
    expect(await repliesOf(id)).toMatchObject([
      { delivery: 'failed', failure: expect.stringContaining('try again later'), willRetry: true },
    ])
    // The failure is noted a moment before the try is over.
    await until('it is not being tried', async () => (await jobsOf(reply._id))[0]?.state === 'retry')
    // So that it cannot be sent by itself before it is asked for.
    await until('its next try is planned', async () => (await jobsOf(reply._id))[0]?.state === 'retry')
    await start(reply._id, '1 hour')
    mailbox.refuse(false)
    const answer = await retry(id, reply._id)
    expect([answer.status, answer.body.data.replies[0].delivery]).toEqual([200, 'queued'])
    await mailbox.mailTo(email)
    await until('it is noted as sent', async () => (await repliesOf(id))[0]?.delivery === 'sent')
    expect(await repliesOf(id)).toMatchObject([{ failure: null, willRetry: false }])
    expect(await jobsOf(reply._id)).toHaveLength(1)
  })

  test('a reply that waits or was sent needs no other try', async () => {
    const { id, reply } = await replied()
    const answer = await retry(id, reply._id)
    expect([answer.status, answer.body.code]).toEqual([409, 'not_failed'])
  })

  test('is refused without a session, and for an unknown reply', async () => {
    const { id, reply } = await replied()
    expect((await retry(id, reply._id, null)).status).toBe(401)
    expect((await retry(id, crypto.randomUUID())).status).toBe(404)
  })
})
