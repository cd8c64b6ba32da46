import { limits, texts } from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailApp, type MailApp } from '../../../test/mail/mail-app.ts'
import type { Mailbox } from '../../../test/mail/mailbox.ts'
import { exportSubscribers } from './subscribers.ts'
import { subscribers } from './table.ts'

let mailbox: Mailbox
let busbar: MailApp
let token: string
beforeAll(async () => {
  busbar = await createMailApp()
  mailbox = busbar.mailbox
  token = (await busbar.signIn('admin', 'Grace Ohm')).token
})
afterAll(() => busbar.close())
beforeEach(() => busbar.db.delete(subscribers))

const list = async (query = '') =>
  (await busbar.call('GET', `/api/newsletter/subscribers${query}`, { token })).body
const bring = (addresses: string[], haveAgreed = true) =>
  busbar.call('POST', '/api/newsletter/subscribers/import', { token, body: { addresses, haveAgreed } })
const emails = (rows: { email: string }[]) => rows.map(({ email }) => email)
const exported = async () =>
  (await busbar.call('GET', '/api/newsletter/subscribers.csv', { token })).text.replace('\uFEFF', '')

describe('GET /newsletter/subscribers', () => {
  test('newest first, found by any part of the address, by state, page by page, with the counts of all', async () => {
    await bring(['ada@busbar.example'])
    await bring(['grace_hopper@busbar.example'])
    await bring(['linus@kernel.example'], false)
    await mailbox.mailTo('linus@kernel.example')
    const all = await list()
    expect(emails(all.data)).toEqual([
      'linus@kernel.example',
      'grace_hopper@busbar.example',
      'ada@busbar.example',
    ])
    expect(all.meta).toEqual({ total: 3, page: 1, limit: 25, counts: { waiting: 1, confirmed: 2 } })
    expect(all.data[0]).toMatchObject({ state: 'waiting', confirmedAt: null })
    expect(Object.keys(all.data[1]).sort()).toEqual(
      ['_id', 'email', 'state', 'createdAt', 'confirmedAt', 'consent'].sort(),
    )
    expect(emails((await list('?search=HOPPER')).data)).toEqual(['grace_hopper@busbar.example'])
    expect(emails((await list('?search=_')).data)).toEqual(['grace_hopper@busbar.example'])
    expect(emails((await list('?state=waiting')).data)).toEqual(['linus@kernel.example'])
    expect(emails((await list('?limit=1&page=3')).data)).toEqual(['ada@busbar.example'])
    expect((await list('?search=busbar&limit=1')).meta).toMatchObject({ total: 2, counts: { confirmed: 2 } })
  })
})

describe('POST /newsletter/subscribers/import', () => {
  test('each line is looked at by itself: added, there already, or not an address', async () => {
    await bring(['known@busbar.example'])
    const answer = await bring([
      'new@busbar.example',
      ' New@Busbar.Example ',
      'KNOWN@busbar.example',
      'nonsense',
      'Ada <ada@busbar.example>',
      '',
    ])
    expect(answer.body.data).toEqual({
      added: 1,
      known: 2,
      invalid: ['nonsense', 'Ada <ada@busbar.example>', ''],
    })
    expect((await bring(['new@busbar.example'])).body.data).toEqual({ added: 0, known: 1, invalid: [] })
  })

  test('who has agreed by the word of the importer is confirmed, with their name and the day as the consent', async () => {
    await bring(['agreed@busbar.example'])
    const [row] = (await list()).data
    const today = new Date().toISOString().slice(0, 10)
    expect(row).toMatchObject({ state: 'confirmed', consent: texts.importConsent.stated('Grace Ohm', today) })
    expect(mailbox.mails).toEqual([])
  })

  test('without that word each is asked by mail, and is not on the list before', async () => {
    await bring(['asked@busbar.example'], false)
    const mail = await mailbox.mailTo('asked@busbar.example')
    const secret = new URL(/https:\S+/.exec(mail.text ?? '')?.[0] ?? '').searchParams.get('token')
    expect((await list()).data[0]).toMatchObject({ state: 'waiting' })
    await busbar.call('POST', '/api/newsletter/confirm', { body: { token: secret } })
    expect((await list()).data[0]).toMatchObject({ state: 'confirmed' })
  })

  test('says nothing of somebody who has not confirmed yet: their own word counts', async () => {
    await bring(['early@busbar.example'], false)
    await mailbox.mailTo('early@busbar.example')
    expect((await bring(['early@busbar.example'])).body.data.known).toBe(1)
    expect((await list()).data[0].state).toBe('waiting')
  })

  test('refuses an empty list, one that is too long, and unknown fields', async () => {
    expect((await bring([])).body.errors).toEqual({ addresses: texts.rules.newsletter.nothingToImport })
    const many = Array.from({ length: limits.newsletter.importMax + 1 }, (_, n) => `${n}@busbar.example`)
    expect((await bring(many)).status).toBe(422)
    const body = { addresses: ['a@busbar.example'], haveAgreed: true, role: 'owner' }
    expect((await busbar.call('POST', '/api/newsletter/subscribers/import', { token, body })).status).toBe(
      400,
    )
  })
})

describe('DELETE /newsletter/subscribers/{id}', () => {
  test('forgets the address altogether; a second time there is nobody', async () => {
    await bring(['gone@busbar.example'])
    const [row] = (await list()).data
    const remove = () => busbar.call('DELETE', `/api/newsletter/subscribers/${row._id}`, { token })
    expect((await remove()).status).toBe(200)
    expect((await list()).data).toEqual([])
    expect((await remove()).status).toBe(404)
  })
})

describe('GET /newsletter/subscribers.csv', () => {
  test('one row each, oldest first, as a file', async () => {
    await bring(['ada@busbar.example'])
    const answer = await busbar.call('GET', '/api/newsletter/subscribers.csv', { token })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="subscribers.csv"')
    const [head, row, end] = (await exported()).split('\r\n')
    expect([head, end]).toEqual(['"email","state","since","confirmed","consent"', ''])
    expect(row).toMatch(/^"ada@busbar\.example","confirmed","\d{4}-.*Z","\d{4}-.*Z","Grace Ohm added /)
  })

  test('A47: no cell is a formula to a spreadsheet, and quotes stay inside theirs', async () => {
    const nasty = ['=cmd|x@busbar.example', '+1@busbar.example', '-1@busbar.example']
    await bring(nasty)
    for (const [index, consent] of ['@SUM(A1)', '\t=1+1', '\r=1+1'].entries())
      await busbar.db
        .update(subscribers)
        .set({ consent })
        .where(eq(subscribers.email, nasty[index] ?? ''))
    await bring(['plain@busbar.example'])
    await busbar.db
      .update(subscribers)
      .set({ consent: 'said "yes", twice\n=1' })
      .where(eq(subscribers.email, 'plain@busbar.example'))
    const text = await exported()
    for (const email of nasty) expect(text).toContain(`"'${email}"`)
    for (const consent of [`"'@SUM(A1)"`, `"'\t=1+1"`, `"'\r=1+1"`, `"said ""yes"", twice\n=1"`])
      expect(text).toContain(consent)
    expect(text).not.toMatch(/(^|,)"[=+\-@\t\r]/m)
  })

  test('it is read in pieces, however long the list is', async () => {
    await busbar.db.execute(sql`insert into subscribers (_id, email, consent)
      select gen_random_uuid(), 'reader' || n || '@busbar.example', repeat('agreed ', 20) from generate_series(1, 5000) n`)
    const pieces: string[] = []
    for await (const piece of exportSubscribers(busbar.db)) pieces.push(piece)
    expect(pieces.map((piece) => piece.split('\r\n').length - 1)).toEqual([1, 2000, 2000, 1000])
  })
})

test('no visitor sees any of it', async () => {
  for (const path of ['/api/newsletter/subscribers', '/api/newsletter/subscribers.csv'])
    expect((await busbar.call('GET', path)).status).toBe(401)
})
