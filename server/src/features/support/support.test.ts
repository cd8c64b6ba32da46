import { createServer } from 'node:net'
import { sampleKinds, texts } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMailApp } from '../../../test/mail/mail-app.ts'
import { type Mailbox, openMailbox } from '../../../test/mail/mailbox.ts'
import { recordStatements } from '../../../test/measure/statements.ts'
import { type Storage, StorageAway } from '../../platform/files/storage.ts'
import { checkMail } from '../../platform/mail/mail.ts'
import { openJobs } from '../../platform/postgres/jobs.ts'
import { createLog } from '../../platform/telemetry/log.ts'
import { createChecks } from './checks.ts'

let busbar: TestApp
let mailbox: Mailbox
let token: string
beforeAll(async () => {
  const started = await createMailApp()
  busbar = started
  mailbox = started.mailbox
  token = (await busbar.signIn('admin')).token
  await busbar.call('PUT', '/api/company/info', { token, body: { email: 'office@busbar.example' } })
})
afterAll(() => busbar.close())

type Check = { part: string; state: string; reason: string | null; took: number; facts: object }

const realNow = Date.now.bind(Date)
let ahead = 0
/** A check is good for a second; the clock is put forward instead of waiting for it. */
function passSecond() {
  ahead += 1100
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead)
}

async function support(of = busbar, as = token) {
  passSecond()
  const { status, body } = await of.call('GET', '/api/support', { token: as })
  expect(status).toBe(200)
  return body.data
}

async function partOf(name: string, of?: TestApp, as?: string): Promise<Check> {
  return (await support(of, as)).checks.find(({ part }: Check) => part === name)
}

/** An application of its own that something is wrong with. */
async function brokenApp(options: Parameters<typeof createTestApp>[0]) {
  const app = await createTestApp(options)
  return { app, token: (await app.signIn('owner')).token }
}

describe('GET /support', () => {
  test('it is for owners and administrators', async () => {
    expect((await busbar.call('GET', '/api/support')).status).toBe(401)
    const editor = await busbar.signIn('editor')
    expect((await busbar.call('GET', '/api/support', editor)).status).toBe(403)
    const owner = await busbar.signIn('owner')
    expect((await busbar.call('GET', '/api/support', owner)).status).toBe(200)
  })

  test('when all is well it says so of every part, with what it found', async () => {
    let found = await support()
    // A busy machine may be slow now and then; what is slow itself always is.
    for (let more = 20; more > 0 && found.checks[0].reason === 'slow'; more--) found = await support()
    const { version, node, startedAt, checks } = found
    expect([version, node]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+/), process.version])
    expect(Date.parse(startedAt)).toBeLessThan(Date.now())
    expect(checks.map(({ part, state, reason }: Check) => [part, state, reason])).toEqual([
      ['database', 'ok', null],
      ['storage', 'ok', null],
      ['mail', 'ok', null],
      ['jobs', 'ok', null],
      ['backup', 'warning', 'no-backup'],
    ])
    expect(checks[0].facts).toEqual({
      version: expect.stringMatching(/^PostgreSQL \d+/),
      bytes: expect.any(Number),
      migrations: expect.any(Number),
    })
    expect(checks[1].facts).toEqual({ kind: 'folder', room: expect.any(Number) })
    expect(checks[2].facts).toEqual({ way: 'smtp' })
    expect(checks[3].facts).toEqual({ waiting: 0, failed: 0, oldest: 0 })
  })

  test('nothing in it is a secret', async () => {
    const smtpUrl = `smtp://ada:hunter2@127.0.0.1:${new URL(mailbox.settings.smtpUrl).port}`
    const { app, token } = await brokenApp({ mail: { ...mailbox.settings, smtpUrl } })
    const text = JSON.stringify(await support(app, token))
    for (const secret of ['hunter2', 'ada', '127.0.0.1', app.url, app.folder, token])
      expect(text).not.toContain(secret)
    await app.close()
  })

  test('a storage that takes nothing has failed; one that never answers is waited for five seconds', async () => {
    const away: Partial<Storage> = {
      put: async () => {
        throw new StorageAway(new Error('EROFS'))
      },
    }
    const silent: Partial<Storage> = { put: () => new Promise(() => {}) }
    for (const [fault, reason] of [
      [away, 'unreachable'],
      [silent, 'timeout'],
    ] as const) {
      const { app, token } = await brokenApp({ storage: { ...busbar.storage, ...fault } })
      expect(await partOf('storage', app, token)).toMatchObject({ state: 'failed', reason })
      await app.close()
    }
  })

  test('a storage with hardly any room left is worth a warning', async () => {
    const { app, token } = await brokenApp({ storage: { ...busbar.storage, room: async () => 1000 } })
    expect(await partOf('storage', app, token)).toMatchObject({
      state: 'warning',
      reason: 'nearly-full',
      facts: { kind: 'folder', room: 1000 },
    })
    await app.close()
  })

  test('without a mail server it says so', async () => {
    const { app, token } = await brokenApp({})
    expect(await partOf('mail', app, token)).toMatchObject({
      state: 'warning',
      reason: 'not-set',
      facts: { way: 'none' },
    })
    await app.close()
  })

  test('backups: none, an old one, one that was never restored, a good one and a bad one are told apart', async () => {
    const add = (age: string, proven: string | null, problem: string | null) =>
      busbar.db.execute(sql`insert into backups values (gen_random_uuid(), now() - ${age}::interval,
        now() - ${age}::interval, 'x.zip', 123, 1, 1, now() - ${proven}::interval, ${problem})`)
    expect(await partOf('backup')).toMatchObject({ state: 'warning', reason: 'no-backup', facts: {} })
    await add('3 days', '3 days', null)
    expect(await partOf('backup')).toMatchObject({ state: 'warning', reason: 'outdated' })
    await add('1 hour', null, null)
    expect(await partOf('backup')).toEqual({
      part: 'backup',
      state: 'ok',
      reason: null,
      took: expect.any(Number),
      facts: { lastBackup: expect.any(String), bytes: 123, lastProof: expect.any(String) },
    })
    await busbar.db.execute(
      sql`update backups set proven_at = now() - interval '9 days' where proven_at is not null`,
    )
    expect(await partOf('backup')).toMatchObject({ state: 'warning', reason: 'unproven' })
    await add('1 minute', null, 'the disk is full')
    expect(await partOf('backup')).toMatchObject({
      state: 'failed',
      reason: 'backup-failed',
      facts: { bytes: 123 },
    })
  })

  test('a company without an email address is worth a warning, because enquiries then go to the owners', async () => {
    const { app, token } = await brokenApp({ mail: mailbox.settings })
    expect(await partOf('mail', app, token)).toMatchObject({ state: 'warning', reason: 'no-company-email' })
    await app.close()
  })

  test('M7: a mail server without encryption has failed, and is told no password', async () => {
    const told: string[] = []
    const server = await openMailbox({ hear: (line) => told.push(line) })
    // An address that our rule does not take for this machine.
    const smtpUrl = server.settings.smtpUrl.replace('127.0.0.1', 'ada:hunter2@0.0.0.0')
    for (const url of [smtpUrl, `${smtpUrl}?ignoreTLS=true`, `${smtpUrl}?secure=false&opportunisticTLS=true`])
      expect(await checkMail({ smtpUrl: url, folder: null })).toBe('no-tls')
    await server.close()
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter((line) => /auth|hunter2/i.test(line))).toEqual([])
  })

  test('a mailbox says when it was read, since when it fails, and how many emails were set aside', async () => {
    const imapUrl = 'imaps://ada:hunter2@mail.example/INBOX'
    const { app, token } = await brokenApp({ inbox: { imapUrl, replyAddress: null } })
    const inbox = () => partOf('inbox', app, token)
    expect(await inbox()).toMatchObject({ state: 'warning', reason: 'not-read', facts: { setAside: 0 } })
    const name = 'ada@mail.example/INBOX'
    await app.db.execute(sql`insert into mailbox_health values (${name}, now())`)
    expect(await inbox()).toMatchObject({ state: 'ok', facts: { lastRead: expect.any(String), setAside: 0 } })
    await app.db.execute(sql`insert into mails_set_aside
      values (gen_random_uuid(), now(), ${name}, '1', 1, null, null, 'unreadable')`)
    expect(await inbox()).toMatchObject({ state: 'warning', reason: 'set-aside', facts: { setAside: 1 } })
    await app.db.execute(sql`update mailbox_health set failing_since = now(), failure = 'inbox-refused'`)
    expect(await inbox()).toMatchObject({
      state: 'failed',
      reason: 'inbox-refused',
      facts: { failingSince: expect.any(String), lastRead: expect.any(String) },
    })
    expect(JSON.stringify(await support(app, token))).not.toMatch(/hunter2|ada|mail\.example/)
    await app.close()
  })

  test('work that was given up is worth a warning', async () => {
    await busbar.db.execute(
      sql`insert into pgboss.job (name, data, state) values ('account-mail', '{}', 'failed')`,
    )
    expect(await partOf('jobs')).toMatchObject({ state: 'warning', reason: 'failures', facts: { failed: 1 } })
  })

  test('work that nobody does is worth a warning', async () => {
    const queues = await openJobs(busbar.url, ['unattended'], createLog('silent'))
    await busbar.db.execute(sql`insert into pgboss.job (name, data, start_after)
      values ('unattended', '{}', now() - interval '10 minutes')`)
    const { db, storage } = busbar
    const mail = mailbox.settings
    const checks = await createChecks({
      db,
      storage,
      queues,
      mail,
      inbox: null,
      hasCompanyEmail: async () => true,
    })()
    expect(checks.find(({ part }) => part === 'jobs')).toMatchObject({ state: 'warning', reason: 'behind' })
    await queues.stop()
  })

  test('A51: however often it is called, it is checked once a second', async () => {
    passSecond()
    const statements = await recordStatements(() =>
      Promise.all(Array.from({ length: 5 }, () => busbar.call('GET', '/api/support', { token }))),
    )
    expect(statements.filter(({ text }) => text.includes('server_version'))).toHaveLength(1)
  })
})

describe('GET /support/mails', () => {
  test('every kind of mail with HTML and text, under the name of the company', async () => {
    await busbar.call('PUT', '/api/company/info', {
      token,
      body: {
        name: 'Ohm & Sons',
        address: '1 Busbar Road',
        logo: { imageUrl: '/uploads/company/logo.webp' },
      },
    })
    const { body } = await busbar.call('GET', '/api/support/mails', { token })
    expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual([...sampleKinds])
    for (const { subject, html, text } of body.data) {
      expect(text).toContain(subject)
      expect(text).toContain('Ohm & Sons\n1 Busbar Road')
      expect(html).toContain('Ohm &#38; Sons')
      expect(html).toContain('src="https://busbar.example/uploads/company/logo.webp"')
      expect(html).not.toMatch(/<script|javascript:|onerror/)
    }
    const editor = await busbar.signIn('editor')
    expect((await busbar.call('GET', '/api/support/mails', editor)).status).toBe(403)
  })
})

describe('POST /support/test-mail', () => {
  const send = async (of: TestApp, as: string) =>
    (await of.call('POST', '/api/support/test-mail', { token: as })).body.data

  test('goes to the caller, with what the server answered', async () => {
    const me = await busbar.signIn('admin')
    expect(await send(busbar, me.token)).toEqual({
      to: me.email,
      isAccepted: true,
      answer: expect.stringMatching(/^250/),
    })
    expect((await mailbox.mailTo(me.email)).subject).toBe(texts.mails.test('').title)
  })

  test('a server that refuses is quoted; one that is not there, or not set, is said', async () => {
    const me = await busbar.signIn('admin')
    mailbox.refuseRecipient(me.email, 554)
    expect(await send(busbar, me.token)).toMatchObject({
      isAccepted: false,
      answer: expect.stringContaining('not this one'),
    })
    for (const smtpUrl of ['smtp://ada:hunter2@127.0.0.1:1', null]) {
      const { app, token } = await brokenApp({ mail: { ...mailbox.settings, smtpUrl } })
      const { isAccepted, answer } = await send(app, token)
      expect([isAccepted, answer]).toEqual([
        false,
        expect.stringMatching(smtpUrl ? /ECONNREFUSED/ : /SMTP_URL/),
      ])
      expect(answer).not.toContain('hunter2')
      await app.close()
    }
  })

  test('where mails go into a folder, it is accepted and nobody answers', async () => {
    const { app, token } = await brokenApp({
      mail: { ...mailbox.settings, smtpUrl: null, folder: busbar.folder },
    })
    expect(await send(app, token)).toMatchObject({ isAccepted: true, answer: '' })
    await app.close()
  })
})

test('mail: a server that is not there, refuses the password or says nothing is told apart', async () => {
  const check = (smtpUrl: string) => checkMail({ smtpUrl, folder: null })
  expect(await check('smtp://127.0.0.1:1')).toBe('unreachable')

  const strict = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
  })
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve))
  const { port } = strict.server.address() as { port: number }
  expect(await check(`smtp://ada:wrong@127.0.0.1:${port}`)).toBe('refused')
  await new Promise<void>((resolve) => strict.close(() => resolve()))

  const hangsUp = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => hangsUp.listen(0, '127.0.0.1', resolve))
  expect(await check(`smtp://127.0.0.1:${(hangsUp.address() as { port: number }).port}`)).toBe('unreachable')
  hangsUp.close()
})

test('mail: into a folder it works, but reaches nobody', async () => {
  expect(await checkMail({ smtpUrl: null, folder: busbar.folder })).toBe('folder')
})
