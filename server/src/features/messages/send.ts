import { randomUUIDv7 } from 'node:crypto'
import type { messageInput } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../../platform/db.ts'
import { messages } from './table.ts'

/** Keeps what a visitor sent and tells its id. Sent again with the same key, it is the message that was kept first. */
export async function keepMessage(db: Queryable, input: z.output<typeof messageInput>, sendKey?: string) {
  const [kept] = await db
    .insert(messages)
    .values({ ...input, _id: randomUUIDv7(), sendKey })
    // Nothing is changed, but it answers the first one's id even if both come at the same moment.
    .onConflictDoUpdate({ target: messages.sendKey, set: { sendKey: sql`excluded.send_key` } })
    .returning({ _id: messages._id })
  if (!kept) throw new Error('a message was not kept')
  return kept._id
}
