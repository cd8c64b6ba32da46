import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import {
  adminFields,
  optionalImage,
  optionalRichText,
  optionalText,
  optionalWebsite,
  recordFields,
  requiredText,
} from './fields.ts'

/** A moment of any time zone, kept in UTC. Some years that can be written are beyond what can be stored. */
const moment = z.iso
  .datetime({ offset: true, error: texts.rules.events.dateInvalid })
  .transform((value) => new Date(value))
  .refine(
    (date) => date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 9999,
    texts.rules.events.dateInvalid,
  )
  .transform((date) => date.toISOString())

const input = z.strictObject({
  title: requiredText(texts.rules.events.titleRequired, limits.text.name),
  description: requiredText(texts.rules.events.descriptionRequired, limits.text.description),
  details: optionalRichText(limits.text.long),
  date: moment.nullish(),
  imageUrl: optionalImage,
  imagePublicId: optionalText(limits.text.name),
  location: optionalText(limits.text.name),
  organizer: optionalText(limits.text.name),
  registrationUrl: optionalWebsite(texts.rules.events.registrationInvalid),
  category: z.uuid({
    error: ({ input }) => (input ? texts.rules.events.categoryUnknown : texts.rules.events.categoryRequired),
  }),
})

const publicItem = z.object({
  ...recordFields,
  title: z.string(),
  description: z.string(),
  details: z.string().nullable(),
  date: z.iso.datetime().nullable(),
  imageUrl: z.string().nullable(),
  imagePublicId: z.string().nullable(),
  location: z.string().nullable(),
  organizer: z.string().nullable(),
  registrationUrl: z.string().nullable(),
  category: z.uuid(),
})

const item = z.object({ ...publicItem.shape, ...adminFields })

export const events = {
  singular: 'event',
  input,
  item,
  publicItem,
  names: { category: 'categories' },
  sortable: ['date', 'title', 'createdAt'],
  filters: { category: z.uuid().optional() },
  editedWith: 'categories',
} as const

export type EventInput = z.input<typeof input>
export type EventRecord = z.infer<typeof item>
export type PublicEvent = z.infer<typeof publicItem>
