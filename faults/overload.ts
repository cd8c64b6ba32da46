import { startStack } from '../dev/stack.ts'
import type { Fault } from './fault.ts'
import { flood, hasFlood } from './flood.ts'

const times = 5

/** Far more is asked than can be answered; what can be answered must go on being answered, and soon. */
export const overload: Fault = {
  title: `${times} times the load that can be sustained`,
  missing: () => (hasFlood() ? null : "h2load is not installed (Debian's nghttp2-client)"),
  async run({ isShort, say }) {
    const stack = await startStack({ copies: 2, nginx: true })
    try {
      const seconds = isShort ? 5 : 20
      const call = `${stack.url}/api/products`
      const usual = { connections: 60, folder: stack.folder }
      await flood(call, { ...usual, seconds: 3 })
      const peak = await flood(call, { ...usual, seconds })
      const peakPerSecond = peak.served / seconds
      const rate = Math.round(peakPerSecond * times)
      say(
        `it sustains ${Math.round(peakPerSecond)} calls a second, p99 ${Math.round(peak.p99)} ms; now ${rate}`,
      )
      const much = await flood(call, { seconds, connections: 600, rate, folder: stack.folder })
      const after = await flood(call, { ...usual, seconds })
      const figures = {
        lost: 0,
        failed: much.unanswered,
        peakPerSecond,
        peakP99: peak.p99,
        askedPerSecond: much.asked / seconds,
        servedPerSecond: much.served / seconds,
        refusedPerSecond: much.refused / seconds,
        servedShare: much.served / peak.served,
        p99: much.p99,
        afterPerSecond: after.served / seconds,
      }
      return {
        figures,
        promises: {
          'so much was asked': figures.askedPerSecond > peakPerSecond * times * 0.8,
          'at least 90 % of the peak is still served': figures.servedShare >= 0.9,
          'what is accepted is answered within 500 ms (p99)': figures.p99 < 500,
          'afterwards it is as fast as before': after.served > peak.served * 0.8,
        },
      }
    } finally {
      await stack.stop()
    }
  },
}
