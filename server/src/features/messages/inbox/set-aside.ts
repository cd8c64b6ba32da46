import { randomUUIDv7 } from 'node:crypto'
import { limits, type Notice, type SetAsideReason } from '@busbar/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { Mailbox } from '../../../platform/mail/imap.ts'
import type { Queryable } from '../../../platform/postgres/db.ts'
import { mailsSetAside } from '../table.ts'
import { UnreadableMail } from './mail-reader.ts'

type Place = Pick<Mailbox, 'name' | 'uidValidity'> & { uid: number }

/**
 * Why a mail could not be taken, if it is the mail's own fault. Null for everything that can pass by itself, such as a
 * database or a mail server that is away.
 */
export function faultOfMail(error: unknown): SetAsideReason | null {
  if (error instanceof UnreadableMail) return error.reason
  const { code } = ((error as Error).cause ?? error) as { code?: unknown }
  // PostgreSQL's classes 22 and 23: a value that is none, and a rule that it breaks.
  if (typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code)) return 'refused'
  return error instanceof TypeError || error instanceof RangeError ? 'unreadable' : null
}

/** Notes a mail that was passed over. It stays in the mailbox; only the newest are noted, so that nobody can fill us. */
export async function setAside(
  db: Queryable,
  { name, uidValidity, uid }: Place,
  mail: { sender: string; subject: string } | undefined,
  reason: SetAsideReason,
) {
  await db
    .insert(mailsSetAside)
    .values({
      _id: randomUUIDv7(),
      mailbox: name,
      uidValidity,
      uid,
      sender: mail?.sender || null,
      subject: mail?.subject || null,
      reason,
    })
    .onConflictDoNothing()
  const newest = sql`select _id from ${mailsSetAside} order by _id desc limit ${limits.messages.setAsideMax}`
  await db.execute(sql`delete from ${mailsSetAside} where _id <> all(array(${newest}))`)
}

export async function countSetAside(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${mailsSetAside}`,
  )
  return rows[0]?.count ?? 0
}

/** The mails that were passed over, newest first. */
export async function mailsAside(db: Queryable): Promise<Extract<Notice, { kind: 'incoming' }>[]> {
  const rows = await db.select().from(mailsSetAside).orderBy(desc(mailsSetAside._id))
  return rows.map(({ _id, at, sender, subject, reason }) => ({
    kind: 'incoming',
    _id,
    at,
    sender,
    subject,
    reason,
  }))
}

/** Somebody has seen to it; says whether there was something to forget. */
export async function forgetMailAside(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(mailsSetAside).where(eq(mailsSetAside._id, id))
  return (rowCount ?? 0) > 0
}
