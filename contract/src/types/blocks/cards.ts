import { limits } from '../../limits.ts'
import { z } from '../../zod.ts'
import { optionalText } from '../fields/common-shapes.ts'

/** Cards that lead to our own pages: those that were chosen, or else the newest three. */
export const cards = z.strictObject({
  heading: optionalText(limits.text.name).default(null),
  from: z.enum(['services', 'products', 'categories', 'news', 'references', 'pages']).default('services'),
  chosen: z.array(z.uuid()).max(limits.blocks.cards).default([]),
})
