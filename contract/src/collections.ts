import { partners } from './partners.ts'
import type { z } from './zod.ts'

/** Every content type. Lists that must name each of them are typed by it, so the compiler names a forgotten one. */
export const collections = { partners }

export type CollectionName = keyof typeof collections

/** What the shared parts need to know of a content type. */
export type Collection = {
  singular: string
  input: z.ZodObject
  item: z.ZodObject
  publicItem: z.ZodObject
  sortable: readonly string[]
}
