import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { asOwner } from '../../../../test/database.ts'
import { rateLimits } from '../../../platform/postgres/tables.ts'
import { pruneSecurityLog, verifyChain } from './audit-chain.ts'
import { logSecurity } from './security-log.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
})
afterAll(() => busbar.close())
beforeEach(async () => {
  await busbar.db.delete(rateLimits)
  await tamper('delete from security_events', 'delete from security_chain')
})

const place = { address: '203.0.113.9', device: 'Test' }
const ada = { _id: crypto.randomUUID(), name: 'Ada Volt' }
const note = (name: string) => logSecurity(busbar.db, place, { kind: 'signed_in', user: { ...ada, name } })

/** What somebody with all rights on the database can do. */
const tamper = (...statements: string[]) =>
  asOwner(busbar.ownerUrl, 'set session_replication_role = replica', ...statements)

describe('M10: the security log', () => {
  test('is one unbroken chain however many write at once', async () => {
    const many = Array.from({ length: 60 }, (_, number) => number)
    const write = (number: number) =>
      busbar.db.transaction(async (tx) => {
        await logSecurity(tx, place, { kind: 'signed_in', user: { ...ada, name: `One ${number}` } })
        await logSecurity(tx, place, { kind: 'signed_out', user: { ...ada, name: `Two ${number}` } })
        if (number % 5 === 0) throw new Error('rolled back')
      })
    for (let start = 0; start < 60; start += 10) {
      await Promise.all(many.slice(start, start + 10).map((number) => write(number).catch(() => {})))
    }
    expect(await verifyChain(busbar.db)).toMatchObject({ entries: 96, problem: null })
  })

  test('tells of an entry that was changed, left out or put in', async () => {
    for (const name of ['One', 'Two', 'Three']) await note(name)
    const { newest } = await verifyChain(busbar.db)
    const problemAfter = async (...statements: string[]) => {
      await tamper(...statements)
      return (await verifyChain(busbar.db)).problem
    }
    const rename = (from: string, to: string) =>
      `update security_events set user_name = '${to}' where user_name = '${from}'`
    expect(await problemAfter(rename('Two', 'Too'))).toBe('entry 2 was changed')
    expect(await problemAfter(rename('Too', 'Two'))).toBeNull()
    expect(
      await problemAfter(`insert into security_events (_id, kind, user_name, actor_name, address, device)
        values (gen_random_uuid(), 'signed_in', 'Mallory', '', '', '')`),
    ).toBe('1 entries are not in the chain')
    expect(await problemAfter(`delete from security_events where user_name = 'Mallory'`)).toBeNull()
    expect(await problemAfter(`delete from security_events where user_name = 'One'`)).toBe(
      'entry 1 is missing',
    )
    expect(await problemAfter(`delete from security_chain where number = 1`)).toBe(
      'entries before 2 are missing',
    )
    await tamper(`delete from security_events`, `delete from security_chain`)
    await note('Rewritten')
    expect((await verifyChain(busbar.db)).problem).toBeNull()
    expect((await verifyChain(busbar.db, newest ?? '')).problem).toMatch(
      /^3:[0-9a-f]{64} is not in the chain$/,
    )
  })

  test('loses its oldest entries by retention alone, and is verified from there on', async () => {
    for (const name of ['Old', 'Older', 'New']) await note(name)
    await tamper(`delete from security_chain`)
    await tamper(`update security_events set at = now() - interval '3 years' where user_name like 'Old%'`)
    // The chain is made anew, as it would have been then.
    await tamper(
      `insert into security_chain select 1, e._id, security_event_hash('', e) from security_events e where user_name = 'Old'`,
      `insert into security_chain select 2, e._id, security_event_hash(c.hash, e) from security_events e, security_chain c where user_name = 'Older' and number = 1`,
      `insert into security_chain select 3, e._id, security_event_hash(c.hash, e) from security_events e, security_chain c where user_name = 'New' and number = 2`,
    )
    const { newest } = await verifyChain(busbar.db)
    await pruneSecurityLog(busbar.db, 24)
    expect(await verifyChain(busbar.db, newest ?? '')).toMatchObject({ entries: 2, problem: null })
    const { rows } = await busbar.db.execute(sql`select user_name, kind from security_events order by at`)
    expect(rows).toEqual([
      { user_name: 'New', kind: 'signed_in' },
      { user_name: 'Busbar', kind: 'security_log_pruned' },
    ])
    await pruneSecurityLog(busbar.db, 24)
    expect((await verifyChain(busbar.db)).entries, 'nothing more to delete, nothing more to say').toBe(2)
    await expect(busbar.db.execute(sql`select prune_security_events('1 day')`)).rejects.toThrow()
    await tamper(`delete from security_events where kind = 'security_log_pruned'`)
    expect((await verifyChain(busbar.db)).problem, 'deleted by somebody else').toBe('entry 2 is missing')
  })

  test('is exported by owners, safe for spreadsheets, and that is an entry itself', async () => {
    const owner = await busbar.signIn('owner', '=cmd|calc')
    await busbar.call('POST', '/api/auth/login', { body: { email: owner.email, password: 'guess' } })
    const get = (token: string, format: string) =>
      busbar.call('GET', `/api/users/security-events/export?format=${format}`, { token })
    const csv = await get(owner.token, 'csv')
    expect([csv.status, csv.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="security-log.csv"',
    ])
    expect(csv.text).toContain(`"'=cmd|calc"`)
    const lines = (await get(owner.token, 'jsonl')).text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ number, kind, actorId }) => [number, kind, actorId])).toEqual([
      [1, 'sign_in_failed', owner._id],
      [2, 'security_log_exported', owner._id],
      [3, 'security_log_exported', owner._id],
    ])
    expect(lines[0].hash).toMatch(/^[0-9a-f]{64}$/)
    for (const role of ['admin', 'editor'] as const) {
      expect((await get((await busbar.signIn(role)).token, 'csv')).status).toBe(403)
    }
  })

  test('names who exported subscribers, read or erased a person, or changed settings', async () => {
    const admin = await busbar.signIn('admin')
    const { token } = admin
    const body = { email: 'max@busbar.example' }
    await busbar.call('POST', '/api/contact', {
      body: { ...body, name: 'Max', subject: 'Motors', message: 'Two.' },
    })
    await busbar.call('GET', '/api/newsletter/subscribers.csv', { token })
    await busbar.call('POST', '/api/privacy/person', { token, body })
    await busbar.call('POST', '/api/privacy/erase', { token, body })
    await busbar.call('PUT', '/api/site-settings', { token, body: { titleSuffix: 'Volt' } })
    const { rows } = await busbar.db.execute(
      sql`select kind, actor_id, details from security_events order by _id`,
    )
    expect(rows.map(({ kind, actor_id, details }) => [kind, actor_id, details])).toEqual([
      ['subscribers_exported', admin._id, ''],
      ['personal_data_exported', admin._id, ''],
      ['personal_data_erased', admin._id, ''],
      ['settings_changed', admin._id, 'titleSuffix'],
    ])
    const editor = await busbar.signIn('editor')
    const refused = await busbar.call('GET', '/api/newsletter/subscribers.csv', { token: editor.token })
    expect(refused.status).toBe(403)
  })

  test('keeps no address that somebody typed', async () => {
    const typed = 'somebody.else@busbar.example'
    await busbar.call('POST', '/api/auth/login', { body: { email: typed, password: 'guess' } })
    const { rows } = await busbar.db.execute(sql`select * from security_events`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('somebody.else')
  })
})
