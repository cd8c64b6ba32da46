import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const good = {
  DATABASE_URL: 'postgres://busbar:a-real-one@127.0.0.1/busbar',
  ENCRYPTION_KEY: Buffer.alloc(32, 'k').toString('base64'),
}

test('A15: a start without a needed variable, or with the example secret, stops and names the variable', () => {
  expect(() => readConfig({})).toThrow(/DATABASE_URL/)
  expect(() => readConfig({ DATABASE_URL: 'postgres://busbar:secret@127.0.0.1/busbar' })).toThrow(
    /DATABASE_URL/,
  )
  expect(() => readConfig({ ...good, PORT: 'many' })).toThrow(/PORT/)
  const example = /^ENCRYPTION_KEY=(.+)$/m.exec(
    readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'),
  )?.[1]
  const zeros = Buffer.alloc(32).toString('base64')
  for (const ENCRYPTION_KEY of [undefined, '', example, 'c2hvcnQ=', zeros]) {
    expect(() => readConfig({ ...good, ENCRYPTION_KEY })).toThrow(/ENCRYPTION_KEY: .*openssl rand -base64 32/)
  }
  expect(() => readConfig({ ...good, SMTP_URL: 'http://mail.example' })).toThrow(/SMTP_URL/)
})

test('answers by mail come back where an address and a mailbox are named; a wrong one stops the start', () => {
  expect(readConfig(good).inbox).toEqual({ imapUrl: null, replyAddress: null })
  const [IMAP_URL, REPLY_ADDRESS] = ['imaps://inbox:pass@mail.example.com/INBOX', 'inbox@example.com']
  expect(readConfig({ ...good, IMAP_URL, REPLY_ADDRESS }).inbox).toEqual({
    imapUrl: IMAP_URL,
    replyAddress: REPLY_ADDRESS,
  })
  expect(() => readConfig({ ...good, IMAP_URL: 'https://mail.example.com' })).toThrow(/IMAP_URL/)
  expect(() => readConfig({ ...good, REPLY_ADDRESS: 'inbox' })).toThrow(/REPLY_ADDRESS/)
  // The signed part needs the rest of the 64 characters.
  expect(() => readConfig({ ...good, REPLY_ADDRESS: `${'x'.repeat(21)}@example.com` })).toThrow(
    /REPLY_ADDRESS/,
  )
})

test('production is what nobody asked otherwise for', () => {
  expect(readConfig(good)).toMatchObject({ mode: 'production', host: '127.0.0.1', port: 3000, demo: null })
})

test('PASSWORD_MIN is 6 to 128, REQUIRE_TWO_FACTOR yes or no; anything else stops the start', () => {
  expect(readConfig(good).accounts).toEqual({ passwordMin: 6, requiresTwoFactor: false })
  const strict = readConfig({ ...good, PASSWORD_MIN: '12', REQUIRE_TWO_FACTOR: '1' })
  expect(strict.accounts).toEqual({ passwordMin: 12, requiresTwoFactor: true })
  for (const PASSWORD_MIN of ['5', '129', '6.5', 'many']) {
    expect(() => readConfig({ ...good, PASSWORD_MIN })).toThrow(/PASSWORD_MIN/)
  }
  expect(() => readConfig({ ...good, REQUIRE_TWO_FACTOR: 'maybe' })).toThrow(/REQUIRE_TWO_FACTOR/)
})

test('uploads go to a bucket when all of it is named; a part of it stops the start and names what is missing', () => {
  expect(readConfig(good).s3).toBeNull()
  const bucket = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'busbar-uploads',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY: 'an-access-key',
    S3_SECRET_KEY: 'a-secret-key',
  }
  expect(readConfig({ ...good, ...bucket }).s3).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'busbar-uploads',
    region: 'eu-central-1',
    accessKey: 'an-access-key',
    secretKey: 'a-secret-key',
  })
  for (const name of Object.keys(bucket)) {
    expect(() => readConfig({ ...good, ...bucket, [name]: '' })).toThrow(
      new RegExp(`\\n  ${name}: is needed`),
    )
  }
  expect(() => readConfig({ ...good, ...bucket, S3_ENDPOINT: 's3.example.com' })).toThrow(/S3_ENDPOINT/)
  expect(() => readConfig({ ...good, ...bucket, S3_BUCKET: '../other' })).toThrow(/S3_BUCKET/)
})

test('traces go to a collector when its address is set, with its headers', () => {
  expect(readConfig(good).traces).toBeNull()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318'
  const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x,x-team=web' }
  expect(readConfig({ ...good, OTEL_EXPORTER_OTLP_ENDPOINT, ...headers }).traces).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: { authorization: 'Bearer x', 'x-team': 'web' },
    service: 'busbar',
  })
  expect(() => readConfig({ ...good, OTEL_EXPORTER_OTLP_HEADERS: 'nonsense' })).toThrow(/OTLP_HEADERS/)
})

test('the public address carries no slash at its end', () => {
  expect(readConfig({ ...good, PUBLIC_URL: 'https://www.example.com/' }).publicUrl).toBe(
    'https://www.example.com',
  )
})

test('the example file names every variable that there is', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8')
  const known = [...source.matchAll(/^ {4}([A-Z0-9_]+): /gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(known.filter((name) => name !== 'NODE_ENV').sort())
})

test('the example file means the same to a shell, to systemd and to Node', () => {
  const path = new URL('../../../.env.example', import.meta.url).pathname
  const said = execFileSync('sh', ['-euc', `set -a; . ${path}; env -0`], { env: {}, encoding: 'utf8' })
  const inShell = Object.fromEntries(said.split('\0').map((line) => line.split(/=(.*)/s)))
  expect(inShell).toMatchObject(parseEnv(readFileSync(path, 'utf8')))
  expect(inShell.MAIL_FROM).toBe('Example Company <no-reply@example.com>')
})

test('the owner of the tables is the role that uses them, unless another is named', () => {
  expect(readConfig(good).ownerUrl).toBe(good.DATABASE_URL)
  const MIGRATION_DATABASE_URL = 'postgres://owner:another-one@127.0.0.1/busbar'
  expect(readConfig({ ...good, MIGRATION_DATABASE_URL }).ownerUrl).toBe(MIGRATION_DATABASE_URL)
  expect(() => readConfig({ ...good, MIGRATION_DATABASE_URL: 'mysql://x' })).toThrow(/MIGRATION_DATABASE_URL/)
})
