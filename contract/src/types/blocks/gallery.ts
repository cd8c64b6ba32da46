import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { optionalText, requiredImage } from '../fields/common-shapes.ts'

/** Several images side by side. */
export const gallery = z.strictObject({
  images: z
    .array(requiredImage(texts.blocks.imageRequired))
    .min(1, texts.blocks.imageRequired)
    .max(limits.blocks.images),
  caption: optionalText(limits.text.short).default(null),
})
