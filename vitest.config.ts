import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './server/test/vitest/long-files-first.ts'

export default defineConfig({
  test: {
    include: ['{contract,server,web,dev,deploy,bench,faults,mutate}/**/*.test.ts'],
    globalSetup: './server/test/vitest/postgres.ts',
    sequence: { sequencer: LongFilesFirst },
    setupFiles: './server/test/vitest/no-console-error.ts',
    pool: 'forks',
    // A test waits for PostgreSQL half of the time, so two cores have work for three.
    maxWorkers: 3,
    // Loading the application takes longer than most files' tests: a worker does it once.
    isolate: false,
    // Commands and workers of the product are started by the dozen, and half of a start is to compile the same modules.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/busbar/compiled') },
    // Long, because a shared machine may be three times as slow for minutes; a passing test never waits for them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
