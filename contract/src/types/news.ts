import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import type { z } from '../zod.ts'
import { articleFields } from './blocks/article.ts'
import { activeFilter } from './fields/common-shapes.ts'
import { contentType } from './fields/content-type.ts'
import { day, lines, longText, text } from './fields/field.ts'

export const news = contentType({
  singular: 'news item',
  fields: {
    ...articleFields(texts.rules.news.titleRequired),
    summary: longText({
      max: limits.text.short,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    /** The day that stands on it. */
    date: day({ required: texts.rules.news.dateRequired, seenBy: 'everybody' }),
    author: text({ max: limits.text.name, seenBy: 'everybody', isTranslated: false }),
    tags: lines({
      max: limits.news.tags,
      length: limits.news.tag,
      seenBy: 'everybody',
      isTranslated: true,
    }),
  },
  sortable: ['title', 'date', 'createdAt'],
  filters: activeFilter,
})

export type NewsInput = z.input<typeof news.input>
export type News = z.infer<typeof news.item>
export type PublicNews = z.infer<typeof news.publicItem>
