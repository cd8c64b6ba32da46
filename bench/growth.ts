import { globSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client, Product } from '@busbar/contract'
import { freePort } from '../dev/free-port.ts'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { signedIn } from '../e2e/people.ts'
import { median } from './median.ts'
import { measureRepublication, reportRepublication } from './republication.ts'
import { timeSaves } from './time-saves.ts'

/**
 * What does not depend on nginx: how long a copy takes to start and what it weighs, how many messages it takes in a
 * second, how long one change needs until its page is served, with few pages and with very many, and how fast all of
 * them are published again.
 */
const isShort = process.argv.includes('--short')
const pageCounts = isShort ? [0, 1000] : [0, 1000, 20_000]
const postsFor = isShort ? 3 : 10
const saves = isShort ? 5 : 15
const creators = 4

const metricsPort = `${await freePort()}`
const env = { LOG_LEVEL: 'error', METRICS_PORT: metricsPort }
const stack = await startStack({ copies: 1, nginx: true, env })
try {
  const admin = await signedIn(stack, stack.signIn)
  await admin.messageSettings.update({ spamFilter: 'off' })
  const figures: Record<string, number> = {
    startMs: await measureStart(stack),
    memoryMb: memoryOf(stack),
    contactPerSecond: await measurePosts(stack),
  }
  const made: Product[] = []
  for (const count of pageCounts) {
    const seconds = await grow(admin, made, count)
    const pages = pagesOf(stack)
    if (seconds > 0)
      console.log(`${pages} pages; the last ones were made and published in ${seconds.toFixed(0)} s`)
    figures[`publishMsAt${pages}Pages`] = await measureSave(stack, admin)
    figures[`memoryMbAt${pages}Pages`] = memoryOf(stack)
  }
  for (const [name, value] of Object.entries(figures))
    console.log(name.padEnd(28), String(value).padStart(10))
  const republication = await measureRepublication({
    stack,
    admin,
    paths: made.map(({ slug }) => `/products/${slug}`),
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
  })
  reportRepublication(republication)
  console.log(JSON.stringify({ ...figures, republication }))
} finally {
  await stack.stop()
}

/** From the start of the process until it is ready, in the middle of three. */
async function measureStart({ apps: [app] }: Stack) {
  const times: number[] = []
  for (let attempt = 0; attempt < 3; attempt++) {
    await app?.stop()
    const began = performance.now()
    await app?.start()
    times.push(performance.now() - began)
  }
  return Math.round(median(times))
}

/** The memory of the process as the system reports it, in megabytes. */
function memoryOf({ apps: [app] }: Stack) {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app?.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Messages that were thanked for, in a second: each is a transaction with its mail, safe on the disk. */
async function measurePosts({ appUrls: [url] }: Stack) {
  let thanked = 0
  const end = performance.now() + postsFor * 1000
  const write = async (writer: number) => {
    for (let number = 0; performance.now() < end; number++) {
      const { status } = await fetch(`${url}/api/contact`, {
        method: 'POST',
        // Each from another network, as the proxy in front would say it.
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${writer}.${(number >> 8) & 255}.${number & 255}`,
        },
        body: JSON.stringify({
          name: 'Bench',
          email: `bench-${writer}-${number}@busbar.example`,
          subject: `Enquiry ${number}`,
          message: `Please send us an offer, number ${writer}-${number}.`,
        }),
      })
      if (status === 201) thanked++
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, writer) => write(writer)))
  return Math.round(thanked / postsFor)
}

/** Adds products until there are so many, and waits until each has its page; tells how long it took. */
async function grow(admin: Client, made: Product[], count: number) {
  const began = performance.now()
  const missing = count - made.length
  if (missing <= 0) return 0
  let next = made.length
  const create = async () => {
    while (next < count) {
      const number = next++
      made[number] = await admin.products.create({
        title: `Grown product ${number}`,
        shortDescription: 'One of very many.',
        fullDescription: 'What it is, what it does and how it is built in, in a few sentences. '.repeat(5),
      })
    }
  }
  await Promise.all(Array.from({ length: creators }, create))
  // Asked for, a page is made at once: only looking at the files tells what was published by itself.
  await waitUntil('all pages', () => pagesOf(stack) >= count, { seconds: 3600, every: 3000 })
  // Pages that were overtaken are still being rendered: let the publisher finish.
  await pause(3000)
  return (performance.now() - began) / 1000
}

function pagesOf({ siteFolder }: Stack) {
  return globSync('pages/**/*.html', { cwd: siteFolder }).length
}

/** From the call that saves until nginx serves the new page, in the middle of several. */
async function measureSave(stack: Stack, admin: Client) {
  const times = await timeSaves(stack, admin, (done) => done === saves)
  console.log(`a save is served by ${stack.url} after ${times.map(Math.round).join(', ')} ms`)
  return Math.round(median(times))
}
