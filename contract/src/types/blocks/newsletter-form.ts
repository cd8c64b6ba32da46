import { limits } from '../../limits.ts'
import { z } from '../../zod.ts'
import { optionalText } from '../fields/common-shapes.ts'

/** Asks for an address to send the newsletter to. */
export const newsletterForm = z.strictObject({
  heading: optionalText(limits.text.name).default(null),
  text: optionalText(limits.text.short).default(null),
})
