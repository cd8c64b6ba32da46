import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { requiredImage, requiredRichText } from '../fields/common-shapes.ts'

/** An image on one side, and text about it on the other. */
export const imageWithText = z.strictObject({
  image: requiredImage(texts.blocks.imageRequired),
  text: requiredRichText(texts.blocks.textRequired, limits.text.long),
  side: z.enum(['left', 'right']).default('left'),
})
