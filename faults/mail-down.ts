import { setTimeout as pause } from 'node:timers/promises'
import { startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import type { Fault } from './fault.ts'
import { signIn, trustEverybody } from './tools/admin.ts'
import { isAway } from './tools/breaking.ts'
import { startMailServer } from './tools/mail-server.ts'
import { isThanked, markIn, startMessages } from './tools/messages.ts'

/** The mail server is away while people write; they must not notice, and administrators must be able to. */
export const mailDown: Fault = {
  title: 'Mail server away',
  async run({ isShort }) {
    const mailServer = await startMailServer()
    const stack = await startStack({ copies: 2, nginx: true, env: mailServer.env })
    try {
      await trustEverybody(stack)
      await mailServer.down()
      const wasAway = await isAway(mailServer.env.SMTP_URL)
      const messages = startMessages(stack.url, { perSecond: 5 })
      await pause(isShort ? 5000 : 30_000)
      await messages.stop()
      const admin = await signIn(stack)
      const { checks } = await admin.support.read()
      const mailCheck = checks.find(({ part }) => part === 'mail')
      const arrivedMeanwhile = mailServer.mails().filter(({ subject }) => markIn(subject)).length
      await mailServer.up()
      const back = performance.now()
      const told = () => new Set(mailServer.mails().map(({ subject }) => markIn(subject)))
      const missing = () => messages.all.filter(({ mark }) => !told().has(mark)).length
      await waitUntil('all mails', () => missing() === 0, { seconds: 180, every: 500 }).catch(() => {})
      const figures = {
        messages: messages.all.length,
        failed: messages.all.filter((message) => !isThanked(message) || message.attempts > 1).length,
        lost: missing(),
        lastMailAfter: (performance.now() - back) / 1000,
      }
      return {
        figures,
        proofs: [
          ['the mail server refused connections', wasAway],
          ['no mail arrived before it was back', arrivedMeanwhile === 0],
          ['at least 10 people wrote meanwhile', figures.messages >= 10],
        ],
        promises: {
          'no visitor noticed': figures.failed === 0,
          'mails missing after recovery: 0': figures.lost === 0,
          'the support page says that mail does not work': mailCheck?.reason === 'unreachable',
        },
      }
    } finally {
      await stack.stop()
      await mailServer.down()
    }
  },
}
