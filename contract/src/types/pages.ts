import { limits } from '../limits.ts'
import { isAddressPart } from '../page-address.ts'
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

const input = z.strictObject({
  title: requiredText(texts.rules.pages.titleRequired, limits.text.name),
  /** The last part of where the page is; without one it is made of the title. */
  address: optionalText(limits.pages.part).refine(
    (part) => !part || isAddressPart(part),
    texts.rules.pages.addressInvalid,
  ),
  /** The page that it stands below. */
  parent: z.uuid(texts.rules.pages.parentUnknown).nullish(),
  introduction: optionalText(limits.text.short),
  imageUrl: optionalImage,
  body: blocks.optional(),
  /** Whether the menu and the footer lead there, as long as no other links were chosen. */
  inMenu: z.boolean().optional(),
  inFooter: z.boolean().optional(),
  isActive: z.boolean().optional(),
})

const publicItem = z.object({
  ...recordFields,
  /** Where the page is, with all that it stands below: `company/quality`. */
  slug: z.string(),
  title: z.string(),
  address: z.string().nullable(),
  parent: z.uuid().nullable(),
  introduction: z.string().nullable(),
  imageUrl: z.string().nullable(),
  body: blocksShown,
  inMenu: z.boolean(),
  inFooter: z.boolean(),
  isActive: z.boolean(),
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
