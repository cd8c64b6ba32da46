import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { email } from './fields/common-shapes.ts'
import { message } from './messages.ts'
import { draft } from './releases.ts'

/** Whom it is about. In the body, because addresses of calls are logged in many places. */
export const personalDataInput = z.strictObject({ email: email(texts.messages.emailRequired) })

const about = draft.pick({ collection: true, title: true, values: true })

/** Everything that is kept about a person who wrote to the company, reads its newsletter or is on its website. */
export const personalData = z.object({
  email: z.string(),
  messages: z.array(message),
  subscription: z
    .object({ createdAt: z.iso.datetime(), confirmedAt: z.iso.datetime().nullable(), consent: z.string() })
    .nullable(),
  /** Clients and team members. */
  records: z.array(about.extend({ recordId: z.uuid(), isInTrash: z.boolean() })),
  /** Unpublished work on them. */
  drafts: z.array(about.extend({ _id: z.uuid(), recordId: z.uuid().nullable() })),
})

/** How much was erased of each. */
export const erasedPersonalData = z.object({
  messages: z.int(),
  subscriptions: z.int(),
  records: z.int(),
  drafts: z.int(),
})

export type PersonalData = z.infer<typeof personalData>
