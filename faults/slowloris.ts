import { setTimeout as pause } from 'node:timers/promises'
import { startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import type { Fault } from './fault.ts'
import { calmWork, inTime, isInTime, startAdministrator } from './tools/admin.ts'
import { startAttack } from './tools/attack.ts'
import { publishedPages, startViews } from './tools/views.ts'

/** One client sends the heads of thousands of requests a letter at a time, to take every connection that there is. */
export const slowloris: Fault = {
  title: 'Thousands of half-sent requests of one client',
  async run({ isShort, say }) {
    const connections = isShort ? 1500 : 6000
    const stack = await startStack({ copies: 2, nginx: true })
    try {
      const calm = await calmWork(stack, 5)
      const attack = await startAttack({ kind: 'half-sent', url: stack.url, connections, addresses: 1 })
      const isUnderWay = () => attack.mostOpen() >= connections * 0.9
      await waitUntil('the attack', isUnderWay, { seconds: 60 }).catch(() => {})
      const views = startViews(stack.url, { paths: publishedPages(stack.siteFolder), visitors: 4, rest: 20 })
      const administrator = await startAdministrator(stack)
      await pause(isShort ? 10_000 : 40_000)
      const stillOpen = attack.tally().open
      await views.stop()
      const admin = await administrator.stop()
      const { ended } = attack.tally()
      await attack.stop()
      for (const what of Object.keys(views.failures)) say(what)
      const figures = {
        halfSentAtOnce: attack.mostOpen(),
        halfSentAtTheEnd: stillOpen,
        givenUpByNginx: ended,
        views: views.seen(),
        failed: views.failed() + admin.failed,
        lost: 0,
        calls: admin.calls,
        p99: admin.p99,
        calmP99: calm.p99,
      }
      return {
        figures,
        proofs: [
          [
            `nearly ${connections} half-sent requests were open at once`,
            attack.mostOpen() >= connections * 0.9,
          ],
          ['they did not run out', stillOpen >= connections * 0.5],
        ],
        promises: {
          'no page view failed': views.failed() === 0 && views.seen() > 100,
          'no call of an administrator failed': admin.failed === 0 && admin.calls >= 20,
          [inTime]: isInTime(admin),
          'half-sent requests are given up': ended > 0,
        },
      }
    } finally {
      await stack.stop()
    }
  },
}
