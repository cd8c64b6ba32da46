import { setTimeout as pause } from 'node:timers/promises'
import type { SupportCheck, SupportPart, SupportReason } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { backupProblem, lastBackups } from '../../platform/files/last-backups.ts'
import type { Storage } from '../../platform/files/storage.ts'
import { createStorageCheck } from '../../platform/files/storage-check.ts'
import { checkMail, type MailSettings } from '../../platform/mail/mail.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Queues } from '../../platform/postgres/jobs.ts'

export type Checked = {
  db: Database
  storage: Storage
  queues: Queues
  mail: MailSettings
  /** Whether the company has said where messages go. */
  hasCompanyEmail: () => Promise<boolean>
  /** How reading the mailbox goes; null when there is none to read. */
  inbox: (() => Promise<InboxHealth & { flaw: SupportReason | null }>) | null
}

type InboxHealth = { readAt: Date | null; failingSince: Date | null; setAside: number }

type Finding = Pick<SupportCheck, 'state' | 'reason' | 'facts'>

const atMost = 5000
const slowAfter = 250
const littleRoom = 1024 ** 3
const behindAfter = 5 * 60
const checkEvery = 1000

/** Tries every part out, all at the same time, each for five seconds at most; at most once a second for everybody. */
export function createChecks({
  db,
  storage,
  queues,
  mail,
  hasCompanyEmail,
  inbox,
}: Checked): () => Promise<SupportCheck[]> {
  const isStorageHealthy = createStorageCheck(storage)
  const parts: Partial<Record<SupportPart, () => Promise<Finding>>> = {
    database: () => checkDatabase(db),
    storage: () => checkStorage(storage, isStorageHealthy),
    mail: async () => {
      const reason = (await checkMail(mail)) ?? ((await hasCompanyEmail()) ? null : 'no-company-email')
      return checked(reason, { way: wayOf(mail) })
    },
    ...(inbox ? { inbox: async () => checkInbox(await inbox()) } : {}),
    jobs: () => checkJobs(queues),
    backup: () => checkBackup(db),
  }
  let checkedAt = 0
  let checks: Promise<SupportCheck[]> = Promise.resolve([])
  return () => {
    if (Date.now() - checkedAt >= checkEvery) {
      checkedAt = Date.now()
      checks = Promise.all(Object.entries(parts).map(([part, check]) => timed(part as SupportPart, check)))
    }
    return checks
  }
}

async function timed(part: SupportPart, check: () => Promise<Finding>): Promise<SupportCheck> {
  const began = performance.now()
  const ended = new AbortController()
  const finding = await Promise.race([
    check().catch(() => failed('unreachable')),
    pause(atMost, failed('timeout'), { signal: ended.signal }).catch(() => failed('timeout')),
  ])
  ended.abort()
  const took = Math.round(performance.now() - began)
  const isSlow = part === 'database' && finding.state === 'ok' && took > slowAfter
  return { part, took, ...finding, ...(isSlow ? { state: 'warning', reason: 'slow' } : {}) }
}

async function checkDatabase(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ version: string; bytes: string; migrations: number }>(sql`select
    current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
    (select count(*)::int from drizzle.__drizzle_migrations) as migrations`)
  const [row] = rows
  return checked(null, {
    // Without what a distribution adds in brackets.
    version: `PostgreSQL ${row?.version.split(' ')[0]}`,
    bytes: Number(row?.bytes),
    migrations: row?.migrations ?? 0,
  })
}

async function checkStorage(storage: Storage, isHealthy: () => Promise<boolean>): Promise<Finding> {
  const [works, room] = await Promise.all([isHealthy(), storage.room?.()])
  const facts = { kind: storage.kind, ...(room === undefined ? {} : { room }) }
  if (!works) return { ...failed('unreachable'), facts }
  return room !== undefined && room < littleRoom
    ? { state: 'warning', reason: 'nearly-full', facts }
    : checked(null, facts)
}

function checkInbox({ readAt, failingSince, setAside, flaw }: InboxHealth & { flaw: SupportReason | null }) {
  return checked(flaw, {
    ...(readAt ? { lastRead: readAt.toISOString() } : {}),
    ...(failingSince ? { failingSince: failingSince.toISOString() } : {}),
    setAside,
  })
}

async function checkJobs(queues: Queues): Promise<Finding> {
  const backlog = await queues.backlog()
  const { waiting, failed: givenUp, oldest } = backlog
  const facts = { waiting, failed: givenUp, oldest }
  if (oldest > behindAfter) return { state: 'warning', reason: 'behind', facts }
  return givenUp > 0 ? { state: 'warning', reason: 'failures', facts } : checked(null, facts)
}

async function checkBackup(db: Database): Promise<Finding> {
  const last = await lastBackups(db)
  const reason = backupProblem(last)
  const facts = {
    ...(last.made ? { lastBackup: last.made.at.toISOString(), bytes: last.made.bytes } : {}),
    ...(last.provenAt ? { lastProof: last.provenAt.toISOString() } : {}),
  }
  if (reason === null) return checked(null, facts)
  return { state: reason === 'backup-failed' ? 'failed' : 'warning', reason, facts }
}

const worthAWord: SupportReason[] = ['not-set', 'folder', 'no-company-email', 'not-read', 'set-aside']

/** Mail that goes nowhere, or into a folder, is how an operator set it: worth a word, not a failure. */
function checked(reason: SupportReason | null, facts: Finding['facts']): Finding {
  if (reason === null) return { state: 'ok', reason, facts }
  return { state: worthAWord.includes(reason) ? 'warning' : 'failed', reason, facts }
}

function failed(reason: SupportReason): Finding {
  return { state: 'failed', reason, facts: {} }
}

function wayOf({ smtpUrl, folder }: MailSettings) {
  if (smtpUrl) return 'smtp'
  return folder ? 'folder' : 'none'
}
