import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { link, requiredText } from '../fields/common-shapes.ts'

/** The links of the menu or of the footer, whole. */
export const siteLinksInput = z
  .array(
    z.strictObject({
      label: requiredText(texts.siteSettings.labelRequired, limits.siteLinks.label),
      link,
    }),
  )
  .max(limits.siteLinks.max, texts.siteSettings.tooManyLinks(limits.siteLinks.max))

export const siteLinks = z.array(z.object({ label: z.string(), link: z.string() }))

export type SiteLink = z.infer<typeof siteLinks>[number]
