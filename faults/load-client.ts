import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.ts'

/**
 * A program of its own, so that what it needs of a processor is not the server's:
 * node faults/load-client.ts <url> <seconds> <rate>. With rate 0, 32 clients each ask again as soon as they have an
 * answer. With any other, so many ask per second whether or not anybody answers. Prints what was answered.
 */
const [url = '', seconds = '10', rate = '0'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 400 })
const took: number[] = []
let [asked, refused, unanswered] = [0, 0, 0]

async function askOnce() {
  asked++
  const began = performance.now()
  const { status } = await ask(url, { agent, timeout: 5000 })
  if (status === 200) took.push(performance.now() - began)
  else if (status === 503 || status === 429) refused++
  else unanswered++
}

const end = performance.now() + Number(seconds) * 1000
if (rate === '0') {
  const clients = Array.from({ length: 32 }, async () => {
    while (performance.now() < end) await askOnce()
  })
  await Promise.all(clients)
} else {
  const began = performance.now()
  while (performance.now() < end) {
    const due = ((performance.now() - began) / 1000) * Number(rate)
    while (asked < due) void askOnce()
    await pause(1)
  }
}
// What is on its way now was not served in time.
const sorted = took.toSorted((a, b) => a - b)
const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
const served = took.length
console.log(JSON.stringify({ asked, served, refused, unanswered, perSecond: served / Number(seconds), p99 }))
process.exit(0)
