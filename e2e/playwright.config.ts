import { defineConfig, type ReporterDescription } from '@playwright/test'

/** Journeys in a real browser against the built product: PostgreSQL, the application and nginx. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './results/journeys',
  globalSetup: './templates.ts',
  // A journey waits for its product for a third of its time, so two cores have work for three.
  workers: 3,
  // Long, because a shared machine may be three times as slow for minutes; a passing test never waits for them.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // See measured.config.ts.
  grepInvert: /@measured/,
  projects: [
    { name: 'site', testMatch: 'site/**' },
    // Menus and dialogs are there at once: nobody waits for them to have come in.
    { name: 'office', testIgnore: 'site/**', use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  reporter: reportersIn('results'),
  use: {
    // So that pressing something that never appears fails long before the journey's own timeout.
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

export function reportersIn(folder: string): ReporterDescription[] {
  return [
    ['list'],
    ['json', { outputFile: `./${folder}/report.json` }],
    ['./times-reporter.ts', { outputFile: `${folder}/times.json` }],
  ]
}
