import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { startPostgres } from '../../dev/postgres/postgres.ts'
import { migrate } from '../src/platform/postgres/migrate.ts'
import { recordStatements } from '../test/measure/statements.ts'
import { openApp } from './app.ts'
import { backUpAndCompare } from './backup.ts'
import { callsOn, type MeasuredCall } from './calls.ts'
import { fill } from './fill.ts'
import { measureLibrary } from './library.ts'
import type { Samples, Task } from './measure.ts'
import { measurePreviews } from './previews.ts'
import { type Row, report } from './report.ts'

/**
 * Whether the product stays as fast as its database when it is full: each call of the large tables over HTTP, next
 * to the very statements that it sends, bare. Filling takes minutes; `--folder` keeps the database for the next run.
 */
const { values: options, positionals } = parseArgs({
  // `backup` makes and restores a backup of all of it instead; `previews` measures pages with drafts and as they were,
  // `library` only the library and the history.
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
const [what] = positionals
try {
  if (what === undefined || what === 'library')
    await measureLibrary({ databaseUrl: postgres.url('volume_library'), folder: temporary })
  if (what !== 'library') await measureFull()
} finally {
  await postgres.stop()
  await rm(temporary, { recursive: true, force: true })
}

async function measureFull() {
  const isPreviews = what === 'previews'
  const calls = await filled(!isPreviews)
  if (isPreviews) await measurePreviews({ databaseUrl, folder: temporary })
  else if (what === 'backup') await backUpAndCompare({ databaseUrl, folder: temporary })
  else await measureAll(calls.filter(({ name }) => name.includes(options.only)))
}

async function filled(hasMessages: boolean): Promise<MeasuredCall[]> {
  await migrate({ databaseUrl, ownerUrl: databaseUrl })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(`select from ${hasMessages ? 'messages' : 'products'} limit 1`)
    if (!rowCount) await fill(client, console.log, hasMessages)
    return hasMessages ? await callsOn(client) : []
  } finally {
    await client.end()
  }
}

async function measureAll(calls: MeasuredCall[]) {
  const { app, token, close } = await openApp({ databaseUrl, folder: temporary })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
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
    await close()
  }
}
