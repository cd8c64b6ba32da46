import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { adminFields, optionalImage, optionalWebsite, recordFields, requiredText } from './fields.ts'

const input = z.strictObject({
  name: requiredText(texts.api.required('Name'), limits.text.name),
  website: optionalWebsite(texts.rules.partners.websiteInvalid),
  description: requiredText(texts.api.required('Description'), limits.text.description),
  logo: optionalImage,
})

const publicItem = z.object({
  ...recordFields,
  name: z.string(),
  website: z.string().nullable(),
  description: z.string(),
  logo: z.string().nullable(),
})

const item = z.object({ ...publicItem.shape, ...adminFields })

export const partners = {
  singular: 'partner',
  input,
  item,
  publicItem,
  sortable: ['name', 'createdAt'],
  filters: {},
} as const

export type PartnerInput = z.input<typeof input>
export type Partner = z.infer<typeof item>
export type PublicPartner = z.infer<typeof publicItem>
