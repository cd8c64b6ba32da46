import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { requiredText } from '../fields/common-shapes.ts'

export const campaignStates = ['draft', 'sending', 'paused', 'done', 'cancelled'] as const

/** The content types of which a campaign can show records. */
export const campaignCollections = ['products', 'services', 'events'] as const

const item = z.object({ collection: z.enum(campaignCollections), _id: z.uuid() })

/** What somebody writes. */
export const campaignInput = z.strictObject({
  title: requiredText(texts.rules.newsletter.titleRequired, limits.newsletter.title),
  /** Rich text. The server keeps what is harmless of it. */
  body: z.string().max(limits.text.long, texts.api.tooLong(limits.text.long)),
  items: z
    .array(z.strictObject(item.shape))
    .max(limits.newsletter.items, texts.rules.newsletter.tooManyItems(limits.newsletter.items)),
})

const counts = z.object({
  total: z.int(),
  sent: z.int(),
  /** Those to whom it goes yet, or would have gone. */
  waiting: z.int(),
  failed: z.int(),
  /** Those who left the list before it was their turn. */
  skipped: z.int(),
})

export const campaign = z.object({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.int().positive(),
  createdBy: z.string(),
  title: z.string(),
  body: z.string(),
  items: z.array(item),
  state: z.enum(campaignStates),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Why nothing is sent at the moment, in the mail server's words. */
  problem: z.string().nullable(),
  counts,
})

/** The newest of what the mail server said against single recipients. */
const refusal = z.object({
  _id: z.uuid(),
  /** Null when they have left meanwhile. */
  email: z.string().nullable(),
  reason: z.string(),
  at: z.iso.datetime(),
  isGivenUp: z.boolean(),
})

export const campaignDetails = campaign.extend({
  refusals: z.array(refusal),
  /** How many would get it if it were sent now, and how many leave in a minute at most. */
  readers: z.int(),
  perMinute: z.int(),
})

export const campaignQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(limits.lists.pageSizeMax).optional(),
})

export const campaignActions = ['send', 'pause', 'resume', 'cancel'] as const

export type CampaignInput = z.input<typeof campaignInput>
export type Campaign = z.infer<typeof campaign>
export type CampaignDetails = z.infer<typeof campaignDetails>
export type CampaignItem = z.infer<typeof item>
export type CampaignCounts = z.infer<typeof counts>
export type CampaignQuery = z.infer<typeof campaignQuery>
export type CampaignAction = (typeof campaignActions)[number]
