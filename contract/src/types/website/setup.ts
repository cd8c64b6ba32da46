import { z } from '../../zod.ts'

/** What a new owner does in the first hour, in this order. */
export const setupSteps = [
  'visitors',
  'name',
  'logo',
  'colours',
  'contact',
  'email',
  'service',
  'product',
  'online',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** What visitors look for in vain or read in its place, the worst first: an enquiry that reaches nobody. */
export const setupGaps = [
  'enquiries-address',
  'mail-server',
  'name',
  'services',
  'products',
  'hero-images',
] as const
export type SetupGap = (typeof setupGaps)[number]

const step = z.enum(setupSteps)

/** What a user notes about a step: done, where the content does not show it, or later. */
export const setupInput = z.strictObject({ step, state: z.enum(['done', 'later', 'open']) })
export type SetupInput = z.infer<typeof setupInput>

export const setup = z.object({
  steps: z.array(
    z.object({
      step,
      state: z.enum(['done', 'later', 'open']),
      /** What does it once it is published; the company and the settings have no id. */
      draft: z.object({ recordId: z.uuid().nullable() }).optional(),
    }),
  ),
  isComingSoon: z.boolean(),
  /** What visitors miss, or would if the site were online now. */
  missing: z.array(z.enum(setupGaps)),
  /** Online, and nothing left that was neither done nor put off. */
  isFinished: z.boolean(),
})
export type Setup = z.infer<typeof setup>
