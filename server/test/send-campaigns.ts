import { startJobs } from '../src/jobs.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'
import { openStorage } from '../src/platform/open-storage.ts'

/** What a copy of the application does in the background, as a process of its own that a test can kill. */
const config = readConfig(process.env)
const { db } = openDatabase(config.databaseUrl)
await startJobs(config, db, createLog('error'), openStorage(config))
