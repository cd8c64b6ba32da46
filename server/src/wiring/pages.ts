import type { Database } from '../platform/postgres/db.ts'
import { isPdf } from '../publisher/page-path.ts'
import { pagesReading } from '../publisher/publications.ts'
import { createRecordPages, type PagedCollection } from '../publisher/record-pages.ts'
import { contentTypes } from './collections.ts'

/** The content types whose records have a page of their own, and where it is. */
export const pagedCollections: PagedCollection[] = contentTypes.flatMap((type) =>
  type.page ? [{ store: type.store, ...type.page }] : [],
)

/** The addresses of the pages that are made of one of these keys, in any store, or would be. */
export function createPagesOf(db: Database) {
  const pages = createRecordPages(db, pagedCollections)
  return async (keys: string[]): Promise<string[]> => {
    const paths = new Set([...(await pagesReading(db, keys)), ...(await pages.of(keys))])
    return [...paths].filter((path) => !isPdf(path))
  }
}
