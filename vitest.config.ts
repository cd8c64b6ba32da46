import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web,dev,deploy,bench}/**/*.test.ts'],
    globalSetup: './server/test/postgres.ts',
    setupFiles: './server/test/no-console-error.ts',
    pool: 'forks',
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
})
