import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { fillSignIn } from './people.ts'
import { templateOf } from './templates.ts'

type ForTest = { consoleErrors: string[]; freshProduct: undefined }
type ForWorker = { copies: number; settings: Record<string, string>; stack: Stack }

/** The file whose journeys the product of this worker was last used by. */
let file: string | undefined

export const test = base.extend<ForTest, ForWorker>({
  /** How many application processes there are: two where a journey is about more than one. */
  copies: [1, { option: true, scope: 'worker' }],
  /** What the operator has set. */
  settings: [{}, { option: true, scope: 'worker' }],
  stack: [
    async ({ copies, settings }, use, { parallelIndex }) => {
      const template = settings.DEMO === 'false' ? undefined : templateOf(parallelIndex)
      const stack = await startStack({ copies, nginx: true, env: settings, durable: false, template })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000, title: 'start' },
  ],
  /** Every file finds the demo as it was loaded; its journeys share it, in their order. */
  freshProduct: [
    async ({ stack }, use, info) => {
      if (file !== undefined && file !== info.file) await stack.reset()
      file = info.file
      await use(undefined)
    },
    { auto: true, timeout: 300_000, title: 'start' },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  context: async ({ context }, use) => {
    await waitForScripts(context)
    await use(context)
  },
  /** What the browser complained about; a journey fails unless it expects it and empties the list. */
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      // The browser says so itself where one page follows another before it has been shown.
      const isSkipped = (error: Error) => /^Transition was (skipped|aborted)/.test(error.message)
      page.on('pageerror', (error) => isSkipped(error) || errors.push(String(error)))
      page.on('console', (message) => {
        // A refused request is reported by the browser itself; what the page does with it is the journey's matter.
        const isRefusal = /Failed to load resource/.test(message.text())
        if (message.type() === 'error' && !isRefusal) errors.push(message.text())
      })
      await use(errors)
      expect(errors, 'the browser console stays clean').toEqual([])
    },
    { auto: true },
  ],
})

/** The back office, or a public page; nothing else has scripts to wait for. */
const hasStarted = () =>
  document.documentElement.matches('[data-started]') ||
  window.matchMedia('(scripting: none)').matches ||
  !('__reactRouterContext' in window || document.querySelector('[data-startup]'))

/** A page's scripts load after its first paint; a journey that opens one wants to use it with them. */
async function waitForScripts(context: BrowserContext) {
  await context.addInitScript(() => {
    window.addEventListener('started', () => document.documentElement.setAttribute('data-started', ''))
  })
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    let isWithoutScripts = false
    page.on('requestfailed', (request) => {
      isWithoutScripts ||= request.resourceType() === 'script'
    })
    page.goto = async (...args) => {
      isWithoutScripts = false
      const response = await goto(...args)
      // Asked from here, because a journey may have stopped the page's clock. Where it takes the scripts away, they
      // never start.
      const isReady = async () => isWithoutScripts || (await page.evaluate(hasStarted))
      await waitUntil('scripts', isReady, { seconds: 10 }).catch(() => undefined)
      return response
    }
  })
}

/** Signs the demo owner in through the form and waits for the back office. */
export async function signIn(page: Page, stack: Stack, at = '/admin') {
  await fillSignIn(page, stack.signIn, at)
  await page.waitForURL(`**${at}`)
}

export { expect }
