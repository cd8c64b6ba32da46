import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { startPostgres } from '../../dev/postgres.ts'
import { createApp } from '../src/app.ts'
import { openSession } from '../src/features/accounts/sessions.ts'
import { addUser } from '../src/features/accounts/users.ts'
import { folderStorage } from '../src/platform/files/storage.ts'
import { openDatabase } from '../src/platform/postgres/db.ts'
import { migrate } from '../src/platform/postgres/migrate.ts'
import { createLog } from '../src/platform/telemetry/log.ts'
import { testEncryption } from '../test/encryption.ts'
import { noInbox, noMail } from '../test/no-mail.ts'
import { noQueues } from '../test/no-queues.ts'
import { recordStatements } from '../test/statements.ts'
import { backUpAndCompare } from './backup.ts'
import { callsOn, type MeasuredCall } from './calls.ts'
import { fill } from './fill.ts'
import type { Samples, Task } from './measure.ts'
import { type Row, report } from './report.ts'

/**
 * Whether the product stays as fast as its database when it is full: each call of the large tables over HTTP, next
 * to the very statements that it sends, bare. Filling takes minutes; `--folder` keeps the database for the next run.
 */
const { values: options, positionals } = parseArgs({
  // `backup` makes and restores a backup of all of it instead.
  allowPositionals: true,
  options: {
    folder: { type: 'string' },
    /** How long each call is measured. */
    seconds: { type: 'string', default: '3' },
    /** Only calls whose name contains this. */
    only: { type: 'string', default: '' },
  },
})
const temporary = await mkdtemp(join(tmpdir(), 'busbar-volume-'))
const postgres = await startPostgres({
  folder: options.folder ?? join(temporary, 'postgres'),
  durable: false,
})
const databaseUrl = postgres.url('volume')
try {
  const calls = await filled()
  if (positionals[0] === 'backup') await backUpAndCompare({ databaseUrl, folder: temporary })
  else await measureAll(calls.filter(({ name }) => name.includes(options.only)))
} finally {
  await postgres.stop()
  await rm(temporary, { recursive: true, force: true })
}

async function filled(): Promise<MeasuredCall[]> {
  await migrate({ databaseUrl, ownerUrl: databaseUrl })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from messages limit 1')
    if (!rowCount) await fill(client, console.log)
    return await callsOn(client)
  } finally {
    await client.end()
  }
}

async function measureAll(calls: MeasuredCall[]) {
  const { db, close } = openDatabase(databaseUrl)
  const app = await createApp({
    config: {
      databaseUrl,
      trustedProxies: [],
      publicUrl: 'http://busbar.example',
      accounts: { passwordMin: 6, requiresTwoFactor: false },
      encryption: testEncryption,
      mail: noMail,
      inbox: noInbox,
    },
    log: createLog('error'),
    queues: noQueues,
    db,
    storage: folderStorage(join(temporary, 'uploads')),
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const email = `${crypto.randomUUID()}@busbar.example`
  const user = await addUser(db, { name: 'Ada Volt', email, password: 'a long passphrase', role: 'admin' })
  const token = await openSession(db, user._id, { address: '::1', device: 'Volume' })
  const worker = new Worker(new URL('./measure.ts', import.meta.url), {
    workerData: { databaseUrl, seconds: Number(options.seconds), maxRounds: 2000 },
  })
  try {
    const measure = async (call: MeasuredCall): Promise<Row> => {
      const url = origin + call.path
      const caller = call.who === 'administrator' ? token : null
      const headers = caller ? { authorization: `Bearer ${caller}` } : undefined
      const statements = await recordStatements(async () => (await fetch(url, { headers })).text())
      const task: Task = { url, token: caller, statements }
      worker.postMessage(task)
      const [samples] = (await once(worker, 'message')) as [Samples]
      return { ...call, ...samples, statements: statements.length }
    }
    const nothing = await measure({ name: 'a call without SQL', who: 'visitor', path: '/api/livez' })
    const rows: Row[] = []
    for (const call of calls) rows.push(await measure(call))
    report(nothing, rows)
  } finally {
    await worker.terminate()
    await app.close()
    await close()
  }
}
