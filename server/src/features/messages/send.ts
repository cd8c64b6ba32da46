import { randomUUIDv7 } from 'node:crypto'
import { type messageInput, texts } from '@busbar/contract'
import { getTableColumns as getColumns, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import type { Enqueue } from '../../platform/jobs.ts'
import { messageMail } from './message-mail.job.ts'
import { messages } from './table.ts'
import { tellOfMessage } from './tell.ts'

type Input = z.output<typeof messageInput>

/**
 * Keeps what a visitor sent, together with the mail that tells the company of it: both, or neither. Tells its id; sent
 * again with the same key, it is the message that was kept first.
 */
export async function keepMessage(db: Database, enqueue: Enqueue, input: Input, sendKey?: string) {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(messages)
      .values({ ...input, _id: randomUUIDv7(), sendKey })
      // Nothing is changed, but it answers the first one even if both come at the same moment.
      .onConflictDoUpdate({ target: messages.sendKey, set: { sendKey: sql`excluded.send_key` } })
      .returning({ ...getColumns(messages), isNew: sql<boolean>`xmax = 0` })
    if (!kept) throw new Error('a message was not kept')
    if (kept.isNew) {
      await enqueue(tx, messageMail, { kind: 'notice', messageId: kept._id })
      await tellOfMessage(tx, kept._id)
    } else if (!isSame(kept, input)) throw invalid({ message: texts.rules.messages.keyReused })
    return kept._id
  })
}

function isSame(kept: Input, input: Input) {
  return (Object.keys(input) as (keyof Input)[]).every((name) => kept[name] === input[name])
}
