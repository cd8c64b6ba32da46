import { randomUUIDv7 } from 'node:crypto'
import { type messageInput, type quotedCollections, texts } from '@busbar/contract'
import { and, eq, getTableColumns as getColumns, gt, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { invalid } from '../../platform/errors.ts'
import type { Database, Queryable, Transaction } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import type { Logger } from '../../platform/telemetry/log.ts'
import { broadcastMessage } from './broadcast-message.ts'
import type { MessageRow } from './folders.ts'
import { firstIdSince } from './ids.ts'
import { messageMail } from './message-mail.job.ts'
import { messageSettingsStore } from './settings-store.ts'
import { claimProof, type FormProof, type ReadProof } from './spam/form-proof.ts'
import { judge, textHashOf } from './spam/judge.ts'
import { countOverall, countRepeats } from './spam/message-counts.ts'
import { messages } from './table.ts'

type Input = z.output<typeof messageInput>
type Words = Pick<Input, 'name' | 'email' | 'subject' | 'message'>

/** Finds what a message is about among what visitors can see; null when there is no such thing. */
export type FindQuotable = (
  db: Queryable,
  collection: (typeof quotedCollections)[number],
  idOrSlug: string,
) => Promise<{ _id: string; title: string } | null>

type Dependencies = { db: Database; enqueue: Enqueue; findQuotable: FindQuotable; formProof: FormProof }

type Sending = {
  /** The sender's own key. */
  sendKey?: string
  /** Which message it is in this hour from the sender's network. */
  fromNetwork: number
  log: Pick<Logger, 'error'>
}

/**
 * Stores a visitor's message, classifies it, and queues the mails about it: all or nothing. Returns its id; if it is sent
 * again with the same key, the id of the first one. Suspected spam is quarantined, and nobody gets a mail.
 */
export async function receiveMessage(dependencies: Dependencies, input: Input, sending: Sending) {
  const { db, enqueue, findQuotable } = dependencies
  const { page, about, homepage: _trap, proof: _proof, ...words } = input
  // Before the transaction, which has a connection already: many that each wait for a second one would wait forever.
  const proof = await dependencies.formProof.read(input.proof)
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(messages)
      .values({
        ...words,
        ...(await aboutColumns(tx, findQuotable, about)),
        _id: randomUUIDv7(),
        sendKey: sending.sendKey,
        page,
        textHash: textHashOf(words.message),
        consent: texts.contact.privacy,
      })
      // Nothing is changed, but it answers the first one even if both come at the same moment.
      .onConflictDoUpdate({ target: messages.sendKey, set: { sendKey: sql`excluded.send_key` } })
      .returning({ ...getColumns(messages), isNew: sql<boolean>`xmax = 0` })
    if (!kept) throw new Error('a message was not kept')
    if (kept.isNew) {
      const hasTrapFilled = input.homepage !== undefined
      await classifyAndNotify(tx, enqueue, kept, { ...sending, proof, hasTrapFilled })
      await broadcastMessage(tx, kept._id)
    } else if (!isSame(kept, words)) throw invalid({ message: texts.rules.messages.keyReused })
    return kept._id
  })
}

async function classifyAndNotify(
  tx: Transaction,
  enqueue: Enqueue,
  message: MessageRow,
  { fromNetwork, proof, hasTrapFilled, log }: Sending & { proof: ReadProof; hasTrapFilled: boolean },
) {
  const { acknowledges, spamFilter } = await messageSettingsStore.read(tx)
  // In a savepoint: whatever goes wrong in judging, the message is kept and announced.
  const { isSpam, reasons } = await tx
    .transaction(async (part) => {
      const signals = {
        form: await claimProof(part, proof),
        hasTrapFilled,
        fromNetwork,
        overall: await countOverall(part),
        repeats: await countRepeats(part, message),
      }
      return judge(message, signals, spamFilter)
    })
    .catch((error: unknown) => {
      log.error({ err: error }, 'a message could not be judged')
      return { isSpam: false, reasons: [] }
    })
  if (isSpam) {
    const values = { isSpam, isHeld: true, spamReasons: reasons }
    await tx.update(messages).set(values).where(eq(messages._id, message._id))
    return
  }
  await enqueue(tx, messageMail, { kind: 'notice', messageId: message._id })
  if (acknowledges && (await isFirstToday(tx, message)))
    await enqueue(tx, messageMail, { kind: 'acknowledgement', messageId: message._id })
}

/** Anyone can enter another person's address and make us write to them: once a day at most. */
async function isFirstToday(tx: Transaction, { _id, email }: MessageRow) {
  const [earlier] = await tx
    .select({ _id: messages._id })
    .from(messages)
    .where(and(eq(messages.email, email), gt(messages._id, firstIdSince(24)), ne(messages._id, _id)))
    .limit(1)
  return !earlier
}

/** What it is about, looked up in the database: nothing that a visitor sends is trusted. */
export async function aboutColumns(tx: Transaction, findQuotable: FindQuotable, about?: string) {
  const [collection, idOrSlug] = (about?.split('/') ?? []) as [(typeof quotedCollections)[number], string]
  const found = idOrSlug ? await findQuotable(tx, collection, idOrSlug) : null
  return found ? { aboutCollection: collection, aboutId: found._id, aboutTitle: found.title } : {}
}

function isSame(kept: Words, words: Words) {
  return (Object.keys(words) as (keyof Words)[]).every((name) => kept[name] === words[name])
}
