import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { limits, type MessageInput } from '@busbar/contract'
import { ask } from './ask.ts'

export type SentMessage = {
  /** What tells it from all others; it is in the subject. */
  mark: string
  attempts: number
  sentAt: number
  /** The milliseconds until the visitor was thanked; without it nobody was. */
  thankedAfter?: number
  /** The last answer that was no thanks; 0 is none. */
  refusal?: number
}

/** Visitors who write at a steady pace, each from an address of their own, until they are stopped. */
export function startMessages(url: string, { perSecond }: { perSecond: number }) {
  const all: SentMessage[] = []
  const onTheirWay = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const message = newMessage()
    all.push(message)
    const sending = send(url, message, addressOf(all.length)).finally(() => onTheirWay.delete(sending))
    onTheirWay.add(sending)
  }, 1000 / perSecond)
  return {
    all,
    /** Nobody begins to write any more; those who have sent are waited for. */
    async stop() {
      clearInterval(timer)
      await Promise.all(onTheirWay)
    },
  }
}

function newMessage(): SentMessage {
  return { mark: randomUUID().slice(0, 13), attempts: 0, sentAt: Date.now() }
}

const retryOn = [0, 502, 503, 504]
const longestPause = 5000

/** As the form of the website does: again with the same key while nobody answers, for half a minute. */
async function send(url: string, message: SentMessage, from?: string) {
  const key = randomUUID()
  const lastStart = Date.now() + limits.contact.retryFor
  for (;;) {
    message.attempts++
    const { status } = await ask(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(words(message)),
      from,
    })
    if (status === 201) {
      message.thankedAfter = Date.now() - message.sentAt
      return
    }
    message.refusal = status
    const wait = Math.min(message.attempts * 1000, longestPause)
    if (!retryOn.includes(status) || Date.now() + wait > lastStart) return
    await pause(wait)
  }
}

function words({ mark }: SentMessage): MessageInput {
  return {
    name: 'Ada Volt',
    email: `ada-${mark}@volt.example`,
    subject: `A switchboard, ${mark}`,
    message: `We plan a new low-voltage board with two feeders and a metering panel. Our reference is ${mark}.`,
  }
}

/** Which message a subject belongs to; the demo company's own are nobody's. */
export function markIn(subject = ''): string {
  return subject.match(/, ([0-9a-f]{8}-[0-9a-f]{4})$/)?.[1] ?? ''
}

export function isThanked({ thankedAfter }: SentMessage): boolean {
  return thankedAfter !== undefined
}

/** How many were acknowledged and are not in the inbox. */
export function countLost(messages: SentMessage[], inbox: { subject: string }[]): number {
  const stored = new Set(inbox.map(({ subject }) => markIn(subject)))
  return messages.filter((message) => isThanked(message) && !stored.has(message.mark)).length
}

/** 127.1.0.1, 127.1.1.1 and so on: limits are counted per network, and these are different people. */
function addressOf(number: number): string {
  return `127.${1 + (number >> 8)}.${number & 255}.1`
}
