import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { email } from '../fields/common-shapes.ts'

/** What a visitor sends with the newsletter form. */
export const subscribeInput = z.strictObject({ email: email(texts.messages.emailRequired) })

/** The secret of a link in a mail. */
const secret = z.string().min(1).max(100)

export const confirmInput = z.strictObject({ token: secret })
export const unsubscribeInput = z.strictObject({ key: secret })

/** What the visitor learns: never whether the address was known. */
export const newsletterAnswer = z.object({ success: z.literal(true), message: z.string() })

export const subscriberStates = ['waiting', 'confirmed'] as const

/** Somebody who asked for the newsletter, or was put on its list. */
export const subscriber = z.object({
  _id: z.uuid(),
  email: z.string(),
  /** Waiting until the address is known to be its owner's wish. */
  state: z.enum(subscriberStates),
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  /** The words that were agreed to, or who said so. */
  consent: z.string(),
})

export const subscriberQuery = z.strictObject({
  search: z.string().trim().max(limits.text.search).optional(),
  state: z.enum(subscriberStates).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(limits.lists.pageSizeMax).optional(),
})

/** One page of subscribers, newest first, with how many there are of each state in all. */
export const subscriberList = z.object({
  data: z.array(subscriber),
  meta: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    counts: z.object({ waiting: z.int(), confirmed: z.int() }),
  }),
})

/** A part of somebody's list. Each line is looked at by itself: one that is no address does not stop the others. */
export const importInput = z.strictObject({
  addresses: z
    .array(z.string().max(limits.newsletter.line))
    .min(1, texts.rules.newsletter.nothingToImport)
    .max(limits.newsletter.importMax),
  /** Whether the importer states that these people have agreed; otherwise each is asked by mail first. */
  haveAgreed: z.boolean(),
})

export const importReport = z.object({
  added: z.int(),
  /** How many were on the list already; nothing about them changes. */
  known: z.int(),
  /** What is not an address, as it was given. */
  invalid: z.array(z.string()),
})

/** An address as the newsletter keeps it, or null when it is none. */
export function readAddress(text: string): string | null {
  const { success, data } = subscribeInput.safeParse({ email: text })
  return success ? data.email : null
}

export type Subscriber = z.infer<typeof subscriber>
export type SubscriberQuery = z.infer<typeof subscriberQuery>
export type ImportInput = z.infer<typeof importInput>
export type ImportReport = z.infer<typeof importReport>
