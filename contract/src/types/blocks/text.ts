import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { requiredRichText } from '../fields/common-shapes.ts'

/** Paragraphs, headings, lists and links. */
export const text = z.strictObject({
  text: requiredRichText(texts.blocks.textRequired, limits.text.article),
})
