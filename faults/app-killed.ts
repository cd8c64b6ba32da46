import { setTimeout as pause } from 'node:timers/promises'
import { startStack } from '../dev/stack.ts'
import type { Fault } from './fault.ts'
import { ask } from './tools/ask.ts'
import { killAndSee } from './tools/breaking.ts'
import { publishedPages, startViews } from './tools/views.ts'

/** No copy of the application runs; pages are files and do not notice. */
export const appKilled: Fault = {
  title: 'All copies of the application killed',
  async run({ isShort }) {
    const stack = await startStack({ copies: 2, nginx: true })
    try {
      const paths = publishedPages(stack.siteFolder)
      const views = startViews(stack.url, { paths, visitors: 8, rest: 5 })
      await pause(1000)
      const killed = await Promise.all(stack.apps.map((app) => killAndSee(app, app.url)))
      const before = views.seen()
      await pause(isShort ? 5000 : 30_000)
      const viewsMeanwhile = views.seen() - before
      const call = await ask(`${stack.url}/api/partners`)
      const back = performance.now()
      await Promise.all(stack.apps.map((app) => app.start()))
      await views.stop()
      const figures = {
        views: viewsMeanwhile,
        failed: views.failed(),
        lost: 0,
        startSeconds: (performance.now() - back) / 1000,
      }
      return {
        figures,
        proofs: [['every copy refused connections', killed.every(Boolean)]],
        promises: {
          'no page view failed': figures.failed === 0 && figures.views > 0,
          'calls say that they are unavailable': call.status === 503 && isFailure(call.text),
        },
      }
    } finally {
      await stack.stop()
    }
  },
}

function isFailure(text: string): boolean {
  return (JSON.parse(text) as { success: boolean }).success === false
}
