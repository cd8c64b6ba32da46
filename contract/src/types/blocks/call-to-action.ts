import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { link, optionalText, requiredText } from '../fields/common-shapes.ts'

/** An invitation, with one button. */
export const callToAction = z.strictObject({
  heading: requiredText(texts.siteSettings.headingRequired, limits.text.name),
  text: optionalText(limits.text.short).default(null),
  button: requiredText(texts.siteSettings.labelRequired, limits.siteLinks.label),
  link,
})
