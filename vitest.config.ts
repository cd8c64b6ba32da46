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
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
})
