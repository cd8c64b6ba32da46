import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import type { z } from '../zod.ts'
import { activeFilter } from './fields/common-shapes.ts'
import { contentType } from './fields/content-type.ts'
import { active, image, lines, longText, place, richText, text } from './fields/field.ts'
import { pageFields } from './fields/page-fields.ts'

export const services = contentType({
  singular: 'service',
  fields: {
    title: text({
      required: texts.rules.services.titleRequired,
      max: limits.text.name,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    shortDescription: longText({
      max: limits.text.short,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    description: longText({ max: limits.text.description, seenBy: 'everybody', isTranslated: true }),
    fullDescription: richText({ max: limits.text.long, seenBy: 'everybody', isTranslated: true }),
    details: longText({ max: limits.text.long, seenBy: 'everybody', isTranslated: true }),
    imageUrl: image({ seenBy: 'everybody' }),
    features: lines({
      max: limits.services.maxFeatures,
      length: limits.text.name,
      seenBy: 'everybody',
      isTranslated: true,
    }),
    isActive: active(),
    displayOrder: place({ seenBy: 'everybody' }),
    ...pageFields,
  },
  sortable: ['title', 'displayOrder', 'createdAt'],
  filters: activeFilter,
})

export type ServiceInput = z.input<typeof services.input>
export type Service = z.infer<typeof services.item>
export type PublicService = z.infer<typeof services.publicItem>
