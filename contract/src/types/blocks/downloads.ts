import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { optionalText } from '../fields/common-shapes.ts'

/** Files that visitors can save, in the order in which they were chosen. */
export const downloads = z.strictObject({
  heading: optionalText(limits.text.name).default(null),
  chosen: z
    .array(z.uuid())
    .min(1, texts.blocks.downloadRequired)
    .max(limits.blocks.downloads)
    .refine((ids) => new Set(ids).size === ids.length, texts.api.namedTwice),
})
