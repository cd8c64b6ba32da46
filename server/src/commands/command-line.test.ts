import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { asOwner } from '../../test/database.ts'
import { openMailbox } from '../../test/mail/mailbox.ts'
import { callCommand, main, runCommand } from '../../test/run-command.ts'
import { helpOf } from './help.ts'
import { commands } from './list.ts'
import { showProgress } from './progress.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
})
afterAll(() => busbar.close())

/** Nothing else is set: the developer who runs this may have an installation of their own. */
const settings = () => ({
  DATABASE_URL: busbar.url,
  SITE_FOLDER: join(busbar.folder, 'site'),
  UPLOADS_FOLDER: join(busbar.folder, 'uploads'),
  NODE_ENV: 'test',
})
const run = (args: string[], env = {}) => runCommand(args, { ...settings(), ...env })
const call = (args: string[], env = {}) => callCommand(args, { ...settings(), ...env })

describe('help', () => {
  test('the whole lists every command, and each command explains itself', async () => {
    const { code, stdout } = await run(['--help'])
    expect(code).toBe(0)
    for (const name of Object.keys(commands)) {
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
      const command = await commands[name]?.load()
      expect(command?.help.split('\n').every((line) => line.length <= 120)).toBe(true)
    }
    expect(await helpOf('user')).toContain('Usage: busbar user <action> --email')
    for (const args of [
      ['keys', '--help'],
      ['help', 'keys'],
    ])
      expect(await run(args)).toEqual({ code: 0, stdout: `${await helpOf('keys')}\n`, stderr: '' })
    expect((await run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+/)
  })
})

describe('wrong usage', () => {
  const title = 'busbar %j says so in one sentence and ends with 2'

  test.each([
    [['nonsense'], '"nonsense" is not a command'],
    [[], 'Say which command'],
    [['keys', 'lose'], 'Unknown action for keys: "lose"'],
  ])(title, async (args, sentence) => {
    const { code, stderr, stdout } = await run(args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr.split('\n')[0]).toBe(sentence)
    expect(stderr).toContain('Usage: busbar ')
  })

  test.each([
    [['user'], 'action is missing'],
    [['user', 'create'], '--email is missing or wrong'],
    [['user', 'create', '--mail', 'x'], "Unknown option '--mail'"],
    [['migrate', 'now'], '"now" is not expected here'],
  ])(title, async (args, sentence) => {
    expect(await call(args)).toEqual({ code: 2, stdout: '', stderr: `${sentence}\n` })
  })
})

test('keys rotate replaces the keys that sign', async () => {
  const keys = async () => (await busbar.db.execute('select name from signing_keys')).rows.length
  expect((await run(['keys', 'rotate'])).stdout).toBe('New keys: contact-form, reply-address\n')
  expect(await keys()).toBe(2)
  await call(['keys', 'rotate'])
  expect(await keys()).toBe(4)
  await call(['keys', 'rotate', '--leaked'])
  expect(await keys()).toBe(2)
})

test('what fails says why and ends with 1', async () => {
  const { code, stderr } = await run(['migrate'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect([code, stderr]).toEqual([1, expect.stringContaining('ECONNREFUSED')])
})

describe('doctor', () => {
  test('a good installation is ready', async () => {
    const mailbox = await openMailbox()
    const { code, stdout } = await run(['doctor'], {
      SMTP_URL: mailbox.settings.smtpUrl,
      NODE_ENV: 'development',
    })
    await mailbox.close()
    expect([code, stdout]).toEqual([0, expect.stringMatching(/\nReady\.\n$/)])
    for (const part of [
      'Settings',
      'Address',
      'Build',
      'Database',
      'Schema',
      'Clock',
      'Storage',
      'Mail',
      'SITE_FOLDER',
    ]) {
      expect(stdout).toMatch(new RegExp(`^ok +${part}: `, 'm'))
    }
  })

  test('each fault is named, with what to do about it', async () => {
    const faulty = await call(['doctor'], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      SMTP_URL: 'smtp://127.0.0.1:1',
      // Below a file nobody can make a folder, not even root.
      SITE_FOLDER: join(main, 'site'),
      UPLOADS_FOLDER: join(main, 'uploads'),
    })
    expect(faulty.code).toBe(1)
    for (const [part, mend] of [
      ['Database', /DATABASE_URL/],
      ['Storage', /UPLOADS_FOLDER/],
      ['Mail', /SMTP_URL/],
      ['SITE_FOLDER', /Give the user that runs busbar write access/],
    ] as const) {
      expect(faulty.stdout).toMatch(new RegExp(`^FAILED +${part}: .*\\n .*${mend.source}`, 'm'))
    }
  })

  test('says when backups could not be verified', async () => {
    const name = `small_${crypto.randomUUID().slice(0, 8)}`
    const small = Object.assign(new URL(busbar.ownerUrl), {
      username: name,
      password: 'x',
      pathname: `/${name}`,
    })
    await asOwner(
      busbar.ownerUrl,
      `create role ${name} login password 'x'`,
      `create database ${name} owner ${name}`,
    )
    const env = { DATABASE_URL: small.href, NODE_ENV: 'development' }
    const faulty = await call(['doctor'], env)
    expect(faulty.code).toBe(1)
    expect(faulty.stdout).toMatch(/^FAILED +Backup verification: .*\n .*alter role "\w+" createdb/m)
    await asOwner(busbar.ownerUrl, `alter role ${name} createdb`)
    expect((await call(['doctor'], env)).stdout).toMatch(/^ok +Backup verification: /m)
  })

  test('settings that are not valid are all named', async () => {
    const { code, stdout } = await call(['doctor'], { DATABASE_URL: 'mysql://x', PORT: 'many' })
    expect(code).toBe(1)
    for (const name of ['DATABASE_URL', 'PORT']) expect(stdout).toContain(`  ${name}: `)
  })

  test('a schema that is not the newest is worth a word', async () => {
    await asOwner(
      busbar.ownerUrl,
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    )
    const { stdout } = await call(['doctor'])
    expect(stdout).toMatch(/^note +Schema: 1 of \d+ migrations are missing\n +Run: busbar migrate/m)
  })
})

describe('progress', () => {
  const shown = (isTTY: boolean) => {
    vi.useFakeTimers()
    const written: string[] = []
    const progress = showProgress('Pages:', { isTTY, write: (text) => written.push(text) })
    progress.at(1, 2000)
    progress.at(2, 2000)
    progress.end('Done.')
    vi.useRealTimers()
    return written
  }

  test('on a terminal one line moves', () => {
    expect(shown(true)).toEqual(['\r\x1b[KPages: 1 of 2,000', '\r\x1b[KDone.\n'])
  })

  test('elsewhere there are plain lines, and few of them', () => {
    expect(shown(false)).toEqual(['Done.\n'])
  })
})
