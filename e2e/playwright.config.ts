import { defineConfig } from '@playwright/test'

/** Journeys in a real browser against the built product: PostgreSQL, two application copies and nginx. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  globalSetup: './image-sizes.ts',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline; whoever needs another try is listed as flaky at the end.
  retries: process.env.CI ? 2 : 0,
  projects: [
    // What is measured in milliseconds has the machine to itself.
    { name: 'measured', testMatch: 'publish.spec.ts' },
    { name: 'journeys', testIgnore: 'publish.spec.ts', dependencies: ['measured'] },
  ],
  reporter: [['list'], ['json', { outputFile: './results/report.json' }]],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
