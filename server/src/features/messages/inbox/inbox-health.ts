import type { SupportReason } from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import { now } from '../../../content/columns.ts'
import { mailboxName } from '../../../platform/mail/imap.ts'
import type { Queryable } from '../../../platform/postgres/db.ts'
import { mailboxHealth } from '../table.ts'
import { countSetAside } from './set-aside.ts'

export type InboxHealth = {
  /** When the mailbox was last read to its end. */
  readAt: Date | null
  failingSince: Date | null
  /** Why it cannot be read. */
  failure: SupportReason | null
  setAside: number
}

/** How reading this mailbox goes, whichever copy does it. */
export async function inboxHealth(db: Queryable, imapUrl: string): Promise<InboxHealth> {
  const ours = eq(mailboxHealth.mailbox, mailboxName(imapUrl))
  const [row] = await db.select().from(mailboxHealth).where(ours)
  const moment = (text: string | null | undefined) => (text ? new Date(text) : null)
  return {
    readAt: moment(row?.readAt),
    failingSince: moment(row?.failingSince),
    failure: (row?.failure as SupportReason | null | undefined) ?? null,
    setAside: await countSetAside(db),
  }
}

const unreadFor = 5 * 60_000

/** What is wrong with it, or null. */
export function inboxProblem({ readAt, failure, setAside }: InboxHealth): SupportReason | null {
  if (failure) return failure
  if (!readAt || Date.now() - readAt.getTime() > unreadFor) return 'not-read'
  return setAside > 0 ? 'set-aside' : null
}

/** Notes that it was read to its end, or why not. */
export async function noteHealth(db: Queryable, mailbox: string, failure: SupportReason | null) {
  const values = failure
    ? { failure, failingSince: sql<string>`coalesce(${mailboxHealth.failingSince}, now())` }
    : { failure: null, failingSince: null, readAt: now }
  const first = failure ? { failure, failingSince: now } : { readAt: now }
  await db
    .insert(mailboxHealth)
    .values({ mailbox, ...first })
    .onConflictDoUpdate({ target: mailboxHealth.mailbox, set: values })
}
