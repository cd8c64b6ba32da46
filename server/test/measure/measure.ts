/**
 * The best of some rounds, which end when it is good enough. Another program may take the processor away from one of
 * them; what is slow itself is slow in all.
 */
export async function bestOf(rounds: number, goodEnough: number, measure: () => Promise<number>) {
  let best = Infinity
  for (let round = 0; round < rounds && best >= goodEnough; round++) best = Math.min(best, await measure())
  return best
}

/**
 * How long this process computed at a stretch while `work` ran, in milliseconds: so long everybody else had to wait.
 * Counted is the time of the processor, to which a busy machine adds nothing.
 */
export async function longestWait(work: () => Promise<unknown>) {
  let longest = 0
  let last = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, (user + system) / 1000)
    last = process.threadCpuUsage()
  }
  const watch = setInterval(look, 1)
  await work()
  clearInterval(watch)
  look()
  return Math.round(longest)
}
