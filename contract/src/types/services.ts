import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import {
  activeFilter,
  adminFields,
  displayOrder,
  optionalImage,
  optionalRichText,
  optionalText,
  recordFields,
  requiredText,
} from './fields.ts'
import { pageFields, pageInput } from './page-fields.ts'

const input = z.strictObject({
  title: requiredText(texts.rules.services.titleRequired, limits.text.name),
  shortDescription: optionalText(limits.text.short),
  description: optionalText(limits.text.description),
  fullDescription: optionalRichText(limits.text.long),
  details: optionalText(limits.text.long),
  imageUrl: optionalImage,
  features: z
    .array(z.string().trim().min(1).max(limits.text.name))
    .max(limits.services.maxFeatures)
    .optional(),
  isActive: z.boolean().optional(),
  displayOrder: displayOrder.optional(),
  ...pageInput,
})

const publicItem = z.object({
  ...recordFields,
  ...pageFields,
  title: z.string(),
  shortDescription: z.string().nullable(),
  description: z.string().nullable(),
  fullDescription: z.string().nullable(),
  details: z.string().nullable(),
  imageUrl: z.string().nullable(),
  features: z.array(z.string()),
  isActive: z.boolean(),
  displayOrder: z.int(),
})

const item = z.object({ ...publicItem.shape, ...adminFields })

export const services = {
  singular: 'service',
  input,
  item,
  publicItem,
  sortable: ['title', 'displayOrder', 'createdAt'],
  filters: activeFilter,
} as const

export type ServiceInput = z.input<typeof input>
export type Service = z.infer<typeof item>
export type PublicService = z.infer<typeof publicItem>
