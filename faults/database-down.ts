import { setTimeout as pause } from 'node:timers/promises'
import { startStack } from '../dev/stack.ts'
import type { Fault } from './fault.ts'
import { signIn, wholeInbox } from './tools/admin.ts'
import { isAway, killAndSee } from './tools/breaking.ts'
import { countLost, isThanked, startMessages } from './tools/messages.ts'
import { publishedPages, startViews } from './tools/views.ts'

/** PostgreSQL is away for a while, by kill -9, while people look at pages and write. */
export const databaseDown: Fault = {
  title: 'PostgreSQL away for a minute',
  async run({ isShort }) {
    const stack = await startStack({ copies: 2, nginx: true })
    try {
      const views = startViews(stack.url, { paths: publishedPages(stack.siteFolder), visitors: 8, rest: 5 })
      const messages = startMessages(stack.url, { perSecond: 5 })
      await pause(2000)
      const wasKilled = await killAndSee(stack.postgres, stack.postgres.port)
      await pause(isShort ? 8000 : 60_000)
      const stayedAway = await isAway(stack.postgres.port)
      await stack.postgres.start()
      const back = Date.now()
      await pause(8000)
      await views.stop()
      await messages.stop()
      const stored = await wholeInbox(await signIn(stack))
      const thanked = messages.all.filter(isThanked)
      const thankedAt = thanked.map(({ sentAt, thankedAfter = 0 }) => sentAt + thankedAfter)
      const figures = {
        views: views.seen(),
        failed: views.failed(),
        lost: countLost(messages.all, stored),
        messages: messages.all.length,
        acknowledged: thanked.length,
        refused: messages.all.filter(({ refusal }) => refusal !== undefined).length,
        acceptedAfter: (Math.min(...thankedAt.filter((at) => at >= back)) - back) / 1000,
        // Written when it was back, so that nobody's own pause counts.
        longestWaitAfter:
          Math.max(
            ...thanked.filter(({ sentAt }) => sentAt > back).map(({ thankedAfter = 0 }) => thankedAfter),
          ) / 1000,
      }
      return {
        figures,
        proofs: [
          ['PostgreSQL refused connections, to the end', wasKilled && stayedAway],
          ['at least 10 enquiries were refused meanwhile', figures.refused >= 10],
        ],
        promises: {
          'no page view failed': figures.failed === 0,
          'acknowledged and not stored: 0': figures.lost === 0,
          'enquiries are accepted within 5 s of its return':
            figures.acceptedAfter <= 5 && figures.longestWaitAfter <= 5,
        },
      }
    } finally {
      await stack.stop()
    }
  },
}
