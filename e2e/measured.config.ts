import { defineConfig } from '@playwright/test'
import config, { reportersIn } from './playwright.config.ts'

/** Journeys that are measured in milliseconds: they have the machine to themselves. */
export default defineConfig({
  ...config,
  grep: /@measured/,
  grepInvert: undefined,
  workers: 1,
  outputDir: './results/measured',
  reporter: reportersIn('results/measured'),
})
