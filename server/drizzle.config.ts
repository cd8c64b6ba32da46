import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/tables.ts',
    './src/content/tables.ts',
    './src/publisher/tables.ts',
    './src/features/*/table.ts',
  ],
  out: './migrations',
})
