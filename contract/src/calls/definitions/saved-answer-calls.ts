import { savedAnswer, savedAnswerInput } from '../../types/messages.ts'
import { z } from '../../zod.ts'
import { savedAnswerPaths } from '../paths/saved-answer-paths.ts'
import { defineCalls } from './define-calls.ts'

const params = z.object({ id: z.uuid() })

/** Texts that users send again and again, shared by all of them. */
export const savedAnswerCalls = defineCalls('contact', savedAnswerPaths, {
  list: { summary: 'List saved answers by name', access: 'session', data: z.array(savedAnswer) },
  create: {
    summary: 'Save an answer',
    access: 'session',
    body: savedAnswerInput,
    data: savedAnswer,
    status: 201,
  },
  update: {
    summary: 'Rename or rewrite a saved answer',
    access: 'session',
    params,
    body: savedAnswerInput,
    data: savedAnswer,
  },
  remove: { summary: 'Delete a saved answer', access: 'session', params },
})
