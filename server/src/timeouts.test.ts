import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { noMail } from '../test/mail/no-mail.ts'
import { until } from '../test/until.ts'
import { s3Storage } from './platform/files/storage-s3.ts'
import { answerPageError } from './platform/http/answer-error.ts'
import { createMailer } from './platform/mail/mail.ts'
import { openDatabase, patient } from './platform/postgres/db.ts'
import { createFreshAnswer } from './publisher/serve-fresh.ts'

let busbar: TestApp
let silent: Server
let port: number
beforeAll(async () => {
  busbar = await createTestApp({ isImpatient: true })
  // Takes connections and never says a word.
  silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  port = (silent.address() as { port: number }).port
})
afterAll(async () => {
  silent.close()
  await busbar.close()
})

/** Shows something by waiting, beside all the others that wait. */
function waitingTest(name: string, wait: () => Promise<void>) {
  let waited: Promise<void>
  beforeAll(() => {
    waited = wait()
    // The test reports what goes wrong.
    waited.catch(() => {})
  })
  test(name, () => waited)
}

/** How many seconds something takes. A busy machine adds to it, but never as much as the next longer limit. */
async function seconds(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

waitingTest('a statement of a request may take 2 s', async () => {
  await busbar.db.transaction(async (tx) => {
    await tx.execute(sql`lock table partners in access exclusive mode`)
    const took = await seconds(async () => {
      expect((await busbar.call('GET', '/api/partners')).status).toBe(503)
    })
    expect(took).toBeGreaterThan(1.9)
    expect(took).toBeLessThan(9)
  })
})

waitingTest(
  'A4: later work, such as that of a start, may wait longer for a connection and a statement',
  async () => {
    const later = openDatabase(busbar.url, { max: 1, ...patient })
    const sleep = () => later.db.execute(sql`select pg_sleep(2.5)`)
    // The second also waits for the only connection, longer than a request would.
    expect(await seconds(() => Promise.all([sleep(), sleep()]))).toBeGreaterThan(4.8)
    await later.close()
  },
)

waitingTest('a request waits 1 s for a connection', async () => {
  const full = openDatabase(busbar.url, { max: 1 })
  // To make one takes longer than that on a machine that is busy.
  await until('there is a connection', () => full.db.execute(sql`select 1`).then(Boolean, () => false))
  await full.db.transaction(async () => {
    const took = await seconds(() => expect(full.db.execute(sql`select 1`)).rejects.toThrow())
    expect(took).toBeGreaterThan(0.9)
    expect(took).toBeLessThan(5)
    expect(full.poolUse()).toMatchObject({ used: 1 })
  })
  await full.close()
})

waitingTest('a visitor waits 3 s for a page that is made for them, and may then try again', async () => {
  const app = fastify()
  const ask = () => new Promise<Response>(() => {})
  app.get('/', { errorHandler: answerPageError }, createFreshAnswer({ ask, isBuilt: true }))
  const took = await seconds(async () => {
    const answer = await app.inject('/')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  })
  expect(took).toBeGreaterThan(2.9)
  expect(took).toBeLessThan(9)
  await app.close()
})

waitingTest('a developer waits for a page for as long as compiling it takes', async () => {
  const app = fastify()
  const ask = async () => {
    await pause(3500)
    return new Response('made')
  }
  app.get('/', createFreshAnswer({ ask, isBuilt: false }))
  expect((await app.inject('/')).body).toBe('made')
  await app.close()
})

waitingTest('a storage and a mail server are waited for 10 s', async () => {
  const storage = s3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'uploads',
    region: 'x',
    accessKey: 'x',
    secretKey: 'x',
  })
  const send = createMailer({ ...noMail, smtpUrl: `smtp://127.0.0.1:${port}` })
  const mail = { to: 'ada@example.com', subject: 'x', text: 'x', html: 'x', id: 'x' }
  const key = `partners/${'x'.repeat(32)}.webp`
  const tries = [
    () => storage.get(key),
    () => storage.put(key, Buffer.from('x')),
    () => storage.remove(key),
    () => send(mail),
  ]
  // A deadline must not get lost when memory is collected while somebody waits.
  setFlagsFromString('--expose-gc')
  const collecting = setInterval(runInNewContext('gc'), 500)
  const took = await Promise.all(tries.map((work) => seconds(() => expect(work()).rejects.toThrow())))
  clearInterval(collecting)
  for (const time of took) {
    expect(time).toBeGreaterThan(9.5)
    expect(time).toBeLessThan(25)
  }
})
