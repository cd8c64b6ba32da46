import type { z } from '../zod.ts'
import * as collections from './collections.ts'
import type { Fields } from './fields/field.ts'

/** What the shared parts need to know of a content type. */
export type Collection = {
  singular: string
  /** Declared once: its shapes, its table, its search and its editor are made from these. */
  fields: Fields
  input: z.ZodObject
  item: z.ZodObject
  publicItem: z.ZodObject
  sortable: readonly string[]
  /** Fields that visitors cannot see: they can neither search nor sort by them, which would tell what is in them. */
  adminOnly?: readonly string[]
  /** Fields that a list can be narrowed by, as they stand in the query. */
  filters: z.core.$ZodShape
  /** Fields that name records of other content types, by their ids: one or several. */
  names?: Readonly<Record<string, string>>
  /** What an answer carries along when the query asks for it. */
  includes?: { list: z.core.$ZodShape; one: z.core.$ZodShape }
  /** The content type on whose screen these are edited, where they have none of their own. */
  editedWith?: string
}

export { collections }

export type CollectionName = keyof typeof collections

export type ScreenName = {
  [Name in CollectionName]: (typeof collections)[Name] extends { editedWith: string } ? never : Name
}[CollectionName]

export const collectionNames = Object.keys(
  collections satisfies Record<string, Collection>,
) as CollectionName[]

/** The content types that have a screen of their own. */
export const screenNames = Object.entries(collections)
  .filter(([, collection]) => !('editedWith' in collection))
  .map(([name]) => name as ScreenName)
