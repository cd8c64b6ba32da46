import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/postgres/tables.ts',
    './src/content/*tables.ts',
    './src/publisher/tables.ts',
    './src/features/*/table.ts',
  ],
  out: './migrations',
})
