import { limits } from '../../limits.ts'
import { z } from '../../zod.ts'

const address = z.string().max(limits.text.short)

export const pageRecordsInput = z.strictObject({
  /** The page's own address. */
  path: address,
  /** The addresses that it links to. */
  links: z.array(address).max(limits.editing.links).default([]),
})

/** A record that a page shows. */
export const pageRecord = z.object({
  collection: z.string(),
  _id: z.uuid(),
  /** What one of its content type is called: `product`. */
  kind: z.string(),
  title: z.string(),
  /** Its own page; null where it has none. */
  path: z.string().nullable(),
})

export type PageRecord = z.infer<typeof pageRecord>
