/** Lets at most `max` pieces of work run at once; the others wait their turn. */
export function createLimiter(max: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < max) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Handed over rather than given back: a new caller must not slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
