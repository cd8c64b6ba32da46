import { limits } from '@busbar/contract'
import { and, eq } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db.ts'
import { type Mailbox, openMailbox } from '../../platform/imap.ts'
import type { Logger } from '../../platform/log.ts'
import { followNotices } from '../../platform/notices.ts'
import { createReplyAddresses } from './reply-address.ts'
import { readMailboxes } from './table.ts'
import { takeMail } from './take-mail.ts'

const inboxLock = 4_201_003

/**
 * Looks into the operator's mailbox every few seconds for answers to replies. Of all copies one does it; when that
 * dies, its lock goes with its connection and another takes over.
 */
export function followInbox(
  { databaseUrl, inbox }: Pick<Config, 'databaseUrl' | 'inbox'>,
  db: Database,
  log: Logger,
  everyMs = 5000,
) {
  const { imapUrl, replyAddress } = inbox
  if (!imapUrl) return
  const addresses = createReplyAddresses(db, replyAddress)
  const leading = new WeakSet<object>()
  let mailbox: Mailbox | undefined

  async function closeMailbox() {
    const open = mailbox
    mailbox = undefined
    await open?.close()
  }

  const following = followNotices({
    url: databaseUrl,
    channel: 'busbar_inbox',
    everyMs,
    log,
    async wake(client) {
      if (!leading.has(client)) {
        const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [inboxLock])
        if (!rows[0].got) return closeMailbox()
        leading.add(client)
      }
      try {
        mailbox ??= await openMailbox(imapUrl)
        await readNew(mailbox)
      } catch (error) {
        log.warn({ err: error }, 'the mailbox could not be read, trying again')
        await closeMailbox()
      }
    },
  })

  /** Takes each new mail, and then notes how far it has come: after a crash a mail is looked at twice, and kept once. */
  async function readNew(open: Mailbox) {
    let lastUid = await lastRead(open)
    for (let mails = await open.after(lastUid); mails.length > 0; mails = await open.after(lastUid)) {
      for (const { uid, headers } of mails) {
        const isTaken = await takeMail({ db, addresses }, headers, () =>
          open.read(uid, limits.messages.mailBytes),
        )
        if (isTaken) await open.markRead(uid)
        lastUid = uid
      }
      await noteRead(open, lastUid)
    }
  }

  async function lastRead({ name, uidValidity }: Mailbox) {
    const [row] = await db
      .select()
      .from(readMailboxes)
      .where(and(eq(readMailboxes.mailbox, name), eq(readMailboxes.uidValidity, uidValidity)))
    return row?.lastUid ?? 0
  }

  async function noteRead({ name, uidValidity }: Mailbox, lastUid: number) {
    await db
      .insert(readMailboxes)
      .values({ mailbox: name, uidValidity, lastUid })
      .onConflictDoUpdate({ target: readMailboxes.mailbox, set: { uidValidity, lastUid } })
  }

  return {
    async stop() {
      await following.stop()
      await closeMailbox()
    },
  }
}
