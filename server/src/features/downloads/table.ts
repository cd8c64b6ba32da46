import { downloads as contract, type FileKind } from '@busbar/contract'
import { type SQL, sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { activeColumns, alphabetically, recordColumns } from '../../content/columns.ts'
import { createStore, whenActive } from '../../content/store.ts'

export const downloads = pgTable(
  'downloads',
  {
    ...recordColumns(),
    ...activeColumns(),
    title: text('title').notNull(),
    fileUrl: text('file_url').notNull(),
    description: text('description'),
    version: text('version'),
    language: text('language'),
    /** As the server has found them in the file itself. */
    kind: text('kind').$type<FileKind>().notNull(),
    size: integer('size').notNull(),
  },
  (table) => [
    index('downloads_title').on(alphabetically(table.title), table._id),
    index('downloads_search').using(
      'gin',
      sql`${table.title} gin_trgm_ops`,
      sql`${table.description} gin_trgm_ops`,
      sql`${table.version} gin_trgm_ops`,
    ),
  ],
)

export const isPublicDownload = whenActive(downloads)

/** Downloads by themselves: the store adds what is known of their files. */
export const createDownloadRecords = (isUsed: () => SQL) =>
  createStore({
    name: 'downloads',
    table: downloads,
    contract,
    searchable: [downloads.title, downloads.description, downloads.version],
    isPublic: isPublicDownload,
    conditions: { unused: (is) => (is ? sql`not ${isUsed()}` : isUsed()) },
  })
