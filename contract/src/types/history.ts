import { limits } from '../limits.ts'
import { z } from '../zod.ts'

/** What a revision is counted up to: 32 bits. */
const largest = 2_147_483_647

/** One change of one record: who made it, when, and what it did to each field. */
export const historyEntry = z.object({
  collection: z.string(),
  recordId: z.uuid(),
  /** What the record is called, as of this change. */
  title: z.string().nullable(),
  revision: z.int(),
  action: z.enum(['create', 'update', 'delete', 'restore', 'erase', 'publish', 'undo']),
  by: z.object({ _id: z.uuid().nullable(), name: z.string() }),
  at: z.iso.datetime(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** False when the content of this version is no longer kept. */
  isKept: z.boolean(),
})

export const recentQuery = z.strictObject({
  /** Answers what is older than this change. */
  before: z.coerce.number().int().min(0).max(largest).optional(),
})

export const historyQuery = recentQuery.extend({
  /** Names of fields, separated by commas: answers only what changed one of them. */
  fields: z.string().max(limits.text.short).optional(),
})

export const historyList = z.object({
  success: z.literal(true),
  data: z.array(historyEntry),
  /** For the next page: pass it as `before`. Null on the last one. */
  meta: z.object({ next: z.int().nullable() }),
})

export const revertInput = z.strictObject({
  revision: z.int().positive().max(largest),
  /** Brings back these fields alone, and leaves the others as they are. */
  fields: z.array(z.string().max(limits.text.name)).max(limits.lists.history).optional(),
})

export type HistoryEntry = z.infer<typeof historyEntry>
