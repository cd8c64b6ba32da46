import { texts } from '@busbar/contract'
import { chromium, type Page } from '@playwright/test'

/** How much slower than this machine the simulated phone is: the same as Lighthouse's. */
const slowdown = 4
/** From an input to the next paint, in milliseconds. */
const goal = 200

/** What a visitor may do first, on the page at the address. */
const interactions: Record<string, { at: string; prepare?: (page: Page) => Promise<void>; act: Act }> = {
  menu: { at: '/', act: (page) => page.getByRole('button', { name: texts.site.menu }).tap() },
  nextSlide: {
    at: '/',
    act: (page) => page.locator('#home').getByRole('button', { name: texts.site.carousel.next }).tap(),
  },
  productDialog: {
    at: '/',
    prepare: (page) => page.locator('#products a[data-product]').first().scrollIntoViewIfNeeded(),
    act: (page) => page.locator('#products a[data-product]').first().tap(),
  },
  firstKey: {
    at: '/contact',
    prepare: (page) => page.locator('#contact-name').tap(),
    act: (page) => page.keyboard.press('a'),
  },
}
type Act = (page: Page) => Promise<void>

/** From input to next paint of each first interaction, once the page's code is there. */
export async function measureInteractions(address: string) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
  })
  const results: Record<string, number> = {}
  try {
    for (const [name, { at, prepare, act }] of Object.entries(interactions)) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        hasTouch: true,
        isMobile: true,
        ignoreHTTPSErrors: true,
      })
      const page = await context.newPage()
      const phone = await context.newCDPSession(page)
      await phone.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.goto(address + at)
      await page.waitForLoadState('networkidle')
      await prepare?.(page)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1000)
      await page.evaluate(watchInputs)
      await act(page)
      await page.waitForTimeout(1500)
      results[name] = Number(await page.evaluate('window.longest'))
      const isReached = (results[name] ?? 0) <= goal
      console.log(
        ` ${name.padEnd(14)}${`${results[name]} ms`.padStart(12)}  at most ${goal} ms   ${isReached ? 'reached' : 'NOT REACHED'}`,
      )
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return results
}

/** Runs in the page. The browser does not report what takes less than 16 ms; it counts as that. */
const watchInputs = `
  window.longest = 16
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 })`
