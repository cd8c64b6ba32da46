import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { contentType } from './fields/content-type.ts'
import { image, longText, moment, record, richText, text, website } from './fields/field.ts'

const {
  titleRequired,
  descriptionRequired,
  dateInvalid,
  registrationInvalid,
  categoryRequired,
  categoryUnknown,
} = texts.rules.events

export const events = {
  ...contentType({
    singular: 'event',
    fields: {
      title: text({
        required: titleRequired,
        max: limits.text.name,
        seenBy: 'everybody',
        isTranslated: true,
        isSearchable: true,
      }),
      description: longText({
        required: descriptionRequired,
        max: limits.text.description,
        seenBy: 'everybody',
        isTranslated: true,
        isSearchable: true,
      }),
      details: richText({ max: limits.text.long, seenBy: 'everybody', isTranslated: true }),
      date: moment({ invalid: dateInvalid, seenBy: 'everybody' }),
      imageUrl: image({ seenBy: 'everybody' }),
      imagePublicId: text({ max: limits.text.name, seenBy: 'everybody', isTranslated: false }),
      location: text({ max: limits.text.name, seenBy: 'everybody', isTranslated: true }),
      organizer: text({ max: limits.text.name, seenBy: 'everybody', isTranslated: false }),
      registrationUrl: website({
        invalid: registrationInvalid,
        seenBy: 'everybody',
        label: 'Registration address',
      }),
      category: record('categories', {
        required: categoryRequired,
        unknown: categoryUnknown,
        seenBy: 'everybody',
      }),
    },
    sortable: ['date', 'title', 'createdAt'],
    filters: { category: z.uuid().optional() },
  }),
  editedWith: 'categories',
} as const

export type EventInput = z.input<typeof events.input>
export type EventRecord = z.infer<typeof events.item>
export type PublicEvent = z.infer<typeof events.publicItem>
