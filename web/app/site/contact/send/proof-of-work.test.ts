import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveChallenge } from './proof-of-work.ts'

test('the solution begins with the puzzle, and its hash with as many zero bits as asked for', async () => {
  for (const zeroBits of [1, 8, 12]) {
    const solution = await solveChallenge({ challenge: 'mhzc1x.c2FsdHk.c2lnbmF0dXJl', zeroBits })
    expect(solution).toMatch(/^mhzc1x\.c2FsdHk\.c2lnbmF0dXJl\.\d+$/)
    const bits = BigInt(`0x${createHash('sha256').update(solution).digest('hex')}`)
      .toString(2)
      .padStart(256, '0')
    expect(bits.slice(0, zeroBits)).toBe('0'.repeat(zeroBits))
  }
})
