/**
 * Finds the number that makes the puzzle's hash begin with enough zeros: proof that a browser has worked for a moment.
 * Without HTTPS a browser has no hashes to offer; then the puzzle goes back unsolved.
 */
export async function solveChallenge({ challenge, zeroBits }: { challenge: string; zeroBits: number }) {
  const hashes = globalThis.crypto?.subtle
  if (!hashes) return challenge
  for (let number = 0; ; number++) {
    const solution = `${challenge}.${number}`
    const hash = await hashes.digest('SHA-256', new TextEncoder().encode(solution))
    if (new DataView(hash).getUint32(0) >>> (32 - zeroBits) === 0) return solution
  }
}
