import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { SupportReason } from '@busbar/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { verifyChain } from '../../features/accounts/audit/audit-chain.ts'
import { countLostSecrets } from '../../features/accounts/second-factor/seal-secrets.ts'
import { inboxHealth, inboxProblem } from '../../features/messages/inbox/inbox-health.ts'
import type { Config } from '../../platform/config.ts'
import { backupProblem, lastBackups } from '../../platform/files/last-backups.ts'
import { openStorage } from '../../platform/files/open-storage.ts'
import { createStorageCheck } from '../../platform/files/storage-check.ts'
import { loadBuild } from '../../platform/http/web.ts'
import { checkMailbox } from '../../platform/mail/imap.ts'
import { checkMail } from '../../platform/mail/mail.ts'
import { countMigrations } from '../../platform/postgres/migrate.ts'
import { findPrograms } from '../../platform/postgres/postgres-programs.ts'
import { createSecretBox } from '../../platform/secrets/secret-box.ts'
import { checkPages } from './check-pages.ts'
import type { Finding } from './finding.ts'

const oldestServer = 15
const littleRoom = 1024 ** 3
const clockTolerance = 5

/** Checks one part after the other; each reports what it found and how to fix it. */
export async function* findings(config: Config): AsyncGenerator<Finding> {
  yield checkAddress(config)
  yield await checkBuild(config)
  const client = new pg.Client({ connectionString: config.databaseUrl, connectionTimeoutMillis: 5000 })
  const trouble = await client.connect().then(
    () => null,
    (error: Error) => error.message,
  )
  if (trouble === null) {
    yield* checkDatabase(client, config)
    yield await checkEncryption(client, config)
    yield await checkAudit(client)
    await client.end()
    yield await checkProof(config)
  } else {
    yield {
      about: 'Database',
      state: 'failed',
      found: `cannot be reached (${trouble})`,
      mend: 'Is PostgreSQL running, and does DATABASE_URL name its host, port, user and password? If only the database is missing, create it with: busbar migrate',
    }
  }
  yield await checkStorage(config)
  yield mailFinding(await checkMail(config.mail))
  const build = config.mode === 'development' ? null : await loadBuild().catch(() => null)
  yield build
    ? await checkPages(config.siteFolder, build.build.staticFolder)
    : { about: 'Pages', state: 'ok', found: 'from sources' }
  if (config.inbox.imapUrl) yield mailboxFinding(await checkMailbox(config.inbox.imapUrl))
  for (const [name, folder] of Object.entries(foldersOf(config))) yield await checkFolder(name, folder)
}

function checkAddress({ publicUrl, mode }: Config): Finding {
  const about = 'Address'
  const isFit = mode !== 'production' || publicUrl.startsWith('https://')
  if (isFit) return { about, state: 'ok', found: publicUrl }
  return {
    about,
    state: 'warning',
    found: `${publicUrl} is not what visitors would use`,
    mend: 'Set PUBLIC_URL to the https address of the website: links in mails and search engines use it.',
  }
}

async function checkBuild({ mode }: Config): Promise<Finding> {
  const about = 'Build'
  if (mode === 'development') return { about, state: 'ok', found: 'from sources' }
  return loadBuild().then(
    ({ build }) => ({ about, state: 'ok', found: build.id }),
    (error: Error) => ({ about, state: 'failed', found: error.message, mend: 'Run: npm run build' }),
  )
}

async function* checkDatabase(client: pg.Client, { inbox }: Config): AsyncGenerator<Finding> {
  const began = Date.now()
  const { rows } = await client.query(`select current_setting('server_version') as version,
    current_setting('server_version_num')::int / 10000 as major, extract(epoch from clock_timestamp())::float8 as now`)
  const { version, major, now } = rows[0]
  const found = `PostgreSQL ${String(version).split(' ')[0]}`
  yield major >= oldestServer
    ? { about: 'Database', state: 'ok', found }
    : {
        about: 'Database',
        state: 'failed',
        found,
        mend: `Use PostgreSQL ${oldestServer} or newer.`,
      }
  yield await checkSchema(client)
  yield checkClock(now - (began + Date.now()) / 2000)
  yield checkPrograms(major)
  yield await checkBackups(client)
  if (inbox.imapUrl) yield await checkReading(client, inbox.imapUrl)
}

/** Secrets that were sealed with another key are lost to us, and their users locked out but for recovery codes. */
async function checkEncryption(client: pg.Client, { encryption }: Config): Promise<Finding> {
  const about = 'Encryption'
  const lost = await countLostSecrets(drizzle(client), createSecretBox(encryption)).catch(() => 0)
  if (lost === 0) return { about, state: 'ok', found: 'ENCRYPTION_KEY decrypts every secret' }
  return {
    about,
    state: 'failed',
    found: `ENCRYPTION_KEY does not decrypt the authenticator secrets of ${lost} ${lost === 1 ? 'user' : 'users'}`,
    mend: 'Set ENCRYPTION_KEY, or ENCRYPTION_KEY_PREVIOUS, to the key they were made with. If it is lost: busbar user reset-two-factor --email <address>',
  }
}

async function checkAudit(client: pg.Client): Promise<Finding> {
  const about = 'Security log'
  const report = await verifyChain(drizzle(client)).catch(() => null)
  // A database without a schema has no log either.
  if (!report) return { about, state: 'ok', found: 'none yet' }
  if (!report.problem) return { about, state: 'ok', found: `${report.entries} entries, unbroken` }
  return {
    about,
    state: 'failed',
    found: report.problem,
    mend: 'Someone has changed it in the database. Compare it with a backup, and find out who has access.',
  }
}

async function checkSchema(client: pg.Client): Promise<Finding> {
  const about = 'Schema'
  const { applied, known } = await countMigrations(client)
  if (applied === known) return { about, state: 'ok', found: `newest (${known} migrations)` }
  if (applied > known) {
    return {
      about,
      state: 'warning',
      found: `made by a newer version (${applied} migrations; this one knows ${known})`,
      mend: 'Works while a newer version is being rolled out. Otherwise install that version here too.',
    }
  }
  return {
    about,
    state: 'warning',
    found: `${known - applied} of ${known} migrations are missing`,
    mend: 'Run: busbar migrate (serve and work do it when they start)',
  }
}

/** Sessions, invitations and scheduled work go by the database's clock, pages and logs by ours. */
function checkClock(ahead: number): Finding {
  const about = 'Clock'
  const seconds = Math.abs(ahead)
  if (seconds <= clockTolerance) return { about, state: 'ok', found: 'agrees with the database' }
  return {
    about,
    state: 'failed',
    found: `${Math.round(seconds)} s ${ahead > 0 ? 'behind' : 'ahead of'} the database`,
    mend: 'Synchronise the clocks of both machines with NTP, for example: timedatectl set-ntp true',
  }
}

function checkPrograms(server: number): Finding {
  const about = 'Backup programs'
  const programs = findPrograms()
  const isFit = programs !== null && programs.major >= server
  if (isFit) return { about, state: 'ok', found: `pg_dump ${programs.major}` }
  return {
    about,
    state: 'warning',
    found: programs ? `pg_dump ${programs.major} is older than the database` : 'pg_dump is not installed',
    mend: `Backups need it. Debian: apt-get install postgresql-client-${server}`,
  }
}

async function checkBackups(client: pg.Client): Promise<Finding> {
  const about = 'Backups'
  const last = await lastBackups(drizzle(client)).catch(() => null)
  // A database without a schema has no backups either.
  if (!last) return { about, state: 'ok', found: 'none yet' }
  const flaws = {
    'no-backup': 'none was ever made',
    outdated: 'the last one is more than two days old',
    unproven: 'none of the last eight days was proven',
    'backup-failed': 'the last one failed',
  }
  const flaw = backupProblem(last)
  if (flaw === null)
    return { about, state: 'ok', found: `the last one was made at ${last.made?.at.toISOString()}` }
  const mend = 'Schedule this every night: busbar backup --verify --keep-days 7 --keep-weeks 5'
  return { about, state: 'warning', found: flaws[flaw], mend }
}

/** Whether `backup --verify` could make the database into which it restores. */
async function checkProof({ databaseUrl, ownerUrl }: Config): Promise<Finding> {
  const about = 'Backup verification'
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query(`select rolname as role, rolcreatedb or rolsuper as can,
      pg_has_role(datdba, 'usage') as owns from pg_roles, pg_database
      where rolname = current_user and datname = current_database()`)
    const { role, can, owns } = rows[0]
    if (can)
      return { about, state: 'ok', found: `${role} may make the database that a backup is restored into` }
    const found = `${role} may not make the database that a backup is restored into`
    return owns
      ? { about, state: 'failed', found, mend: `As PostgreSQL's superuser: alter role "${role}" createdb` }
      : {
          about,
          state: 'warning',
          found,
          mend: 'Set MIGRATION_DATABASE_URL when you run this, as for backups.',
        }
  } catch (error) {
    const isOwner = ownerUrl !== databaseUrl
    return {
      about,
      state: 'failed',
      found: `the owner of the database cannot connect (${(error as Error).message})`,
      mend: `Check the user and password in ${isOwner ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL'}.`,
    }
  } finally {
    await client.end()
  }
}

/** How the copies have read the mailbox so far. */
async function checkReading(client: pg.Client, imapUrl: string): Promise<Finding> {
  const about = 'Answers by email'
  const health = await inboxHealth(drizzle(client), imapUrl).catch(() => null)
  // A database without a schema has read nothing either.
  if (!health) return { about, state: 'ok', found: 'none yet' }
  const { readAt, failingSince, setAside } = health
  const last = readAt ? `the mailbox was last read at ${readAt.toISOString()}` : 'the mailbox was never read'
  const since = failingSince ? `, failing since ${failingSince.toISOString()}` : ''
  const aside = setAside > 0 ? `, ${setAside} set aside` : ''
  const found = `${last}${since}${aside}`
  const flaw = inboxProblem(health)
  if (flaw === null) return { about, state: 'ok', found }
  const mend =
    flaw === 'set-aside'
      ? 'Back office → Notifications lists them. Read them in the mailbox, then dismiss them there.'
      : 'Make sure that a copy runs without WORK=false, or busbar work. Its log says why it cannot read the mailbox.'
  return { about, state: 'warning', found, mend }
}

async function checkStorage(config: Config): Promise<Finding> {
  const about = 'Storage'
  const storage = openStorage(config)
  const where = config.s3 ? `bucket ${config.s3.bucket}` : `folder ${resolve(config.uploadsFolder)}`
  if (await createStorageCheck(storage)()) {
    return { about, state: 'ok', found: `${where}: a file was stored, read and removed` }
  }
  return {
    about,
    state: 'failed',
    found: `${where}: a file could not be stored, read and removed`,
    mend: config.s3
      ? 'Check S3_ENDPOINT, S3_BUCKET and the keys, which need to get, put and delete in the bucket.'
      : 'Give the user that runs busbar write access to UPLOADS_FOLDER, and check that its disk is not full.',
  }
}

/** Said by doctor, and by a copy as it starts. */
export const unencrypted =
  'the server offers no encryption (STARTTLS), so nothing is sent to it: neither email nor the password'

function mailboxFinding(reason: SupportReason | null): Finding {
  const about = 'Mailbox'
  if (reason === null) return { about, state: 'ok', found: 'can be opened' }
  const [found, mend] =
    reason === 'no-tls'
      ? [unencrypted, 'Use an imaps:// address in IMAP_URL, or turn STARTTLS on at the server.']
      : reason === 'inbox-refused'
        ? ['the server refuses the user or password', 'Correct user and password in IMAP_URL.']
        : ['cannot be opened', 'Check host, port and mailbox in IMAP_URL, and the firewall.']
  return { about, state: 'failed', found, mend }
}

function mailFinding(reason: SupportReason | null): Finding {
  const about = 'Mail'
  const found: Partial<Record<SupportReason, [Finding['state'], string, string]>> = {
    'not-set': ['warning', 'is not sent', 'Set SMTP_URL and MAIL_FROM: invitations and replies go by email.'],
    folder: [
      'warning',
      'goes to a folder and reaches nobody',
      'Set SMTP_URL to the address of a mail server.',
    ],
    refused: ['failed', 'the server refuses the user or password', 'Correct user and password in SMTP_URL.'],
    'no-tls': [
      'failed',
      unencrypted,
      'Use an smtps:// address in SMTP_URL, or turn STARTTLS on at the server.',
    ],
    timeout: ['failed', 'the server does not answer', 'Check host and port in SMTP_URL, and the firewall.'],
  }
  const [state, sentence, mend] = (reason && found[reason]) ?? [
    'failed',
    'the server cannot be reached',
    'Check host and port in SMTP_URL, and the firewall.',
  ]
  return reason === null
    ? { about, state: 'ok', found: 'the server takes mails from us' }
    : { about, state, found: sentence, mend }
}

function foldersOf(config: Config): Record<string, string> {
  return {
    SITE_FOLDER: config.siteFolder,
    BACKUP_FOLDER: config.backupFolder,
    ...(config.s3 ? {} : { UPLOADS_FOLDER: config.uploadsFolder }),
  }
}

async function checkFolder(name: string, folder: string): Promise<Finding> {
  const path = resolve(folder)
  const about = name
  try {
    await mkdir(path, { recursive: true })
    await access(path, constants.W_OK)
    const { bavail, bsize } = await statfs(path)
    const room = `${path}, ${(Number(bavail * bsize) / 1024 ** 3).toFixed(1)} GB free`
    return bavail * bsize < littleRoom
      ? { about, state: 'warning', found: room, mend: 'Make room, or move the folder to a larger disk.' }
      : { about, state: 'ok', found: room }
  } catch (error) {
    const found = `${path} cannot be written (${(error as NodeJS.ErrnoException).code})`
    return { about, state: 'failed', found, mend: 'Give the user that runs busbar write access to it.' }
  }
}
