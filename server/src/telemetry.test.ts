import { globSync, readFileSync } from 'node:fs'
import { texts } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { type Mailbox, openMailbox } from '../test/mail/mailbox.ts'
import { until } from '../test/until.ts'
import { createLog } from './platform/telemetry/log.ts'
import { startMetricsServer } from './platform/telemetry/metrics-server.ts'
import { createAppMetrics, watch } from './wiring/app-metrics.ts'

const appMetrics = createAppMetrics()
const lines: string[] = []
let busbar: TestApp
let mailbox: Mailbox
let port: Awaited<ReturnType<typeof startMetricsServer>>
let origin: string

beforeAll(async () => {
  mailbox = await openMailbox()
  const log = createLog('trace', { write: (line) => lines.push(line) })
  busbar = await createTestApp({
    appMetrics,
    mail: mailbox.settings,
    log,
    routes: (app, { db }) =>
      app.get('/broken/:id', { config: { access: 'public' } }, async (request) => {
        const { id } = request.params as { id: string }
        await db.execute(sql`insert into nowhere values (${id}, ${'Ada Lovelace'})`)
      }),
  })
  if (!busbar.jobs) throw new Error('it has no queues')
  watch(appMetrics, {
    db: busbar.db,
    poolUse: () => ({ used: 1, idle: 2, waiting: 3 }),
    queues: busbar.jobs,
    imapUrl: 'imaps://inbox:secret@mail.example',
  })
  port = await startMetricsServer({
    host: '127.0.0.1',
    port: 0,
    metrics: appMetrics.metrics,
    isReady: async () => true,
  })
  origin = await busbar.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await port.close()
  await busbar.close()
  await mailbox.close()
})

const post = (path: string, body: object) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const numbers = async () => (await fetch(`http://127.0.0.1:${port.address().port}/metrics`)).text()

describe('the log', () => {
  test('tells every request by its route, with its id, and nothing of persons', async () => {
    const person = { name: 'Grace Hopper', email: 'grace@navy.example' }
    const words = 'Please quote for a forty kiloampere busbar'
    const { password, ...admin } = await busbar.signIn('owner', 'Margaret Hamilton')
    const sent = await post('/contact', { ...person, subject: 'Quotation wanted', message: words })
    expect(sent.status).toBe(201)
    expect((await post('/auth/login', { email: person.email, password: 'a wrong passphrase' })).status).toBe(
      401,
    )
    expect((await post('/auth/login', { email: admin.email, password })).status).toBe(200)
    expect((await post('/newsletter', { email: 'ada@engine.example' })).status).toBeLessThan(300)
    expect((await fetch(`${origin}/api/partners?search=grace@navy.example`)).status).toBe(200)
    expect((await fetch(`${origin}/api/no-such-call/grace@navy.example`)).status).toBe(404)
    const broken = await fetch(`${origin}/api/broken/grace@navy.example`)
    expect([broken.status, ((await broken.json()) as { message: string }).message]).toEqual([
      500,
      texts.api.internal,
    ])
    await mailbox.mailTo('ada@engine.example')
    mailbox.refuse(true)
    await post('/newsletter', { email: 'refused@engine.example' })
    await until('a mail has failed', () => lines.some((line) => line.includes('a job failed')))
    mailbox.refuse(false)

    await until('the last request is told', () => lines.some((line) => line.includes('/api/broken/:id')))
    const entries = lines.map((line) => JSON.parse(line))
    const login = entries.find(({ route, status }) => route === '/api/auth/login' && status === 200)
    expect(login).toMatchObject({
      method: 'POST',
      msg: 'request',
      reqId: expect.any(String),
      ms: expect.any(Number),
    })
    expect(entries.find(({ msg }) => msg === 'unexpected failure').err.cause.code).toBe('42P01')
    const all = lines.filter((line) => !line.includes('Server listening')).join('')
    const personal = [person.email, person.name, 'Quotation', words, admin.email, 'Margaret', password]
    for (const secret of [...personal, 'engine.example', 'navy.example', 'Lovelace', 'search=', '127.0.0.1'])
      expect(all, secret).not.toContain(secret)
  })
})

describe('the numbers', () => {
  test('tell requests, mails, enquiries, queues, connections and the event loop', async () => {
    const text = await numbers()
    for (const line of [
      /^busbar_info\{version="\d+\.\d+\.\d+"\} 1$/m,
      /^busbar_request_duration_seconds_count\{method="POST",route="\/api\/contact",status="201"\} 1$/m,
      /^busbar_request_duration_seconds_bucket\{method="POST",route="\/api\/contact",status="201",le="\+Inf"\} 1$/m,
      /^busbar_request_duration_seconds_count\{method="GET",route="\/api\/\*",status="404"\} 1$/m,
      /^busbar_contact_messages_total 1$/m,
      /^busbar_mails_total\{result="sent"\} [1-9]/m,
      /^busbar_mails_total\{result="failed"\} [1-9]/m,
      /^busbar_jobs\{state="waiting"\} \d+$/m,
      /^busbar_jobs_oldest_seconds \d+$/m,
      /^busbar_pool_connections\{state="used"\} 1$/m,
      /^busbar_pool_waiting 3$/m,
      /^busbar_unpublished_seconds 0$/m,
      /^busbar_event_loop_delay_seconds\{quantile="0\.99"\} [\d.e-]+$/m,
      /^busbar_requests_in_flight 0$/m,
    ])
      expect(text).toMatch(line)
    expect(text, 'no backup was made, so it has no age').not.toMatch(/^busbar_backup_age_seconds \d/m)
    await busbar.db.execute(
      sql`insert into backups values (gen_random_uuid(), now(), now(), 'x.zip', 1, 1, 1, now(), null)`,
    )
    expect(await numbers()).toMatch(/^busbar_backup_age_seconds \d/m)
  })

  test('tell when the mailbox was last read, and how many emails were set aside', async () => {
    await busbar.db.execute(
      sql`insert into mailbox_health values ('inbox@mail.example/INBOX', now() - interval '1 hour')`,
    )
    await busbar.db.execute(sql`insert into mails_set_aside
      values (gen_random_uuid(), now(), 'inbox@mail.example/INBOX', '1', 1, null, null, 'unreadable')`)
    const text = await numbers()
    expect(Number(/^busbar_inbox_age_seconds ([\d.]+)$/m.exec(text)?.[1])).toBeGreaterThan(3599)
    expect(text).toMatch(/^busbar_inbox_set_aside 1$/m)
  })

  test('tell how old the oldest change is that is not published yet', async () => {
    const unpublished = async () =>
      Number(/^busbar_unpublished_seconds ([\d.]+)$/m.exec(await numbers())?.[1])
    await busbar.db.execute(sql`insert into page_stores values (gen_random_uuid(), 0, 'x')`)
    await busbar.db.execute(
      sql`insert into changes (at, keys) values (now() - interval '90 seconds', '{partners}')`,
    )
    expect(await unpublished(), 'of a change that nobody has noticed').toBeGreaterThan(89)
    await busbar.db.execute(sql`update page_stores set followed_to = (select max(number) from changes)`)
    await busbar.db.execute(sql`insert into publications (store, path, reads)
      select _id, '/', '{partners}' from page_stores`)
    await busbar.db.execute(sql`insert into pages_due (store, path, due_as_of, due_at)
      select _id, '/', followed_to, now() - interval '60 seconds' from page_stores`)
    expect(Math.floor(await unpublished()), 'of a page that waits for its turn').toBe(60)
    await busbar.db.execute(sql`update publications set as_of = (select max(due_as_of) from pages_due)`)
    expect(await unpublished(), 'of a page that only a new build renders again').toBe(0)
  })

  test('are on a port of their own, beside whether it lives and is ready, and nowhere else', async () => {
    for (const [path, status] of [
      ['/livez', 200],
      ['/readyz', 200],
      ['/nonsense', 404],
    ] as const)
      expect((await fetch(`http://127.0.0.1:${port.address().port}${path}`)).status).toBe(status)
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    expect((await fetch(`${origin}/api/metrics`)).status).toBe(404)
  })
})

test('the dashboard and the alerts name only numbers that there are', async () => {
  const known = new Set(appMetrics.metrics.names())
  const files = globSync(['deploy/grafana/*.json', 'deploy/prometheus/*.yaml'], {
    cwd: new URL('../../', import.meta.url).pathname,
  })
  expect(files).toHaveLength(2)
  for (const file of files) {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    const named = new Set(
      text.match(/\bbusbar_[a-z_]+/g)?.map((name) => name.replace(/_(bucket|sum|count)$/, '')),
    )
    expect(named.size, file).toBeGreaterThan(5)
    for (const name of named) expect(known, `${file} names ${name}`).toContain(name)
    if (file.endsWith('.json')) JSON.parse(text)
  }
})
