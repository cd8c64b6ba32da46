import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * The best of some rounds, which end when it is good enough. Another program may take the processor away from one of
 * them; what is slow itself is slow in all.
 */
export async function bestOf(rounds: number, goodEnough: number, measure: () => Promise<number>) {
  let best = Infinity
  for (let round = 0; round < rounds && best >= goodEnough; round++) best = Math.min(best, await measure())
  return best
}

/** How long others had to wait at most while `work` ran, in milliseconds. */
export async function longestWait(work: () => Promise<unknown>) {
  const watch = monitorEventLoopDelay({ resolution: 1 })
  watch.enable()
  await work()
  // A wait is noted when it is over.
  await new Promise((resolve) => setTimeout(resolve, 10))
  watch.disable()
  return Math.round(watch.max / 1_000_000)
}
