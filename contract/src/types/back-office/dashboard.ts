import { z } from '../../zod.ts'
import { type ScreenName, screenNames } from '../collection.ts'
import { timeZone } from '../website/site-settings.ts'

/** What may be wrong with content, the gravest first. */
export const contentWarningKinds = [
  'hero-empty',
  'company-incomplete',
  'images-failed',
  'products-without-picture',
  'products-without-category',
  'categories-with-past-events',
] as const

const totals = Object.fromEntries(screenNames.map((name) => [name, z.int()])) as Record<ScreenName, z.ZodInt>

/** Days begin where the reader is; without a time zone, in UTC. */
export const dashboardQuery = z.strictObject({ timeZone: timeZone.optional() })

/** What an administrator wants to know at a glance. */
export const dashboard = z.object({
  /** Counted up to `limits.messages.countMax`. */
  unread: z.int(),
  /** The last 30 days, today last. */
  messagesPerDay: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  /** How many records there are of each content type that has a screen. */
  totals: z.object(totals),
  /** What the caller can do something about. */
  attention: z.array(
    z.object({
      kind: z.enum(contentWarningKinds),
      /** Counted up to `limits.dashboard.countMax`. */
      count: z.int().positive(),
      /** What the first of them are called: titles, or for the company the fields that are empty. */
      names: z.array(z.string()),
    }),
  ),
})

export type ContentWarningKind = (typeof contentWarningKinds)[number]
export type Dashboard = z.infer<typeof dashboard>
