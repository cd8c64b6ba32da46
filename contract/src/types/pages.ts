import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { articleFields, articleInput } from './blocks/article.ts'
import { activeFilter, adminFields, optionalText, recordFields } from './fields.ts'

const input = z.strictObject({
  ...articleInput(texts.rules.pages.titleRequired),
  /** The page that it stands below. */
  parent: z.uuid(texts.rules.pages.parentUnknown).nullish(),
  introduction: optionalText(limits.text.short),
  /** Whether the menu and the footer lead there, as long as no other links were chosen. */
  inMenu: z.boolean().optional(),
  inFooter: z.boolean().optional(),
})

const publicItem = z.object({
  ...recordFields,
  /** Its slug is where the page is, with all that it stands below: `company/quality`. */
  ...articleFields,
  parent: z.uuid().nullable(),
  introduction: z.string().nullable(),
  inMenu: z.boolean(),
  inFooter: z.boolean(),
})

const item = z.object({ ...publicItem.shape, ...adminFields })

export const pages = {
  singular: 'page',
  input,
  item,
  publicItem,
  names: { parent: 'pages' },
  sortable: ['title', 'createdAt'],
  filters: { ...activeFilter, parent: z.uuid().optional() },
} as const

export type PageInput = z.input<typeof input>
export type Page = z.infer<typeof item>
export type PublicPage = z.infer<typeof publicItem>
