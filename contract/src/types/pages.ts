import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { articleFields } from './blocks/article.ts'
import { activeFilter } from './fields/common-shapes.ts'
import { contentType } from './fields/content-type.ts'
import { flag, longText, record } from './fields/field.ts'

const { titleRequired, parentUnknown } = texts.rules.pages

export const pages = contentType({
  singular: 'page',
  fields: {
    /** Its slug is where the page is, with all that it stands below: `company/quality`. */
    ...articleFields(titleRequired),
    /** The page that it stands below. */
    parent: record('pages', { unknown: parentUnknown, seenBy: 'everybody' }),
    introduction: longText({
      max: limits.text.short,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    /** Whether the menu and the footer lead there, as long as no other links were chosen. */
    inMenu: flag({ default: false, seenBy: 'everybody' }),
    inFooter: flag({ default: false, seenBy: 'everybody' }),
  },
  sortable: ['title', 'createdAt'],
  filters: { ...activeFilter, parent: z.uuid().optional() },
})

export type PageInput = z.input<typeof pages.input>
export type Page = z.infer<typeof pages.item>
export type PublicPage = z.infer<typeof pages.publicItem>
