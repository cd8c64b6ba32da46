import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { email } from './fields/common-shapes.ts'

export const messageStatuses = ['unread', 'read', 'archived'] as const

/** What can be asked for: the collections whose pages have a 'Request Quote'. */
export const quotedCollections = ['products', 'services'] as const

/** Why a message looks like spam; `marked` is what users decided. */
export const spamReasons = [
  'trap',
  'too-fast',
  'old-form',
  'false-form',
  'false-proof',
  'used-proof',
  'no-script',
  'many-from-network',
  'many-overall',
  'markup',
  'link-in-name',
  'many-links',
  'hidden-link',
  'repeated',
  'throwaway-address',
  'sales-talk',
  'other-script',
  'shouting',
  'marked',
] as const

/**
 * What a visitor sends with the contact form. What the form itself adds may be missing or odd, as from an old page or
 * without scripts: then it is left out, and the message is taken all the same.
 */
export const messageInput = z.strictObject({
  name: written(asOneLine, texts.messages.nameRequired, limits.contact.name),
  email: email(texts.messages.emailRequired),
  subject: written(asOneLine, texts.messages.subjectRequired, limits.contact.subject),
  message: written(asLines, texts.messages.messageRequired, limits.contact.message),
  /** The page of the site that the visitor came from, as a path. */
  page: added(/^\/(?:(?:contact|privacy|newsletter)|(?:products|service|categories|category)\/[a-z0-9-]+)?$/),
  /** What it is about: `products/vdx-750`, by slug or id. */
  about: added(new RegExp(`^(?:${quotedCollections.join('|')})/[a-z0-9][a-z0-9-]*$`)),
  /** A field that people do not see: only a program fills it in. */
  homepage: added(/\S/),
  /** The answer to a challenge; see `formChallenge`. */
  proof: added(/^[\w.-]+$/),
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
  /** What spoke for spam when it came, or that somebody marked it. */
  spamReasons: z.array(z.enum(spamReasons)),
  page: z.string().nullable(),
  about: z.object({ collection: z.enum(quotedCollections), _id: z.uuid(), title: z.string() }).nullable(),
  /** What the form said about privacy, and when the visitor sent it under these words. */
  consent: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
  readBy: z.array(z.uuid()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.int().positive(),
  /** The conversation since then: what users wrote, and what the visitor answered by mail. */
  replies: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('staff'),
        _id: z.uuid(),
        message: z.string(),
        admin: z.object({ name: z.string() }),
        createdAt: z.iso.datetime(),
        delivery: z.enum(['queued', 'sent', 'failed']),
        /** Why the mail could not be sent, or came back. */
        failure: z.string().nullable(),
        /** Whether it is tried again by itself. */
        willRetry: z.boolean(),
      }),
      z.object({
        kind: z.literal('visitor'),
        _id: z.uuid(),
        message: z.string(),
        createdAt: z.iso.datetime(),
        /** How many files came with the mail; they are in the mailbox, not here. */
        attachments: z.int(),
        /** Whom the email says that it is from, which anybody can write; empty when it does not say, null if older. */
        sender: z.string().nullable(),
        /** Whether that is not the address that the message came with. */
        isOtherSender: z.boolean(),
      }),
    ]),
  ),
})

/** A text that users send again and again. */
export const savedAnswerInput = z.strictObject({
  title: written(asOneLine, texts.rules.messages.answerTitleRequired, limits.messages.answerTitle),
  message: written(asLines, texts.rules.messages.answerRequired, limits.contact.message),
})

export const savedAnswer = z.object({ _id: z.uuid(), title: z.string(), message: z.string() })

/** Without a status: everything but what is quarantined as spam; `inbox` leaves out what is archived, too. */
export const messageQuery = z.strictObject({
  search: z.string().overwrite(asOneLine).trim().max(limits.text.search).optional(),
  status: z.enum([...messageStatuses, 'inbox', 'spam']).optional(),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(limits.lists.pageSizeMax).optional(),
})

export const messageList = z.object({
  data: z.array(message),
  /**
   * The cursor of the next page, or null on the last one. A search that looks through very many messages answers
   * with what it has found so far, be it nothing, and goes on from this cursor.
   */
  meta: z.object({ nextCursor: z.uuid().nullable() }),
})

/** What the sender learns: that the message arrived, and nothing about how it was classified. */
export const messageSent = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ _id: z.uuid() }),
})

/**
 * A puzzle for the form: find a number so that SHA-256 of `challenge.number` begins with so many zero bits. It also
 * says when the form was first touched. Sent back as `challenge.number`, it counts once.
 */
export const formChallenge = z.object({ challenge: z.string(), zeroBits: z.int() })

/** How messages are treated. For owners and admins alone: it would tell senders of spam what to avoid. */
export const messageSettingsInput = z
  .strictObject({
    /** Whether a visitor gets a mail that the message arrived. */
    acknowledges: z.boolean(),
    spamFilter: z.enum(['off', 'normal', 'strict']),
    /** After how many months messages are erased; 0 keeps them forever. */
    keepMonths: z.int().min(0).max(limits.messages.keepMonthsMax),
  })
  .partial()

export const messageSettings = z.object({
  _id: z.uuid().nullable(),
  createdAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime().nullable(),
  revision: z.int().nonnegative(),
  acknowledges: z.boolean(),
  spamFilter: z.enum(['off', 'normal', 'strict']),
  keepMonths: z.int(),
})

/** After how many months messages are erased, which visitors may know; 0 for never. */
export const messageRetention = messageSettings.pick({ keepMonths: true })

/** Counted up to `limits.messages.countMax`: with more unread, the exact number does not matter. */
export const unreadCount = z.object({ count: z.int() })

export type MessageInput = z.input<typeof messageInput>
export type Message = z.infer<typeof message>
export type SpamReason = (typeof spamReasons)[number]
export type MessageSettings = z.infer<typeof messageSettings>
export type MessageSettingsInput = z.input<typeof messageSettingsInput>
export type MessageQuery = z.infer<typeof messageQuery>
export type Reply = Message['replies'][number]
export type StaffReply = Extract<Reply, { kind: 'staff' }>
export type SavedAnswer = z.infer<typeof savedAnswer>
export type SavedAnswerInput = z.input<typeof savedAnswerInput>
export type MessagePage = z.infer<typeof messageList>

/** Text that anybody may have sent: made plain first, so that the limits count what is kept. */
function written(plain: (value: string) => string, missing: string, max: number) {
  return z.string({ error: missing }).overwrite(plain).trim().min(1, missing).max(max, texts.api.tooLong(max))
}

/** What comes with the form: taken as it should be, or not at all. */
function added(pattern: RegExp) {
  return z.string().max(limits.contact.added).regex(pattern).optional().catch(undefined)
}

/** A line end in a name or subject would be a new header of a mail, and in a search it would span two fields. */
function asOneLine(value: string) {
  return value.replace(/\p{Cc}+/gu, ' ')
}

/** Line ends as a browser counts them. */
function asLines(value: string) {
  return value.replace(/\r\n?/g, '\n')
}
