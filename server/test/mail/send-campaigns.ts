import { startJobs } from '../../src/jobs.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openStorage } from '../../src/platform/files/open-storage.ts'
import { openDatabase } from '../../src/platform/postgres/db.ts'
import { createLog } from '../../src/platform/telemetry/log.ts'

/** What a copy of the application does in the background, as a process of its own that a test can kill. */
const config = readConfig(process.env)
const { db } = openDatabase(config.databaseUrl)
await startJobs(config, db, createLog('error'), openStorage(config))
