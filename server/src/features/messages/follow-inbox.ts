import { limits } from '@busbar/contract'
import { and, eq } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db.ts'
import { type Mailbox, openMailbox } from '../../platform/imap.ts'
import { runAsLeader } from '../../platform/leader.ts'
import { locks } from '../../platform/locks.ts'
import type { Logger } from '../../platform/log.ts'
import { createReplyAddresses } from './reply-address.ts'
import { readMailboxes } from './table.ts'
import { takeMail } from './take-mail.ts'

/** Looks into the operator's mailbox every few seconds for answers to replies. Of all copies one does it. */
export function followInbox(
  { databaseUrl, inbox }: Pick<Config, 'databaseUrl' | 'inbox'>,
  log: Logger,
  everyMs = 5000,
) {
  const { imapUrl, replyAddress } = inbox
  if (!imapUrl) return
  let mailbox: Mailbox | undefined

  async function closeMailbox() {
    const open = mailbox
    mailbox = undefined
    await open?.close()
  }

  return runAsLeader({
    databaseUrl,
    lock: locks.inbox,
    everyMs,
    log,
    release: closeMailbox,
    async work(db) {
      try {
        mailbox ??= await openMailbox(imapUrl)
        await readNew(db, mailbox)
      } catch (error) {
        log.warn({ err: error }, 'the mailbox could not be read, trying again')
        await closeMailbox()
      }
    },
  })

  /** Takes each new mail, and then notes how far it has come: after a crash a mail is looked at twice, and kept once. */
  async function readNew(db: Database, open: Mailbox) {
    const addresses = createReplyAddresses(db, replyAddress)
    let lastUid = await lastRead(db, open)
    for (let mails = await open.after(lastUid); mails.length > 0; mails = await open.after(lastUid)) {
      for (const { uid, headers } of mails) {
        const isTaken = await takeMail({ db, addresses }, headers, () =>
          open.read(uid, limits.messages.mailBytes),
        )
        if (isTaken) await open.markRead(uid)
        lastUid = uid
      }
      await noteRead(db, open, lastUid)
    }
  }

  async function lastRead(db: Database, { name, uidValidity }: Mailbox) {
    const [row] = await db
      .select()
      .from(readMailboxes)
      .where(and(eq(readMailboxes.mailbox, name), eq(readMailboxes.uidValidity, uidValidity)))
    return row?.lastUid ?? 0
  }

  async function noteRead(db: Database, { name, uidValidity }: Mailbox, lastUid: number) {
    await db
      .insert(readMailboxes)
      .values({ mailbox: name, uidValidity, lastUid })
      .onConflictDoUpdate({ target: readMailboxes.mailbox, set: { uidValidity, lastUid } })
  }
}
