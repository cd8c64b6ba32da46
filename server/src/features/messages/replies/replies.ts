import { randomUUIDv7 } from 'node:crypto'
import { limits, type Message, texts, type Viewer } from '@busbar/contract'
import { and, eq } from 'drizzle-orm'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { Database, Transaction } from '../../../platform/postgres/db.ts'
import type { Queues } from '../../../platform/postgres/jobs.ts'
import { lock, write } from '../actions.ts'
import { messageMail } from '../message-mail.job.ts'
import { presentOne } from '../read.ts'
import { messageReplies } from '../table.ts'

type Dependencies = { db: Database; queues: Queues }
type Place = { id: string; replyId: string }

/**
 * Keeps a reply with its author together with the mail to the sender, which is due when it cannot be taken back any
 * more, and answers the message with all its replies.
 */
export function reply(
  { db, queues }: Dependencies,
  { id, text, author }: { id: string; text: string; author: Viewer },
): Promise<Message> {
  return db.transaction(async (tx) => {
    await lock(tx, id)
    const row = { _id: randomUUIDv7(), messageId: id, message: text, adminId: author._id }
    await tx.insert(messageReplies).values({ ...row, adminName: author.name })
    await enqueueMail(tx, queues, row._id, limits.messages.undoFor / 1000)
    return presentOne(tx, await write(tx, id, {}))
  })
}

/** Takes back a reply that was not sent yet, and its mail with it. */
export function withdrawReply({ db, queues }: Dependencies, { id, replyId }: Place): Promise<Message> {
  return db.transaction(async (tx) => {
    const found = await lockReply(tx, { id, replyId })
    if (found.sentAt || !(await queues.withdraw(tx, messageMail, replyId))) {
      throw conflict('already_sent', texts.rules.messages.alreadySent)
    }
    await tx.delete(messageReplies).where(eq(messageReplies._id, replyId))
    return presentOne(tx, await write(tx, id, {}))
  })
}

/** Has a reply that failed, or came back, sent again at once. */
export function retryReply({ db, queues }: Dependencies, { id, replyId }: Place): Promise<Message> {
  return db.transaction(async (tx) => {
    const found = await lockReply(tx, { id, replyId })
    if (!found.failure || !(await queues.withdraw(tx, messageMail, replyId))) {
      throw conflict('not_failed', texts.rules.messages.notFailed)
    }
    await tx
      .update(messageReplies)
      .set({ sentAt: null, failure: null, isGivenUp: false })
      .where(eq(messageReplies._id, replyId))
    await enqueueMail(tx, queues, replyId)
    return presentOne(tx, await write(tx, id, {}))
  })
}

/** The mail has the name of its reply, so that it can be found again. */
function enqueueMail(tx: Transaction, { enqueue }: Queues, replyId: string, startAfter = 0) {
  return enqueue(tx, messageMail, { kind: 'reply', replyId }, { id: replyId, startAfter })
}

async function lockReply(tx: Transaction, { id, replyId }: Place) {
  await lock(tx, id)
  const [row] = await tx
    .select()
    .from(messageReplies)
    .where(
      and(
        eq(messageReplies._id, replyId),
        eq(messageReplies.messageId, id),
        eq(messageReplies.kind, 'staff'),
      ),
    )
    .for('update')
  if (!row) throw notFound('reply')
  return row
}
