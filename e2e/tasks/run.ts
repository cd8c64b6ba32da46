import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startStack } from '../../dev/stack.ts'
import { waitUntil } from '../../dev/wait-until.ts'
import { signedIn, signInAs } from '../people.ts'
import config from '../playwright.config.ts'
import { before } from './before.ts'
import { keyboardHand, mouseHand } from './hand.ts'
import { tasks, type World } from './tasks.ts'

/**
 * What ten everyday tasks cost an administrator in clicks, keys and seconds, now and before. `--keyboard` does all of
 * them without a mouse, and `--task <words>` those whose name has these words.
 */
const isKeyboard = process.argv.includes('--keyboard')
const words = process.argv.includes('--task') ? process.argv[process.argv.indexOf('--task') + 1] : ''
const chosen = tasks.filter(({ name }) => name.includes(words ?? ''))

const photoFolder = join(import.meta.dirname, '../../server/demo/products')
const photos = readdirSync(photoFolder)
  .filter((file) => !file.includes('dimensions'))
  .slice(0, 5)
  .map((file) => join(photoFolder, file))

const rows: { task: string; clicks: number; clicksBefore: number; keys: number; seconds: number }[] = []
const stack = await startStack({ copies: 1, nginx: true })
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const context = await browser.newContext({
    baseURL: stack.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const api = await signedIn(stack, stack.signIn)
  const page = await context.newPage()
  await signInAs(page, { stack, who: stack.signIn })
  const world: World = { password: stack.signIn.password, photos }
  for (const { name, prepare, run, isDone } of chosen) {
    await prepare?.(api)
    await page.goto('/admin')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const hand = isKeyboard ? keyboardHand(page) : mouseHand(page)
    const start = performance.now()
    await run(hand, world)
    const seconds = Number(((performance.now() - start) / 1000).toFixed(1))
    await waitUntil(`'${name}' to be done`, () => isDone(api), { seconds: 10 })
    rows.push({ task: name, clicksBefore: before[name]?.clicks ?? 0, ...hand.effort, seconds })
  }
} finally {
  await browser.close()
  await stack.stop()
}

console.table(rows)
const sum = (figure: 'clicks' | 'clicksBefore' | 'keys' | 'seconds') =>
  Number(rows.reduce((total, row) => total + row[figure], 0).toFixed(1))
const total = {
  clicks: sum('clicks'),
  clicksBefore: sum('clicksBefore'),
  keys: sum('keys'),
  seconds: sum('seconds'),
}
const worse = rows.filter(({ clicks, clicksBefore }) => clicks > clicksBefore).map(({ task }) => task)
if (worse.length > 0) process.exitCode = 1
console.log(JSON.stringify({ tasks: rows, worse, total }))
