import { limits } from '../../limits.ts'
import type { Role } from '../../roles.ts'
import { z } from '../../zod.ts'
import { reviewStatuses } from '../releases.ts'

/** Everything that asks for attention: what visitors wrote, and what the product could not do by itself. */
export const noticeKinds = ['message', 'review', 'spam', 'mail', 'image'] as const

const byKind = {
  message: z.boolean(),
  review: z.boolean(),
  spam: z.boolean(),
  mail: z.boolean(),
  image: z.boolean(),
}

export const mailKinds = [
  'reset',
  'password-changed',
  'security',
  'invitation',
  'notice',
  'acknowledgement',
  'reply',
] as const

/** Why an email that came in was set aside. */
export const setAsideReasons = ['unreadable', 'slow', 'refused', 'given-up'] as const

export const notice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    _id: z.uuid(),
    at: z.iso.datetime(),
    name: z.string(),
    subject: z.string(),
    /** Its first `limits.messages.preview` characters. */
    preview: z.string(),
  }),
  /** A release: for administrators one to review, for the editor who asked one that was sent back. */
  z.object({
    kind: z.literal('review'),
    /** The release. */
    _id: z.uuid(),
    at: z.iso.datetime(),
    status: z.enum(reviewStatuses),
    title: z.string().nullable(),
    /** Who asks, or who sent it back. */
    name: z.string(),
    note: z.string().nullable(),
  }),
  /** All that waits in quarantine and that nobody has looked at, as one notice: of the newest of them. */
  z.object({ kind: z.literal('spam'), _id: z.uuid(), at: z.iso.datetime(), count: z.int() }),
  z.object({
    kind: z.literal('mail'),
    _id: z.uuid(),
    at: z.iso.datetime(),
    mail: z.enum(mailKinds),
    /** For an owner, who may see everybody's address; null for others, and when the account is gone. */
    to: z.string().nullable(),
    /** Otherwise it is tried again by itself. */
    isGivenUp: z.boolean(),
  }),
  /** An email that came in and could not be read; it is still in the mailbox. Belongs to `mail` in the bell. */
  z.object({
    kind: z.literal('incoming'),
    _id: z.uuid(),
    at: z.iso.datetime(),
    sender: z.string().nullable(),
    subject: z.string().nullable(),
    reason: z.enum(setAsideReasons),
  }),
  z.object({
    kind: z.literal('image'),
    /** The image's address. */
    _id: z.string(),
    at: z.iso.datetime(),
    /** Where it is used: the names of content types, `company` or `site-settings`. */
    usedIn: z.array(z.string()),
  }),
])

export const noticePreferences = z.object({ bell: z.object(byKind) })

/** What is given is merged. */
export const noticePreferencesInput = z.strictObject({ bell: z.strictObject(byKind).partial() })

/** The newest of each kind, and how many there are of it; messages up to `limits.messages.countMax`. */
export const noticeList = z.object({
  data: z.array(notice),
  meta: z.object({
    counts: z.object({
      message: z.int(),
      review: z.int(),
      spam: z.int(),
      mail: z.int(),
      image: z.int(),
    }),
    bell: noticePreferences.shape.bell,
  }),
})

export const imageRetryInput = z.strictObject({ imageUrl: z.string().max(limits.text.url) })

/** Mails are mostly about accounts, which an editor has no hand in. */
export function noticeKindsOf(role: Role): NoticeKind[] {
  return noticeKinds.filter((kind) => kind !== 'mail' || role !== 'editor')
}

export type SetAsideReason = (typeof setAsideReasons)[number]
export type NoticeKind = (typeof noticeKinds)[number]
export type Notice = z.infer<typeof notice>
export type NoticeList = z.infer<typeof noticeList>
export type NoticePreferences = z.infer<typeof noticePreferences>
export type NoticePreferencesInput = z.infer<typeof noticePreferencesInput>
