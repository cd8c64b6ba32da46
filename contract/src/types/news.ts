import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { blocks, blocksShown } from './blocks/blocks.ts'
import {
  activeFilter,
  adminFields,
  optionalImage,
  optionalText,
  recordFields,
  requiredText,
} from './fields.ts'

const date = z.iso.date({ error: texts.rules.news.dateRequired })

const input = z.strictObject({
  title: requiredText(texts.rules.news.titleRequired, limits.text.name),
  summary: optionalText(limits.text.short),
  imageUrl: optionalImage,
  /** The day that stands on it, wherever it is read. */
  date,
  author: optionalText(limits.text.name),
  tags: z.array(z.string().trim().min(1).max(limits.news.tag)).max(limits.news.tags).optional(),
  body: blocks.optional(),
  isActive: z.boolean().optional(),
})

const publicItem = z.object({
  ...recordFields,
  slug: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  imageUrl: z.string().nullable(),
  date: z.iso.date(),
  author: z.string().nullable(),
  tags: z.array(z.string()),
  body: blocksShown,
  isActive: z.boolean(),
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
