import { z } from '../../zod.ts'

/** Whether the demo content is there, or is just coming or going. */
export const demoContentStates = ['none', 'loading', 'loaded', 'removing'] as const

export const demoContent = z.object({
  state: z.enum(demoContentStates),
  /** How far loading or removing is. */
  done: z.int(),
  total: z.int(),
  /** Whether the last try failed: another one follows. */
  hasFailed: z.boolean(),
  /** How many records the demo has brought that are still there, and how many of them somebody has edited since. */
  records: z.int(),
  edited: z.int(),
  /** How many records the firm has entered itself. */
  ownRecords: z.int(),
  isComingSoon: z.boolean(),
})
export type DemoContent = z.infer<typeof demoContent>

/** Where there is content already, or the site is online, the owner must confirm. */
export const demoContentInput = z.strictObject({ isConfirmed: z.boolean().optional() })

/** What was edited since stays, unless it is to go as well. */
export const demoRemovalInput = z.strictObject({ withEdited: z.boolean().optional() })
