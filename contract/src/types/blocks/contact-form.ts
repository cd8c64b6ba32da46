import { limits } from '../../limits.ts'
import { z } from '../../zod.ts'
import { optionalText } from '../fields/common-shapes.ts'

/** The form that sends a message, as the contact page has it. */
export const contactForm = z.strictObject({
  heading: optionalText(limits.text.name).default(null),
  text: optionalText(limits.text.short).default(null),
})
