import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { requiredText } from '../fields/common-shapes.ts'

/** Numbers with what they count: '36 kV', 'highest voltage'. */
export const facts = z.strictObject({
  facts: z
    .array(
      z.strictObject({
        value: requiredText(texts.blocks.factValueRequired, limits.blocks.factValue),
        label: requiredText(texts.blocks.factLabelRequired, limits.text.name),
      }),
    )
    .min(1, texts.blocks.factRequired)
    .max(limits.blocks.facts),
})
