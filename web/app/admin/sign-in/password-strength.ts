import { limits } from '@busbar/contract'

/** How hard a password is to guess, from 0 (there is none) to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4

const kinds = [
  { pattern: /[a-z]/, size: 26 },
  { pattern: /[A-Z]/, size: 26 },
  { pattern: /[0-9]/, size: 10 },
  // Also what is on no keyboard: a guesser who tries it at all tries the common marks first.
  { pattern: /[^a-zA-Z0-9]/, size: 33 },
]

/**
 * An estimate from length and variety alone: the bits of a random password of the same kind. It knows no words
 * and no names; the server refuses the commonest passwords.
 */
export function passwordStrength(password: string): Strength {
  if (password.length === 0) return 0
  if (password.length < limits.password.min) return 1
  const alphabet = kinds.reduce((sum, { pattern, size }) => sum + (pattern.test(password) ? size : 0), 0)
  const bits = surprises(password) * Math.log2(alphabet)
  if (bits < 36) return 1
  if (bits < 60) return 2
  return bits < 90 ? 3 : 4
}

/** The characters that do not follow from the one before: `aaaa` has one, `1234` has one, `tree` three. */
function surprises(password: string) {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? Number.NaN))
  return steps.filter((step) => !(Math.abs(step) <= 1)).length
}
