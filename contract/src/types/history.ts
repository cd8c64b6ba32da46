import { limits } from '../limits.ts'
import { z } from '../zod.ts'

/** What a revision is counted up to: 32 bits. */
const largest = 2_147_483_647

/** The number of a change, in the order in which they were made. */
export const changeNumber = z.int().positive().max(Number.MAX_SAFE_INTEGER)

/** One change of one record: who made it, when, and what it did to each field. */
export const historyEntry = z.object({
  collection: z.string(),
  /** Or the address of an image whose alternative text changed. */
  recordId: z.string(),
  /** The number of the change that it was part of: the website can be seen as of it. */
  change: changeNumber,
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
  /** Answers what comes after the entry that `meta.next` named, or what is older than the change of this number. */
  before: z
    .string()
    .max(limits.text.url)
    .regex(/^\d{1,15}(?:\/[a-z-]+\/\d{1,9}\/.+)?$/)
    .optional(),
  /** Answers what was done up to this moment. */
  until: z.iso.datetime({ offset: true }).optional(),
  /** Answers what was done to this kind of record. */
  collection: z.string().max(limits.text.name).optional(),
  /** Answers what this user did. */
  by: z.uuid().optional(),
})

export const historyQuery = z.strictObject({
  /** Answers what is older than this revision. */
  before: z.coerce.number().int().min(0).max(largest).optional(),
  /** Names of fields, separated by commas: answers only what changed one of them. */
  fields: z.string().max(limits.text.short).optional(),
})

/** For the next page: pass `next` as `before`. Null on the last one. */
export const historyMeta = z.object({ next: z.int().nullable() })

export const recentMeta = z.object({ next: z.string().nullable() })

export const revertInput = z.strictObject({
  revision: z.int().positive().max(largest),
  /** Brings back these fields alone, and leaves the others as they are. */
  fields: z.array(z.string().max(limits.text.name)).max(limits.lists.history).optional(),
})

export type RecentQuery = z.input<typeof recentQuery>
export type HistoryEntry = z.infer<typeof historyEntry>
