import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { optionalText, requiredText } from '../fields/common-shapes.ts'

/** Questions that open to their answers. */
export const questions = z.strictObject({
  heading: optionalText(limits.text.name).default(null),
  questions: z
    .array(
      z.strictObject({
        question: requiredText(texts.company.questionRequired, limits.faq.question),
        answer: requiredText(texts.company.answerRequired, limits.faq.answer),
      }),
    )
    .min(1, texts.company.questionRequired)
    .max(limits.faq.max),
})
