import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { optionalText, requiredText } from '../fields/common-shapes.ts'

/** What belongs together in two columns, such as ratings. */
export const table = z.strictObject({
  heading: optionalText(limits.text.name).default(null),
  rows: z
    .array(
      z.strictObject({
        name: requiredText(texts.blocks.rowNameRequired, limits.text.name),
        value: requiredText(texts.blocks.rowValueRequired, limits.text.short),
      }),
    )
    .min(1, texts.blocks.rowRequired)
    .max(limits.blocks.rows),
})
