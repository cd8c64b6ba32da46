import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web,dev,deploy,bench,mutate}/**/*.test.ts'],
    globalSetup: './server/test/postgres.ts',
    setupFiles: './server/test/no-console-error.ts',
    pool: 'forks',
    // A test waits for PostgreSQL half of the time: both of two cores are worth having.
    maxWorkers: 2,
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
})
