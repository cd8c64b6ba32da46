import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Look, readyMadeLooks } from '@busbar/contract'
import { chromium } from '@playwright/test'
import { startStack } from '../dev/stack.ts'
import { signedIn } from './people.ts'
import config from './playwright.config.ts'

// Pictures of the ready-made looks on the demo's home page, for docs/looks.

const { heritage, harbour, current } = readyMadeLooks
const shown = { heritage, harbour, current }
const folder = join(import.meta.dirname, '../docs/looks')
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const stack = await startStack({ copies: 1, nginx: false })
const browser = await chromium.launch(config.use?.launchOptions)
try {
  mkdirSync(folder, { recursive: true })
  const owner = await signedIn(stack, stack.signIn)
  for (const [name, look] of Object.entries<Look>(shown)) {
    await owner.siteSettings.update({ look })
    for (const [screen, viewport] of Object.entries(screens)) {
      const page = await browser.newPage({ baseURL: stack.url, viewport, reducedMotion: 'reduce' })
      // Until it is published in the new look.
      while (!(await page.goto('/').then(() => page.content())).includes(`--ink:${look.primary}`))
        await page.waitForTimeout(200)
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
      })
      await page.waitForTimeout(500)
      const devtools = await page.context().newCDPSession(page)
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 70,
        clip: { x: 0, y: 0, ...viewport, height: viewport.height * 2.6, scale: screen === 'phone' ? 1 : 0.6 },
        captureBeyondViewport: true,
      })
      writeFileSync(join(folder, `${name}-${screen}.webp`), Buffer.from(data, 'base64'))
      await page.close()
    }
  }
} finally {
  await browser.close()
  await stack.stop()
}
