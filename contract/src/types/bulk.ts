import { limits } from '../limits.ts'
import { z } from '../zod.ts'
import type { Collection } from './collection.ts'

/** Several records of a collection. Whatever is no id of one is ignored. */
export const bulkIds = z.strictObject({
  ids: z.array(z.string().max(limits.text.name)).min(1).max(limits.lists.bulkMax),
})

/**
 * What several records are given at once, each its own: the fields that their list can be narrowed by, such as whether
 * they are shown. Null where there are none.
 */
export function bulkUpdate<C extends Pick<Collection, 'input' | 'filters'>>({ input, filters }: C) {
  const fields = Object.keys(filters).filter((field) => field in input.shape)
  if (fields.length === 0) return null
  const given = fields.map((field) => [field, (input.shape[field] as z.ZodType).optional()])
  const change = z.strictObject({
    _id: z.uuid(),
    revision: z.int().positive().optional(),
    ...(Object.fromEntries(given) as Record<string, z.ZodOptional>),
  })
  const body = z.strictObject({ changes: z.array(change).min(1).max(limits.lists.bulkMax) })
  return body as unknown as z.ZodType<{ changes: BulkChange<C>[] }, { changes: BulkChange<C>[] }>
}

type BulkChange<C extends Pick<Collection, 'input' | 'filters'>> = {
  _id: string
  revision?: number
} & Partial<Pick<z.input<C['input']>, keyof z.input<C['input']> & keyof C['filters']>>
