import { email } from './fields.ts'
import { limits } from './limits.ts'
import * as texts from './texts.ts'
import { z } from './zod.ts'

export const messageStatuses = ['unread', 'read', 'archived'] as const

/** What a visitor sends with the contact form. */
export const messageInput = z.strictObject({
  name: written(asOneLine, texts.messages.nameRequired, limits.contact.name),
  email: email(texts.messages.emailRequired),
  subject: written(asOneLine, texts.messages.subjectRequired, limits.contact.subject),
  message: written(asLines, texts.messages.messageRequired, limits.contact.message),
})

export const replyInput = z.strictObject({
  message: written(asLines, texts.rules.messages.replyRequired, limits.contact.message),
})

export const message = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(messageStatuses),
  /** As older clients know it: false while the status is unread. */
  isRead: z.boolean(),
  isSpam: z.boolean(),
  readBy: z.array(z.uuid()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.int().positive(),
  replies: z.array(
    z.object({
      _id: z.uuid(),
      message: z.string(),
      admin: z.object({ name: z.string() }),
      createdAt: z.iso.datetime(),
      delivery: z.enum(['queued', 'sent', 'failed']),
      /** Why the mail could not be sent. */
      failure: z.string().nullable(),
    }),
  ),
})

/** Without a status: everything but what is quarantined as spam. */
export const messageQuery = z.strictObject({
  search: z.string().overwrite(asOneLine).trim().max(limits.text.search).optional(),
  status: z.enum([...messageStatuses, 'spam']).optional(),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(limits.lists.pageSizeMax).optional(),
})

export const messageList = z.object({
  success: z.literal(true),
  data: z.array(message),
  /**
   * The cursor of the next page, or null on the last one. A search that looks through very many messages answers
   * with what it has found so far, be it nothing, and goes on from this cursor.
   */
  meta: z.object({ nextCursor: z.uuid().nullable() }),
})

/** What the sender is told: that it arrived, and nothing of what is made of it. */
export const messageSent = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ _id: z.uuid() }),
})

/** Counted up to `limits.messages.countMax`: who has more unread needs no exact number. */
export const unreadCount = z.object({ count: z.int() })

export type MessageInput = z.input<typeof messageInput>
export type Message = z.infer<typeof message>
export type MessageQuery = z.infer<typeof messageQuery>
export type MessagePage = Pick<z.infer<typeof messageList>, 'data' | 'meta'>

/** Text that anybody may have sent: made plain first, so that the limits count what is kept. */
function written(plain: (value: string) => string, missing: string, max: number) {
  return z.string({ error: missing }).overwrite(plain).trim().min(1, missing).max(max, texts.api.tooLong(max))
}

/** A line end in a name or subject would be a new header of a mail, and in a search it would span two fields. */
function asOneLine(value: string) {
  return value.replace(/\p{Cc}+/gu, ' ')
}

/** Line ends as a browser counts them. */
function asLines(value: string) {
  return value.replace(/\r\n?/g, '\n')
}
