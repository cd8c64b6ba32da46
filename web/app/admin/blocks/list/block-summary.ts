import { plainTextOf } from '@busbar/contract'
import { excerpt } from '../../../ui/text/excerpt.ts'
import type { EditedBlock } from '../block-parts.ts'

/** The first words in a block, which identify it while it is closed. */
export function blockSummary({ type: _type, key: _key, ...fields }: EditedBlock) {
  return excerpt(plainTextOf(firstWords(Object.values(fields)) ?? ''), 90)
}

function firstWords(values: unknown[]): string | undefined {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() && !value.startsWith('/') && !sides.includes(value))
      return value
    if (typeof value !== 'object' || value === null || value instanceof File) continue
    const words = firstWords(Object.values(value))
    if (words) return words
  }
}

/** Choices of an image's side, which nobody has written. */
const sides = ['left', 'right']
