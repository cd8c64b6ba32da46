import { createHash } from 'node:crypto'
import { inject } from 'vitest'

/** What random input with this name is drawn by, as fast-check takes it: another number every day, see postgres.ts. */
export function seedFor(name: string): number {
  return createHash('sha256')
    .update(`${inject('seed')} ${name}`)
    .digest()
    .readInt32BE()
}
