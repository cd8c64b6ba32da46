import { z } from '../../zod.ts'

/**
 * What has changed, told to everybody in the back office while it is open: where and which record, never its
 * content. Who shows it reads it again with the rights they have.
 */
export const liveEvent = z.object({
  /** A content type, `messages`, or `everything` when it is not known what was missed. */
  of: z.string(),
  /** Without it: many, or all of them. */
  id: z.uuid().optional(),
  revision: z.int().positive().optional(),
})

export type LiveEvent = z.infer<typeof liveEvent>
