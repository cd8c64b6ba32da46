import { randomUUIDv7 } from 'node:crypto'
import { type Admin, type MessageInput, messageInput, type SpamReason, texts } from '@busbar/contract'
import { aboutColumns } from '../features/messages/receive-message.ts'
import { messageReplies, messages as table } from '../features/messages/table.ts'
import type { Transaction } from '../platform/postgres/db.ts'
import { findQuotable } from '../wiring/quotable-records.ts'
import { readDemoData } from './content.ts'
import type { Loaded } from './loaded-records.ts'

type Duration = { days?: number; hours?: number; minutes?: number }

type DemoMessage = MessageInput & {
  /** How long ago it came. */
  ago: Duration
  status: (typeof table.$inferInsert)['status']
  isSpam?: boolean
  spamReasons?: SpamReason[]
  /** What was answered, and how much later. */
  replies?: { after: Duration; message: string }[]
}

/** Puts the messages into the inbox, each as old as it says, with what `admin` did about it. */
export async function fillInbox(tx: Transaction, admin: Pick<Admin, '_id' | 'name'>) {
  const messages: DemoMessage[] = JSON.parse(await readDemoData('messages.json'))
  const now = Date.now()
  const loaded: Loaded[] = []
  for (const { ago, status, isSpam = false, spamReasons = [], replies = [], ...input } of messages) {
    const came = now - lengthOf(ago)
    const { about, ...words } = messageInput.parse(input)
    const message = {
      ...words,
      ...(about ? await aboutColumns(tx, findQuotable, about) : {}),
      consent: texts.contact.privacy,
      spamReasons,
      isHeld: isSpam,
      _id: idOf(came),
      status,
      isSpam,
      readBy: status === 'unread' ? [] : [admin._id],
    }
    const answers = replies.map(({ after, message: text }) => ({
      _id: idOf(came + lengthOf(after)),
      messageId: message._id,
      message: text,
      createdAt: at(came + lengthOf(after)),
      sentAt: at(came + lengthOf(after)),
      adminId: admin._id,
      adminName: admin.name,
    }))
    const updatedAt = answers.at(-1)?.createdAt ?? at(came)
    await tx.insert(table).values({ ...message, createdAt: at(came), updatedAt })
    if (answers.length > 0) await tx.insert(messageReplies).values(answers)
    loaded.push({ _id: message._id, revision: 1 })
  }
  return loaded
}

const lengthOf = ({ days = 0, hours = 0, minutes = 0 }: Duration) =>
  ((days * 24 + hours) * 60 + minutes) * 60_000

const at = (time: number) => new Date(time).toISOString()

/** An id made at another time than now: a UUID v7 begins with 48 bits of milliseconds. */
function idOf(time: number) {
  const digits = time.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}${randomUUIDv7().slice(13)}`
}
