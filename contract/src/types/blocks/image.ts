import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { optionalText, requiredImage } from '../fields/common-shapes.ts'

/** One image, as wide as the text or as the window, with a line below it. */
export const image = z.strictObject({
  image: requiredImage(texts.blocks.imageRequired),
  caption: optionalText(limits.text.short).default(null),
  isWide: z.boolean().default(false),
})
