import { existsSync } from 'node:fs'
import type { Client } from '@busbar/contract'
import type { App } from '../dev/stack/app-copy.ts'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { type MailServers, startMailServers } from '../server/test/mail/mail-servers.ts'
import type { Fault, FaultOptions, Outcome } from './fault.ts'
import { signIn, wholeInbox } from './tools/admin.ts'
import { countLost, isThanked, startMessages } from './tools/messages.ts'
import { publishedPages, startViews } from './tools/views.ts'

const [inbox, visitor] = ['inbox@firm.example', 'grace@watt.example']
const programs = ['/usr/sbin/postfix', '/usr/sbin/dovecot']

/** A new version is put in place: one copy after the other is asked to end and started again, all the time. */
export const rollingRestart: Fault = {
  title: 'Copies restarted one after the other under load, while answers come by email',
  missing: () => (programs.every(existsSync) ? null : 'it needs Postfix and Dovecot'),
  async run(options) {
    const mailServers = await startMailServers([inbox])
    const env = { IMAP_URL: mailServers.imapUrl(inbox), REPLY_ADDRESS: inbox }
    try {
      const stack = await startStack({ copies: 2, nginx: true, env })
      try {
        return await restartAllTheTime(stack, mailServers, options)
      } finally {
        await stack.stop()
      }
    } finally {
      await mailServers.stop()
    }
  },
}

async function restartAllTheTime(
  stack: Stack,
  mailServers: MailServers,
  { isShort, say }: FaultOptions,
): Promise<Outcome> {
  const goal = isShort ? { views: 5000, restarts: 4 } : { views: 100_000, restarts: 20 }
  const pages = publishedPages(stack.siteFolder).slice(0, 20)
  const calls = ['/api/partners', '/api/services', '/api/categories', '/api/company/info']
  // As many calls as pages: the calls are what a restart can break.
  const paths = pages.flatMap((page, index) => [page, calls[index % calls.length] as string])
  const conversation = await converse(await signIn(stack), mailServers)
  const views = startViews(stack.url, { paths, visitors: 16, rest: 0 })
  const messages = startMessages(stack.url, { perSecond: 5 })
  const restarts: Restart[] = []
  while (views.seen() < goal.views || restarts.length < goal.restarts) {
    const app = stack.apps[restarts.length % stack.apps.length] as App
    const restarted = await restart(app)
    restarts.push(restarted)
    if (restarted.problem) {
      say(restarted.problem)
      break
    }
    if (restarts.length <= goal.restarts) await conversation.answer(restarts.length)
  }
  await views.stop()
  await messages.stop()
  for (const [what, count] of Object.entries(views.failures)) say(`${what}: ${count} times`)
  const answers = await conversation.answers()
  const stored = await wholeInbox(await signIn(stack))
  const thanked = messages.all.filter(isThanked)
  const figures = {
    requests: views.seen(),
    failed: views.failed(),
    restarts: restarts.length,
    failedStarts: restarts.filter(({ problem }) => problem).length,
    longestStop: Math.max(...restarts.map(({ stopSeconds }) => stopSeconds)),
    answersByEmail: conversation.sent(),
    answersKept: answers.length,
    messages: messages.all.length,
    retriedMessages: messages.all.filter(({ attempts }) => attempts > 1).length,
    lost: countLost(messages.all, stored),
  }
  return {
    figures,
    proofs: [
      ['every restart left another process', restarts.every(({ before, after }) => before !== after)],
      ['answers came by email meanwhile', conversation.sent() > 0],
    ],
    promises: {
      'every copy started again': figures.failedStarts === 0,
      'every copy stopped within its ten seconds': figures.longestStop < 9.5,
      'no request failed': figures.failed === 0,
      'every enquiry was accepted': thanked.length === messages.all.length,
      'every answer by email is in its conversation once':
        answers.length === conversation.sent() && new Set(answers).size === answers.length,
      'acknowledged and not stored: 0': figures.lost === 0,
    },
  }
}

type Restart = { before: number; after: number; stopSeconds: number; problem?: string }

async function restart(app: App): Promise<Restart> {
  const before = app.pid
  const began = Date.now()
  await app.stop()
  const stopSeconds = (Date.now() - began) / 1000
  const problem = await app.start().then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { before, after: app.pid, stopSeconds, problem }
}

/** Somebody whose message was replied to, and who answers by email again and again. */
async function converse(admin: Client, mailServers: MailServers) {
  const [message] = (await admin.messages.list({ limit: 1 })).data
  if (!message) throw new Error('The demo company has no messages')
  const { replies } = await admin.messages.reply(message._id, { message: 'Gladly. Which site?' })
  const replyId = replies.at(-1)?._id
  let sent = 0
  const answers = async () =>
    (await admin.messages.get(message._id)).replies.flatMap(({ kind, message: text }) =>
      kind === 'visitor' ? text : [],
    )
  return {
    sent: () => sent,
    async answer(number: number) {
      await mailServers.send({
        from: visitor,
        to: inbox,
        subject: `Re: ${message.subject}`,
        inReplyTo: `<${replyId}@firm.example>`,
        text: `Answer number ${number}.`,
      })
      sent++
    },
    /** What is in the conversation, once all of it had time to arrive. */
    async answers() {
      await waitUntil('all answers', async () => (await answers()).length >= sent, { seconds: 60 }).catch(
        () => {},
      )
      return answers()
    },
  }
}
