const columns = 12
const wide = 7
const narrow = 5

/** Above this many, tiles are small and all alike. */
const largeUpTo = 8

/** How many of twelve columns each tile takes, so that every row is full: pairs of unequal ones, thirds at the end. */
export function tileSpans(count: number): number[] {
  if (count > largeUpTo) return Array.from({ length: count }, () => columns / 4)
  if (count === 1) return [columns]
  const inThirds = count % 3 === 0 ? count : count % 2 === 0 ? 0 : 3
  const inPairs = Array.from({ length: count - inThirds }, (_, index) =>
    [0, 3].includes(index % 4) ? wide : narrow,
  )
  return [...inPairs, ...Array.from({ length: inThirds }, () => columns / 3)]
}
