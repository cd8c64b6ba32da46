import type { Message } from '@busbar/contract'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/postgres/db.ts'
import { present } from './read.ts'
import { mailsSetAside, messages } from './table.ts'

/** Everything that somebody wrote from this address, with the replies, newest first. */
export async function messagesOf(db: Queryable, email: string): Promise<Message[]> {
  return present(
    db,
    await db.select().from(messages).where(eq(messages.email, email)).orderBy(desc(messages._id)),
  )
}

/** Erases it for good, replies too. Mails that are still to be sent find nothing and are not sent. */
export async function eraseMessagesOf(db: Queryable, email: string): Promise<number> {
  await db.delete(mailsSetAside).where(eq(mailsSetAside.sender, email.toLowerCase()))
  const { rowCount } = await db.delete(messages).where(eq(messages.email, email))
  return rowCount ?? 0
}
