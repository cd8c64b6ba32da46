import { expect, test } from 'vitest'
import { z } from '../zod.ts'

test('R7: what must be more than a number is not said to be allowed to equal it', () => {
  const sentence = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message
  expect(sentence(z.int().positive(), 0)).toBe('This must be more than 0.')
  expect(sentence(z.int().min(0), -1)).toBe('This must be 0 or more.')
})
