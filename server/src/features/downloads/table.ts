import { downloads as contract } from '@busbar/contract'
import { type SQL, sql } from 'drizzle-orm'
import { index, pgTable } from 'drizzle-orm/pg-core'
import { alphabetically, recordColumns } from '../../content/columns.ts'
import { columnsOf, searchIndex } from '../../content/field-columns.ts'
import { createStore, whenActive } from '../../content/store.ts'

export const downloads = pgTable(
  'downloads',
  {
    ...recordColumns(),
    ...columnsOf(contract.fields),
  },
  (table) => [
    index('downloads_title').on(alphabetically(table.title), table._id),
    searchIndex('downloads', table, contract.fields),
  ],
)

export const isPublicDownload = whenActive(downloads)

/** Downloads by themselves: the store adds what is known of their files. */
export const createDownloadRecords = (isUsed: () => SQL) =>
  createStore({
    name: 'downloads',
    table: downloads,
    contract,
    isPublic: isPublicDownload,
    conditions: { unused: (is) => (is ? sql`not ${isUsed()}` : isUsed()) },
  })
