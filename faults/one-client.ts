import { setTimeout as pause } from 'node:timers/promises'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import type { Fault } from './fault.ts'
import { calmWork, inTime, isInTime, startAdministrator } from './tools/admin.ts'
import { ask } from './tools/ask.ts'
import { startAttack } from './tools/attack.ts'
import { publishedPages, startViews } from './tools/views.ts'

const connections = 64

/** One client asks for products that never were as fast as it can; then the same comes from 64 addresses. */
export const oneClient: Fault = {
  title: `${connections} connections asking for made-up products`,
  async run({ isShort, say }) {
    const stack = await startStack({ copies: 2, nginx: true })
    try {
      const seconds = isShort ? 8 : 30
      const views = startViews(stack.url, { paths: publishedPages(stack.siteFolder), visitors: 4, rest: 20 })
      const calm = await calmWork(stack, 5)
      const one = await underAttack(stack, { addresses: 1, seconds })
      const many = await underAttack(stack, { addresses: connections, seconds })
      await views.stop()
      for (const what of Object.keys(views.failures)) say(what)
      for (const [whence, { answers }] of Object.entries({
        'one address': one,
        [`${connections} addresses`]: many,
      }))
        say(`from ${whence} it was answered ${JSON.stringify(answers)}`)
      const figures = {
        asked: one.asked,
        refused: one.refused,
        calls: one.admin.calls,
        p99: one.admin.p99,
        askedByMany: many.asked,
        refusedOfMany: many.refused,
        callsUnderMany: many.admin.calls,
        p99UnderMany: many.admin.p99,
        calmP99: calm.p99,
        views: views.seen(),
        failed: views.failed() + one.admin.failed + many.admin.failed,
        lost: 0,
      }
      return {
        figures,
        proofs: [
          ['one client asked at least 1,000 times', one.asked >= 1000],
          ['at least 500 of them were refused', one.refused >= 500],
          ['many clients asked at least 1,000 times', many.asked >= 1000],
        ],
        promises: {
          'no page view failed': views.failed() === 0 && views.seen() > 100,
          'no call of an administrator failed': one.admin.failed + many.admin.failed === 0,
          [inTime]: isInTime(one.admin) && isInTime(many.admin),
          'another visitor is told that there is no such product': one.neighbour === 404,
        },
      }
    } finally {
      await stack.stop()
    }
  },
}

async function underAttack(stack: Stack, { addresses, seconds }: { addresses: number; seconds: number }) {
  const attack = await startAttack({ kind: 'made-up', url: stack.url, connections, addresses })
  await waitUntil('the attack', () => attack.asked() >= 500, { seconds: 60 }).catch(() => {})
  const administrator = await startAdministrator(stack)
  await pause(seconds * 1000)
  const { status: neighbour } = await ask(`${stack.url}/products/neighbour`, { from: '127.77.0.2' })
  const admin = await administrator.stop()
  const { answers } = attack.tally()
  const [asked, refused] = [attack.asked(), attack.refused()]
  await attack.stop()
  return { admin, answers, asked, refused, neighbour }
}
