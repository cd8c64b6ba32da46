import { expectAccessible } from '../../accessible.ts'
import { test } from '../../stack.ts'

const sizes = { phone: { width: 375, height: 740 }, desktop: { width: 1440, height: 900 } }

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('the public pages are accessible', async ({ page }) => {
      for (const path of ['/', '/privacy']) {
        await page.goto(path)
        await expectAccessible(page)
      }
    })
  })
}
