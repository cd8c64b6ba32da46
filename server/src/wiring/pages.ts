import type { PagedCollection } from '../publisher/record-pages.ts'
import { contentTypes } from './collections.ts'

/** The content types whose records have a page of their own, and where it is. */
export const pagedCollections: PagedCollection[] = contentTypes.flatMap((type) =>
  type.page ? [{ store: type.store, ...type.page }] : [],
)
