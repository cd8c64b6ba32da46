import { limits } from '@busbar/contract'
import { and, eq } from 'drizzle-orm'
import type { Config } from '../../../platform/config.ts'
import {
  type Mailbox,
  type MailHead,
  mailboxName,
  openMailbox,
  reasonOf,
} from '../../../platform/mail/imap.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import { runAsLeader } from '../../../platform/postgres/leader.ts'
import { locks } from '../../../platform/postgres/locks.ts'
import type { Logger } from '../../../platform/telemetry/log.ts'
import { createReplyAddresses } from '../replies/reply-address.ts'
import { readMailboxes } from '../table.ts'
import { noteHealth } from './inbox-health.ts'
import type { Envelope } from './incoming-mail.ts'
import { createMailReader } from './mail-reader.ts'
import { receiveMail } from './receive-mail.ts'
import { faultOfMail, setAside } from './set-aside.ts'

const longestPause = 60_000
const noteEvery = 30_000
/** A mail that fails so often in a row, though the mailbox and the database work, holds up all that come after it. */
const mostTries = 20

/** Looks into the operator's mailbox every few seconds for answers to replies. Of all copies one does it. */
export function followInbox(
  { databaseUrl, inbox }: Pick<Config, 'databaseUrl' | 'inbox'>,
  log: Logger,
  everyMs = 5000,
) {
  const { imapUrl, replyAddress } = inbox
  if (!imapUrl) return
  const reader = createMailReader()
  let mailbox: Mailbox | undefined
  let failures = 0
  let pausedUntil = 0
  let notedAt = 0
  let stuck = { uid: 0, tries: 0 }

  async function release() {
    await closeMailbox()
    await reader.close()
  }

  async function closeMailbox() {
    const open = mailbox
    mailbox = undefined
    await open?.close()
  }

  return runAsLeader({ databaseUrl, lock: locks.inbox, everyMs, log, release, work })

  async function work(db: Database, stop: AbortSignal) {
    if (Date.now() < pausedUntil) return
    try {
      mailbox ??= await openMailbox(imapUrl as string, stop)
      await readNew(db, mailbox, stop)
      if (failures > 0 || Date.now() - notedAt > noteEvery) await note(db, null)
      failures = 0
    } catch (error) {
      await closeMailbox()
      if (stop.aborted) return
      failures++
      // Many servers lock out clients that fail to sign in again and again.
      pausedUntil = Date.now() + Math.min(longestPause, everyMs * 2 ** Math.min(failures - 1, 10))
      log.warn({ err: error }, 'the mailbox could not be read, trying again')
      await note(db, reasonOf(error))
    }
  }

  async function note(db: Database, failure: Parameters<typeof noteHealth>[2]) {
    await noteHealth(db, mailboxName(imapUrl as string), failure)
    notedAt = Date.now()
  }

  /** Takes each new mail, and then notes how far it has come: after a crash a mail is looked at twice, and kept once. */
  async function readNew(db: Database, open: Mailbox, stop: AbortSignal) {
    let lastUid = await lastRead(db, open)
    for (let mails = await open.after(lastUid); mails.length > 0; mails = await open.after(lastUid)) {
      for (const mail of mails) {
        if (stop.aborted) return
        await take(db, open, mail)
        lastUid = mail.uid
      }
      await saveLastUid(db, open, lastUid)
    }
  }

  /** Takes one mail. If it cannot be taken, and that is its own fault, it is set aside; otherwise it is tried again. */
  async function take(db: Database, open: Mailbox, { uid, headers }: MailHead) {
    let envelope: Envelope | undefined
    try {
      envelope = await reader.read('envelope', headers)
      const addresses = createReplyAddresses(db, replyAddress)
      const isTaken = await receiveMail({ db, addresses, reader }, envelope, () =>
        open.read(uid, limits.messages.mailBytes),
      )
      if (isTaken) await open.markRead(uid)
    } catch (error) {
      stuck = { uid, tries: stuck.uid === uid ? stuck.tries + 1 : 1 }
      const reason = faultOfMail(error) ?? (stuck.tries >= mostTries ? 'given-up' : null)
      if (!reason) throw error
      log.warn({ err: error, uid, reason }, 'an email was set aside')
      await setAside(db, { ...open, uid }, envelope, reason)
    }
  }

  async function lastRead(db: Database, { name, uidValidity }: Mailbox) {
    const [row] = await db
      .select()
      .from(readMailboxes)
      .where(and(eq(readMailboxes.mailbox, name), eq(readMailboxes.uidValidity, uidValidity)))
    return row?.lastUid ?? 0
  }

  async function saveLastUid(db: Database, { name, uidValidity }: Mailbox, lastUid: number) {
    await db
      .insert(readMailboxes)
      .values({ mailbox: name, uidValidity, lastUid })
      .onConflictDoUpdate({ target: readMailboxes.mailbox, set: { uidValidity, lastUid } })
  }
}
