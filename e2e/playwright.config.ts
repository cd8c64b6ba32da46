import { defineConfig } from '@playwright/test'

/** Journeys in a real browser against the built product: PostgreSQL, two application copies and nginx. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  globalSetup: './image-sizes.ts',
  workers: 2,
  // Long, because a shared machine may be three times as slow for minutes; whoever passes never waits for them.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline; whoever needs another try is listed as flaky at the end.
  retries: process.env.CI ? 2 : 0,
  projects: [
    // What is measured in milliseconds has the machine to itself.
    { name: 'measured', grep: /@measured/, workers: 1 },
    { name: 'journeys', grepInvert: /@measured/, dependencies: ['measured'] },
  ],
  reporter: [['list'], ['json', { outputFile: './results/report.json' }]],
  use: {
    // So that who presses what never comes is told long before the journey's own end.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
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
