import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web,dev,deploy,bench,mutate}/**/*.test.ts'],
    globalSetup: './server/test/postgres.ts',
    setupFiles: './server/test/no-console-error.ts',
    pool: 'forks',
    // A test waits for PostgreSQL half of the time, so two cores have work for three.
    maxWorkers: 3,
    // Loading the application takes longer than most files' tests: a worker does it once.
    isolate: false,
    // Long, because a shared machine may be three times as slow for minutes; whoever passes never waits for them.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
