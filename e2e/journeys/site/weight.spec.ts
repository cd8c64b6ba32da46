import { texts } from '@busbar/contract'
import type { Page, Request } from '@playwright/test'
import { waitForImageSizes } from '../../image-sizes.ts'
import { waitUntilPublished } from '../../site-content.ts'
import { publicPages } from '../../site-pages.ts'
import { expect, test } from '../../stack.ts'

// No other file has these settings, and so this product: images that journeys upload are too small to have sizes.
/** In bytes as they travel. A wide screen has larger images. */
const screens = [
  { width: 375, everything: 320_000 },
  { width: 1440, everything: 500_000 },
]
/** The landing page has parts that move; no page has React before somebody touches what needs it. */
const scriptsAllowed = (name: string) => (name === 'home' ? 10_000 : 6_000)
/** A page brings its own styles along, and nobody else's. */
const pageAllowed = (name: string) => (name === 'home' ? 36_000 : 22_000)

for (const { width, everything: allowed } of screens) {
  test(`the first view of every page is light at ${width} px`, async ({ page, stack }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    // The slides stand still, else a slow machine counts more of them.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await waitForImageSizes(stack)
    await waitUntilPublished(page, '/', (html) => !/<picture[^>]*><img[^>]* src="\/uploads\//.test(html))
    for (const [name, path] of Object.entries(await publicPages(stack))) {
      const { itself, scripts, everything } = await weightOf(page, path)
      console.log(
        `    ${name} at ${width} px: ${itself} bytes itself, ${scripts} of scripts, ${everything} in all`,
      )
      expect(itself, `the page ${name} itself`).toBeLessThanOrEqual(pageAllowed(name))
      // Not nothing: what is not counted cannot be too much.
      expect(scripts, `scripts of ${name}`).toBeGreaterThan(scriptsAllowed(name) / 2)
      expect(scripts, `scripts of ${name}`).toBeLessThanOrEqual(scriptsAllowed(name))
      expect(everything, `all of ${name}`).toBeLessThanOrEqual(allowed)
    }
  })
}

test('no page asks for React before the first touch, scrolled through to its end', async ({
  page,
  stack,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  const react = () => asked.filter((path) => path.includes('/react-'))
  for (const path of Object.values(await publicPages(stack))) {
    await page.goto(path)
    await moving(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await page.waitForTimeout(20)
    }
    await page.waitForLoadState('networkidle')
    expect(asked.length, `scripts of ${path}`).toBeGreaterThan(0)
    expect(react(), path).toEqual([])
  }
  await page.goto('/')
  await page.getByLabel(texts.contact.fields.name).focus()
  await expect.poll(() => react().length).toBe(1)
})

/** What moves has been fetched and started, or there is nothing that moves. */
async function moving(page: Page) {
  await page.waitForFunction(
    () => !document.querySelector(':is([data-slideshow], [data-carousel]):not([data-live])'),
  )
}

/** What a visitor who has never been here loads before touching anything. */
async function weightOf(page: Page, path: string) {
  const browser = await page.context().newCDPSession(page)
  // What the page before is still loading is not this one's.
  await page.goto('about:blank')
  await browser.send('Network.clearBrowserCache')
  const requests: Request[] = []
  const count = (request: Request) => requests.push(request)
  page.on('requestfinished', count)
  await page.goto(path)
  await moving(page)
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', count)
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      isPage: request.isNavigationRequest(),
      isScript: request.resourceType() === 'script' || /\.js$/.test(new URL(request.url()).pathname),
      size: (await request.sizes()).responseBodySize,
    })),
  )
  const sum = (some: typeof sizes) => some.reduce((total, { size }) => total + size, 0)
  return {
    itself: sum(sizes.filter(({ isPage }) => isPage)),
    scripts: sum(sizes.filter(({ isScript }) => isScript)),
    everything: sum(sizes),
  }
}
