import { setTimeout as pause } from 'node:timers/promises'
import type { Message } from '@busbar/contract'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import type { Fault, FaultOptions, Outcome } from './fault.ts'
import { signIn, trustEverybody, wholeInbox } from './tools/admin.ts'
import { isAway, keepKilling, killAndSee, revive } from './tools/breaking.ts'
import { type MailServer, type ReceivedMail, startMailServer } from './tools/mail-server.ts'
import { isThanked, markIn, type SentMessage, startMessages } from './tools/messages.ts'

/** Everything that a message passes through is killed again and again while people write. */
export const inbox: Fault = {
  title: 'Enquiries while copies and PostgreSQL are killed and mail is down',
  async run(options) {
    const mailServer = await startMailServer()
    const stack = await startStack({ copies: 2, nginx: true, env: mailServer.env })
    try {
      await trustEverybody(stack)
      return await breakWhilePeopleWrite(stack, mailServer, options)
    } finally {
      await stack.stop()
      await mailServer.down()
    }
  },
}

async function breakWhilePeopleWrite(stack: Stack, mailServer: MailServer, { isShort, say }: FaultOptions) {
  const seconds = isShort ? 20 : 120
  const at = (share: number) => pause(share * seconds * 1000)
  const isOver = new AbortController()
  const messages = startMessages(stack.url, { perSecond: 20 })
  const killing = stack.apps.map(async (app, index) => {
    await pause(index * 2000) // Mostly one after the other, at times both at once.
    return keepKilling(app, 4000, isOver.signal)
  })
  const databaseKills = (async () => {
    const wereGone: boolean[] = []
    // One after the other: a kill means nothing to a server that is still coming back from the one before.
    for (const share of [0.15, 0.3, 0.25]) {
      await at(share)
      wereGone.push(await killAndSee(stack.postgres, stack.postgres.port))
      await pause(1000)
      await revive(stack.postgres)
    }
    return wereGone
  })()
  const mailOutage = (async () => {
    await at(0.25)
    await mailServer.down()
    const wasAway = await isAway(mailServer.env.SMTP_URL)
    await at(0.5)
    await mailServer.up()
    return wasAway
  })()
  say(`${seconds} s of enquiries, 20 a second`)
  await at(1)
  isOver.abort()
  const databaseGone = await databaseKills
  const wasMailAway = await mailOutage
  const appKills = await Promise.all(killing)
  const kills = sum(appKills.map((of) => of.kills))
  await messages.stop()
  say(
    `kill -9: copies ${kills} times, PostgreSQL ${databaseGone.length} times; no mail server for half of it`,
  )

  const stored = byMark(await wholeInbox(await signIn(stack)))
  const since = Date.now()
  await waitUntil('all mails', () => isTold(stored.keys(), byMark(mailServer.mails())), {
    seconds: 300,
    every: 500,
  }).catch(() => say('not all mails have arrived after 5 minutes'))
  const mails = byMark(mailServer.mails())
  const proofs: Outcome['proofs'] = [
    [
      'each kill of a copy left nobody at its address',
      kills >= stack.apps.length && sum(appKills.map(({ seen }) => seen)) === kills,
    ],
    ['each kill of PostgreSQL left nobody at its address', databaseGone.every(Boolean)],
    ['the mail server refused connections', wasMailAway],
    [
      'at least 10 enquiries had to be sent again',
      messages.all.filter(({ attempts }) => attempts > 1).length >= 10,
    ],
  ]
  const settledAfter = (Date.now() - since) / 1000
  return { proofs, ...outcome(messages.all, { stored, mails, say, settledAfter }) }
}

type Found = {
  stored: Map<string, Message[]>
  mails: Map<string, ReceivedMail[]>
  say: FaultOptions['say']
  settledAfter: number
}

function outcome(messages: SentMessage[], { stored, mails, say, settledAfter }: Found) {
  const thanked = messages.filter(isThanked)
  const kept = messages.filter(({ mark }) => stored.has(mark))
  const copies = kept.map(({ mark }) => stored.get(mark) ?? [])
  const mailsOfEach = kept.map(({ mark }) => mails.get(mark) ?? [])
  const figures = {
    sent: messages.length,
    attempts: sum(messages.map(({ attempts }) => attempts)),
    acknowledged: thanked.length,
    stored: kept.length,
    lost: thanked.filter(({ mark }) => !stored.has(mark)).length,
    duplicated: copies.filter(({ length }) => length > 1).length,
    // No thanks within half a minute: the visitor sees an error and sends again.
    failed: messages.length - thanked.length,
    longestWait: Math.max(...thanked.map(({ thankedAfter }) => (thankedAfter ?? 0) / 1000)),
    mailsReceived: sum(mailsOfEach.map(({ length }) => length)),
    mailsMissing: mailsOfEach.filter(({ length }) => length === 0).length,
    mailsTwice: sum(mailsOfEach.map(({ length }) => Math.max(0, length - 1))),
    // Of those, the ones that a mail program cannot recognise as the same.
    mailsTwiceUnnamed: sum(mailsOfEach.map(differentIds)),
    lastMailAfter: settledAfter,
  }
  if (figures.mailsTwice > 0) {
    say('A mail that came twice was sent by a copy that was killed before it could note so.')
    say('Both have the same Message-ID, by which mail programs know that they are one.')
  }
  return {
    figures,
    promises: {
      'acknowledged and not stored: 0': figures.lost === 0,
      'stored twice: 0': figures.duplicated === 0,
      'mails missing after recovery: 0': figures.mailsMissing === 0,
      'mails that came twice have the same Message-ID': figures.mailsTwiceUnnamed === 0,
      'most visitors were thanked at all': thanked.length > messages.length / 2,
    },
  }
}

/** What is about which message. */
function byMark<Item extends { subject?: string }>(items: Item[]): Map<string, Item[]> {
  const groups = Map.groupBy(items, ({ subject }) => markIn(subject))
  groups.delete('')
  return groups
}

function isTold(marks: Iterable<string>, mails: Map<string, unknown>): boolean {
  return [...marks].every((mark) => mails.has(mark))
}

/** How many ids there are beyond the one that all copies of a mail should have. */
function differentIds(mails: ReceivedMail[]): number {
  return Math.max(0, new Set(mails.map(({ messageId }) => messageId)).size - 1)
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
