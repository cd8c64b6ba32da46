import { z } from '../../zod.ts'

/**
 * What has changed, sent to every open back office: the collection and the record, never its content. Screens that
 * show it read it again with their user's rights.
 */
export const liveEvent = z.object({
  /** A content type, `messages`, or `everything` when it is not known what was missed. */
  of: z.string(),
  /** Without it: many, or all of them. */
  id: z.uuid().optional(),
  revision: z.int().positive().optional(),
})

export type LiveEvent = z.infer<typeof liveEvent>
