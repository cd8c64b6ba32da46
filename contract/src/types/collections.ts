import type { z } from '../zod.ts'
import { categories } from './categories.ts'
import { clients } from './clients.ts'
import { events } from './events.ts'
import { partners } from './partners.ts'
import { products } from './products.ts'
import { services } from './services.ts'
import { team } from './team.ts'

/** Every content type. Lists that must name each of them are typed by it, so the compiler names a forgotten one. */
export const collections = { products, categories, events, services, team, partners, clients }

export type CollectionName = keyof typeof collections

/** What the shared parts need to know of a content type. */
export type Collection = {
  singular: string
  input: z.ZodObject
  item: z.ZodObject
  publicItem: z.ZodObject
  sortable: readonly string[]
  /** Fields that visitors cannot see: they can neither search nor sort by them, which would tell what is in them. */
  adminOnly?: readonly string[]
  /** Fields that a list can be narrowed by, as they stand in the query. */
  filters: z.core.$ZodShape
  /** What an answer carries along when the query asks for it. */
  includes?: { list: z.core.$ZodShape; one: z.core.$ZodShape }
}
