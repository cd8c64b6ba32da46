import { createHash } from 'node:crypto'
import { zeroBits } from '../src/features/messages/spam/form-proof.ts'

/** The solution of a contact form's puzzle, as the form's script finds it. */
export function solveChallenge(challenge: string) {
  for (let number = 0; ; number++) {
    const solution = `${challenge}.${number}`
    const hash = createHash('sha256').update(solution).digest()
    if (hash.readUInt32BE() >>> (32 - zeroBits) === 0) return solution
  }
}
