import { setTimeout as pause } from 'node:timers/promises'
import { texts } from '@busbar/contract'
import { chromium } from '@playwright/test'
import { startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import type { Fault } from './fault.ts'
import { signIn, wholeInbox } from './tools/admin.ts'
import { countLost, isThanked, startMessages } from './tools/messages.ts'
import { startCluster, withoutPatroni } from './tools/patroni.ts'
import { publishedPages, startViews } from './tools/views.ts'

/** The machine of the primary dies while people write; a synchronous standby takes over. */
export const highAvailability: Fault = {
  title: 'The primary of three PostgreSQL killed',
  missing: withoutPatroni,
  async run({ say }) {
    const cluster = await startCluster()
    const stack = await startStack({ copies: 2, nginx: true, postgres: cluster.postgres })
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      const views = startViews(stack.url, { paths: publishedPages(stack.siteFolder), visitors: 4, rest: 10 })
      const messages = startMessages(stack.url, { perSecond: 10 })
      const page = await browser.newPage()
      await page.goto(`${stack.url}/contact`)
      for (const [name, value] of Object.entries(message)) await page.fill(`#contact-${name}`, value)
      await pause(3000)

      const primary = (await cluster.leader()) ?? ''
      const { wasGone, startAgain } = await cluster.killNode(primary)
      const killedAt = Date.now()
      await page.getByRole('button', { name: texts.contact.send }).click()
      const thanks = page.getByText(texts.messages.thanks)
      const isThankedInBrowser = await thanks.waitFor({ timeout: 60_000 }).then(
        () => true,
        () => false,
      )
      const visitorWaited = (Date.now() - killedAt) / 1000
      await pause(5000)
      await views.stop()
      await messages.stop()
      const successor = await cluster.leader()
      say(`${primary} was killed, ${successor} took over`)
      await startAgain()
      const rejoined = await waitUntil('the old primary to join again', cluster.isWhole, {
        seconds: 90,
      }).then(
        () => true,
        () => false,
      )
      const stored = await wholeInbox(await signIn(stack))
      const thankedAt = messages.all
        .filter(isThanked)
        .map(({ sentAt, thankedAfter = 0 }) => sentAt + thankedAfter)
        .sort((a, b) => a - b)
      const figures = {
        messages: messages.all.length,
        acknowledged: thankedAt.length,
        lost: countLost(messages.all, stored),
        failed: views.failed() + messages.all.length - thankedAt.length,
        writesBackAfter: longestGap(thankedAt) / 1000,
        visitorWaited,
        views: views.seen(),
      }
      return {
        figures,
        proofs: [
          ['the PostgreSQL of the primary refused connections', wasGone],
          ['another node took over', successor !== undefined && successor !== primary],
        ],
        promises: {
          'acknowledged and not stored: 0': figures.lost === 0,
          'no page view failed': views.failed() === 0,
          'the form in the browser tried again by itself and ended in thanks':
            isThankedInBrowser && stored.some(({ subject }) => subject === message.subject),
          'the old primary joins again': rejoined,
        },
      }
    } finally {
      await browser.close()
      await stack.stop()
    }
  },
}

const message = {
  name: 'Ada Volt',
  email: 'ada@volt.example',
  subject: 'A transformer station',
  message: 'We need a second feeder for our works, and somebody who looks at the first one.',
}

/** The longest time in which nobody was thanked. */
function longestGap(times: number[]): number {
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] as number)))
}
