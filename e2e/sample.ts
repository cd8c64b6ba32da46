import { createHash } from 'node:crypto'

/** Whether matrices are walked whole: every size, scheme and look (`npm run e2e -- --all`). */
const isWhole = process.env.E2E_WHOLE !== undefined

/** What a run picks its samples by: another one every day, so that a week sees most of a matrix. */
export const seed = process.env.E2E_SEED ?? new Date().toISOString().slice(0, 10)

/** So many of these, the same ones for the same seed and name; all of them when matrices are walked whole. */
export function sample<Item>(name: string, items: readonly Item[], count: number): Item[] {
  if (isWhole) return [...items]
  const rank = (index: number) => createHash('sha256').update(`${seed} ${name} ${index}`).digest('hex')
  const chosen = items
    .map((_, index) => index)
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .slice(0, count)
  return items.filter((_, index) => chosen.includes(index))
}
