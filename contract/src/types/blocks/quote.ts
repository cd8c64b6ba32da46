import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { optionalText, requiredText } from '../fields/common-shapes.ts'

/** What somebody said, and who that was. */
export const quote = z.strictObject({
  words: requiredText(texts.blocks.wordsRequired, limits.text.description),
  name: optionalText(limits.text.name).default(null),
  role: optionalText(limits.text.name).default(null),
})
