import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import type { z } from '../zod.ts'
import { activeFilter } from './fields/common-shapes.ts'
import { contentType } from './fields/content-type.ts'
import { active, email, image, longText, text } from './fields/field.ts'

const { nameRequired, emailRequired, descriptionRequired, imageRequired } = texts.rules.clients

export const clients = contentType({
  singular: 'client',
  fields: {
    name: text({
      required: nameRequired,
      max: limits.text.name,
      seenBy: 'everybody',
      isTranslated: false,
      isSearchable: true,
    }),
    email: email({ required: emailRequired, seenBy: 'users', isSearchable: true }),
    description: longText({
      required: descriptionRequired,
      max: limits.text.description,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    imageUrl: image({ required: imageRequired, seenBy: 'everybody' }),
    isActive: active(),
  },
  sortable: ['name', 'email', 'createdAt'],
  filters: activeFilter,
})

export type ClientRecordInput = z.input<typeof clients.input>
export type ClientRecord = z.infer<typeof clients.item>
export type PublicClientRecord = z.infer<typeof clients.publicItem>
