import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startStack } from '../dev/stack.ts'
import type { Fault } from './fault.ts'

const times = 5

/** Far more is asked than can be answered; what can be answered must go on being answered, and soon. */
export const overload: Fault = {
  title: `${times} times the load that can be sustained`,
  missing: () => (availableParallelism() > 1 ? null : 'whoever asks needs a processor of their own'),
  async run({ isShort, say }) {
    const stack = await startStack({ copies: 2, nginx: true })
    try {
      const seconds = isShort ? 5 : 20
      const call = `${stack.url}/api/products`
      await load(call, 2, 0)
      const peak = await load(call, seconds, 0)
      const rate = Math.round(peak.perSecond * times)
      say(
        `it sustains ${Math.round(peak.perSecond)} calls a second, p99 ${Math.round(peak.p99)} ms; now ${rate}`,
      )
      const flood = await load(call, seconds, rate)
      const after = await load(call, seconds, 0)
      const figures = {
        lost: 0,
        failed: flood.unanswered,
        peakPerSecond: peak.perSecond,
        peakP99: peak.p99,
        asked: flood.asked / seconds,
        servedPerSecond: flood.perSecond,
        refusedPerSecond: flood.refused / seconds,
        servedShare: flood.perSecond / peak.perSecond,
        p99: flood.p99,
        afterPerSecond: after.perSecond,
      }
      return {
        figures,
        promises: {
          'at least 90 % of the peak is still served': figures.servedShare >= 0.9,
          'what is accepted is answered within 500 ms (p99)': figures.p99 < 500,
          'afterwards it is as fast as before': after.perSecond > peak.perSecond * 0.8,
        },
      }
    } finally {
      await stack.stop()
    }
  },
}

type Answered = Record<'asked' | 'served' | 'refused' | 'unanswered' | 'perSecond' | 'p99', number>

async function load(url: string, seconds: number, rate: number): Promise<Answered> {
  const client = join(import.meta.dirname, 'load-client.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [client, url, `${seconds}`, `${rate}`])
  return JSON.parse(stdout)
}
