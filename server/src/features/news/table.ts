import { type Block, news as contract } from '@busbar/contract'
import { desc, isNull, sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { activeColumns, pageColumns, recordColumns } from '../../content/columns.ts'
import { createStore, whenActive } from '../../content/store.ts'

export const news = pgTable(
  'news',
  {
    ...recordColumns(),
    ...pageColumns(),
    ...activeColumns(),
    title: text('title').notNull(),
    summary: text('summary'),
    imageUrl: text('image_url'),
    date: date('date').notNull(),
    author: text('author'),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    body: jsonb('body').$type<Block[]>().notNull().default([]),
  },
  (table) => [
    index('news_date').on(desc(table.date), table._id).where(isNull(table.deletedAt)),
    index('news_search').using('gin', sql`${table.title} gin_trgm_ops`, sql`${table.summary} gin_trgm_ops`),
  ],
)

export const newsStore = createStore({
  name: 'news',
  table: news,
  contract,
  searchable: [news.title, news.summary],
  isPublic: whenActive(news),
  order: [desc(news.date)],
  slugFrom: (row) => row.title,
})
