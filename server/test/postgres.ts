import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../dev/postgres.ts'
import { queues } from '../src/jobs.ts'
import { migrate } from '../src/platform/db.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { createLog } from '../src/platform/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database that every test file's own one is cloned from. */
    templateUrl: string
  }
}

/** One PostgreSQL for the whole run, made for speed: nothing in it has to survive. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'busbar-test-'))
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false })
  const templateUrl = postgres.url('template_busbar')
  await migrate(templateUrl)
  const jobs = await openJobs(templateUrl, queues, createLog('error'))
  await jobs.stop()
  project.provide('templateUrl', templateUrl)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
