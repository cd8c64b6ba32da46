import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { activeFilter, adminFields, email, recordFields, requiredImage, requiredText } from './fields.ts'

const input = z.strictObject({
  name: requiredText(texts.rules.clients.nameRequired, limits.text.name),
  email: email(texts.rules.clients.emailRequired),
  description: requiredText(texts.rules.clients.descriptionRequired, limits.text.description),
  imageUrl: requiredImage(texts.rules.clients.imageRequired),
  isActive: z.boolean().optional(),
})

/** What a visitor sees of a testimonial: never the client's email address. */
const publicItem = z.object({
  ...recordFields,
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  isActive: z.boolean(),
})

const item = z.object({ ...publicItem.shape, email: z.string(), ...adminFields })

export const clients = {
  singular: 'client',
  input,
  item,
  publicItem,
  sortable: ['name', 'email', 'createdAt'],
  adminOnly: ['email'],
  filters: activeFilter,
} as const

export type ClientRecordInput = z.input<typeof input>
export type ClientRecord = z.infer<typeof item>
export type PublicClientRecord = z.infer<typeof publicItem>
