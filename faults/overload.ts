import { startStack } from '../dev/stack.ts'
import type { Fault } from './fault.ts'
import { type Answered, flood, hasFlood } from './flood.ts'

const times = 5

/** Far more requests than can be answered; those that can must still be answered, and soon. */
export const overload: Fault = {
  title: `${times} times the load that can be sustained`,
  missing: () => (hasFlood() ? null : "h2load is not installed (Debian's nghttp2-client)"),
  async run({ isShort, say }) {
    const stack = await startStack({ copies: 2, nginx: true })
    try {
      const seconds = isShort ? 3 : 10
      const call = `${stack.url}/api/products`
      const { folder } = stack
      const sustain = () => flood(call, { connections: 60, folder, seconds })
      await sustain()
      let before = await sustain()
      const rounds: Round[] = []
      for (let round = 1; round <= 3; round++) {
        const rate = Math.round((before.served / seconds) * times)
        const much = await flood(call, { seconds, connections: 600, rate, folder })
        const after = await sustain()
        rounds.push({ rate, before, much, after, share: (2 * much.served) / (before.served + after.served) })
        say(
          `it sustains ${perSecond(before)} calls a second, and serves ${perSecond(much)} of ${perSecond(much.asked)}`,
        )
        before = after
      }
      // Whatever else runs on the machine slows down a round together with its neighbours.
      const { rate, much, after, before: peak, share } = medianBy(rounds, (round) => round.share)
      const figures = {
        lost: 0,
        failed: sum(rounds.map((round) => round.much.unanswered)),
        peakPerSecond: peak.served / seconds,
        peakP99: peak.p99,
        askedPerSecond: much.asked / seconds,
        servedPerSecond: much.served / seconds,
        refusedPerSecond: much.refused / seconds,
        servedShare: share,
        p99: medianBy(rounds, (round) => round.much.p99).much.p99,
        afterPerSecond: after.served / seconds,
      }
      return {
        figures,
        proofs: [
          [`${times} times as much was asked`, figures.askedPerSecond > rate * 0.8],
          ['most of it was refused', much.refused > much.served],
        ],
        promises: {
          'at least 90 % of what it sustains is still served': figures.servedShare >= 0.9,
          'what is accepted is answered within 500 ms (p99)': figures.p99 < 500,
          'afterwards it is as fast as before': after.served > peak.served * 0.8,
        },
      }

      function perSecond(of: Answered | number): number {
        return Math.round((typeof of === 'number' ? of : of.served) / seconds)
      }
    } finally {
      await stack.stop()
    }
  },
}

/** Asked too much, and as much as it sustains just before and just after. */
type Round = { rate: number; before: Answered; much: Answered; after: Answered; share: number }

function medianBy<Item>(items: Item[], of: (item: Item) => number): Item {
  return items.toSorted((a, b) => of(a) - of(b))[Math.floor(items.length / 2)] as Item
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
