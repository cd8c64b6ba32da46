import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import type { z } from '../zod.ts'
import { contentType } from './fields/content-type.ts'
import { image, longText, text, website } from './fields/field.ts'

export const partners = contentType({
  singular: 'partner',
  fields: {
    name: text({
      required: texts.api.required('Name'),
      max: limits.text.name,
      seenBy: 'everybody',
      isTranslated: false,
      isSearchable: true,
    }),
    website: website({ invalid: texts.rules.partners.websiteInvalid, seenBy: 'everybody' }),
    description: longText({
      required: texts.api.required('Description'),
      max: limits.text.description,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    logo: image({ seenBy: 'everybody' }),
  },
  sortable: ['name', 'createdAt'],
  filters: {},
})

export type PartnerInput = z.input<typeof partners.input>
export type Partner = z.infer<typeof partners.item>
export type PublicPartner = z.infer<typeof partners.publicItem>
