/** Computes for as long as this before it looks at the clock. */
const sample = 100_000

/**
 * How many times slower than alone this machine is at the moment: 1 where nothing else runs, 4 where three others want the
 * same processor. A limit in milliseconds holds for a machine that has nothing else to do.
 */
export function slowdown() {
  const began = performance.now()
  const start = process.cpuUsage()
  let used = 0
  do {
    const { user, system } = process.cpuUsage(start)
    used = user + system
  } while (used < sample)
  return Math.max(1, (performance.now() - began) / (used / 1000))
}
