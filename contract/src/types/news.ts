import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { articleFields, articleInput } from './blocks/article.ts'
import { activeFilter, adminFields, optionalText, recordFields } from './fields.ts'

const date = z.iso.date({ error: texts.rules.news.dateRequired })

const input = z.strictObject({
  ...articleInput(texts.rules.news.titleRequired),
  summary: optionalText(limits.text.short),
  /** The day that stands on it, wherever it is read. */
  date,
  author: optionalText(limits.text.name),
  tags: z.array(z.string().trim().min(1).max(limits.news.tag)).max(limits.news.tags).optional(),
})

const publicItem = z.object({
  ...recordFields,
  ...articleFields,
  summary: z.string().nullable(),
  date: z.iso.date(),
  author: z.string().nullable(),
  tags: z.array(z.string()),
})

const item = z.object({ ...publicItem.shape, ...adminFields })

export const news = {
  singular: 'news item',
  input,
  item,
  publicItem,
  sortable: ['title', 'date', 'createdAt'],
  filters: activeFilter,
} as const

export type NewsInput = z.input<typeof input>
export type News = z.infer<typeof item>
export type PublicNews = z.infer<typeof publicItem>
