import { startStack } from '../dev/stack.ts'
import { countLost, isThanked, startEnquiries } from './enquiries.ts'
import type { Fault } from './fault.ts'
import { signIn, wholeInbox } from './office.ts'
import { publishedPages, startViews } from './views.ts'

/** A new version is put in place: one copy after the other is asked to end and started again, all the time. */
export const rollingRestart: Fault = {
  title: 'Copies restarted one after the other under load',
  async run({ isShort, say }) {
    const goal = isShort ? 5000 : 100_000
    const stack = await startStack({ copies: 2, nginx: true })
    try {
      const pages = publishedPages(stack.siteFolder).slice(0, 20)
      const calls = ['/api/partners', '/api/services', '/api/categories', '/api/company/info']
      // As many calls as pages: the calls are what a restart can break.
      const paths = pages.flatMap((page, index) => [page, calls[index % calls.length] as string])
      const views = startViews(stack.url, { paths, visitors: 16, rest: 0 })
      const enquiries = startEnquiries(stack.url, { perSecond: 5 })
      let restarts = 0
      let replaced = 0
      while (views.seen() < goal || restarts < 4) {
        const app = stack.apps[restarts++ % stack.apps.length]
        const before = app?.pid
        await app?.stop()
        await app?.start()
        if (app?.pid !== before) replaced++
      }
      await views.stop()
      await enquiries.stop()
      for (const [what, count] of Object.entries(views.failures)) say(`${what}: ${count} times`)
      const stored = await wholeInbox(await signIn(stack))
      const thanked = enquiries.all.filter(isThanked)
      const figures = {
        requests: views.seen(),
        failed: views.failed(),
        restarts,
        enquiries: enquiries.all.length,
        retriedEnquiries: enquiries.all.filter(({ attempts }) => attempts > 1).length,
        lost: countLost(enquiries.all, stored),
      }
      return {
        figures,
        proofs: [['every restart left another process', replaced === restarts]],
        promises: {
          'no request failed': figures.failed === 0,
          'every enquiry was accepted': thanked.length === enquiries.all.length,
          'acknowledged and not stored: 0': figures.lost === 0,
        },
      }
    } finally {
      await stack.stop()
    }
  },
}
