import type { Block } from '@busbar/contract'
import { isNull, sql } from 'drizzle-orm'
import { boolean, index, jsonb, type PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { activeColumns, alphabetically, pageColumns, recordColumns } from '../../content/columns.ts'

export const pages = pgTable(
  'pages',
  {
    ...recordColumns(),
    /** Where the page is, with all that it stands below. */
    ...pageColumns(),
    ...activeColumns(),
    title: text('title').notNull(),
    parent: uuid('parent'),
    introduction: text('introduction'),
    imageUrl: text('image_url'),
    body: jsonb('body').$type<Block[]>().notNull().default([]),
    inMenu: boolean('in_menu').notNull().default(false),
    inFooter: boolean('in_footer').notNull().default(false),
  },
  (table) => [
    index('pages_tree')
      .on(sql`(${treeOrder(table.slug)})`, table._id)
      .where(isNull(table.deletedAt)),
    index('pages_parent').on(table.parent, table._id).where(isNull(table.deletedAt)),
    index('pages_title').on(alphabetically(table.title), table._id).where(isNull(table.deletedAt)),
    index('pages_search').using(
      'gin',
      sql`${table.title} gin_trgm_ops`,
      sql`${table.introduction} gin_trgm_ops`,
    ),
  ],
)

/** Each after the page that it stands below. */
export const inTreeOrder = treeOrder(pages.slug)

/** Part by part, because a hyphen comes before a slash. */
function treeOrder(slug: PgColumn) {
  return sql`string_to_array(${slug}, '/') collate "C"`
}
