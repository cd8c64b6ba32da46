import { limits } from '../limits.ts'
import { z } from '../zod.ts'
import type { Collection } from './collection.ts'
import { imageField } from './fields/common-shapes.ts'

/** Every successful answer. */
export function success<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data })
}

/** Every failed answer. `data` carries the current record when a stale write is refused. */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
  data: z.unknown().optional(),
})

/** The query of a list: what to find, how to narrow and order it, which page. */
export function listQuery({ input, sortable, filters }: Pick<Collection, 'input' | 'sortable' | 'filters'>) {
  const sorts = sortable.flatMap((field) => [field, `-${field}`])
  return z.strictObject({
    search: z.string().trim().max(limits.text.search).optional(),
    sort: z.enum(sorts as [string, ...string[]]).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    limit: z.coerce.number().int().min(1).max(limits.lists.pageSizeMax).optional(),
    trash: z.stringbool().optional(),
    ...((imageField(input) ? missingImage : {}) as typeof missingImage),
    ...filters,
  })
}

const missingImage = { missingImage: z.stringbool().optional() }

export const listMeta = z.object({
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  /** A search that finds very much is not counted to its end: there are more than `total`. */
  hasMore: z.literal(true).optional(),
})

export type Failure = z.infer<typeof failure>
export type ListQuery = {
  search?: string
  sort?: string
  page?: number
  limit?: number
  trash?: boolean
  /** Only those without an image, where records have one. */
  missingImage?: boolean
}
export type ListMeta = z.infer<typeof listMeta>
