import { pages as contract } from '@busbar/contract'
import { isNull, sql } from 'drizzle-orm'
import { index, type PgColumn, pgTable } from 'drizzle-orm/pg-core'
import { alphabetically, recordColumns } from '../../content/columns.ts'
import { columnsOf, searchIndex } from '../../content/field-columns.ts'

export const pages = pgTable(
  'pages',
  {
    ...recordColumns(),
    ...columnsOf(contract.fields),
  },
  (table) => [
    index('pages_tree')
      .on(sql`(${treeOrder(table.slug)})`, table._id)
      .where(isNull(table.deletedAt)),
    index('pages_parent').on(table.parent, table._id).where(isNull(table.deletedAt)),
    index('pages_title').on(alphabetically(table.title), table._id).where(isNull(table.deletedAt)),
    searchIndex('pages', table, contract.fields),
  ],
)

/** Each after the page that it stands below. */
export const inTreeOrder = treeOrder(pages.slug)

/** Part by part, because a hyphen comes before a slash. */
function treeOrder(slug: PgColumn) {
  return sql`string_to_array(${slug}, '/') collate "C"`
}
