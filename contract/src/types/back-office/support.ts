import { z } from '../../zod.ts'

export const supportParts = ['database', 'storage', 'mail', 'inbox', 'jobs', 'backup'] as const

/** Why a part is not well. */
export const supportReasons = [
  'slow',
  'timeout',
  'unreachable',
  'refused',
  'nearly-full',
  'not-set',
  'folder',
  'no-tls',
  'no-company-email',
  'inbox-refused',
  'inbox-away',
  'not-read',
  'set-aside',
  'behind',
  'failures',
  'no-backup',
  'outdated',
  'unproven',
  'backup-failed',
] as const

const check = z.object({
  part: z.enum(supportParts),
  state: z.enum(['ok', 'warning', 'failed']),
  reason: z.enum(supportReasons).nullable(),
  /** How long the check took, in milliseconds. */
  took: z.int().nonnegative(),
  /** What was found out on the way: plain numbers and names, never an address with a password in it. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** How the product is doing, for its administrators. None of it is secret. */
export const support = z.object({
  version: z.string(),
  node: z.string(),
  /** When the copy that answers was started. */
  startedAt: z.iso.datetime(),
  checkedAt: z.iso.datetime(),
  publicUrl: z.string(),
  checks: z.array(check),
})

export type SupportPart = (typeof supportParts)[number]
export type SupportReason = (typeof supportReasons)[number]
export type SupportCheck = z.infer<typeof check>
export type Support = z.infer<typeof support>
