import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../dev/postgres/postgres.ts'
import { queues } from '../../src/jobs.ts'
import { maintenance } from '../../src/platform/postgres/db.ts'
import { openJobs } from '../../src/platform/postgres/jobs.ts'
import { migrate } from '../../src/platform/postgres/migrate.ts'
import { createLog } from '../../src/platform/telemetry/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database that every test file's own one is cloned from, as the role that owns it. */
    templateUrl: string
    /** The same as the role that the product runs as, which may change no table. */
    runtimeUrl: string
    /** What random input is drawn by. */
    seed: string
  }
}

/** Another one every day, so that a month sees more than a run has time for. */
const seed = process.env.TEST_SEED ?? new Date().toISOString().slice(0, 10)

/** One PostgreSQL for the whole run, made for speed: nothing in it has to survive. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'busbar-test-'))
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false })
  const templateUrl = postgres.url('template_busbar')
  const runtime = { username: 'runtime', password: randomBytes(12).toString('hex') }
  const runtimeUrl = Object.assign(new URL(templateUrl), runtime).href
  await maintenance(templateUrl, async (client) => {
    await client.query(`create role ${runtime.username} login password '${runtime.password}'`)
  })
  await migrate({ databaseUrl: runtimeUrl, ownerUrl: templateUrl })
  const jobs = await openJobs(runtimeUrl, queues, createLog('error'))
  await jobs.stop()
  project.provide('templateUrl', templateUrl)
  project.provide('runtimeUrl', runtimeUrl)
  project.provide('seed', seed)
  console.log(`Random input is drawn by TEST_SEED=${seed}, which repeats it on any other day.`)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
