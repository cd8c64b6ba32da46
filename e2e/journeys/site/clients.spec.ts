import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { carouselOf } from '../../carousel.ts'
import { signedIn } from '../../people.ts'
import { longWord, openWith, replaceAllClients, sidewaysOverflow, uploadImages } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const sizes = { phone: { width: 375, height: 740 }, desktop: { width: 1440, height: 900 } }
const carousel = (page: Page) => carouselOf(page, '#clients')
const names = (mark: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${mark} ${index + 1}` }))

test('a testimonial has portrait, name and text, and never the email address', async ({ page, stack }) => {
  const [imageUrl] = await uploadImages(await signedIn(stack, stack.signIn), 'clients', 1)
  await replaceAllClients(stack, [
    { name: 'Ada Ampere', email: 'ada@secret.example', description: 'They keep their word.', imageUrl },
    { name: 'Not shown', isActive: false },
  ])
  await openWith(page, '/', 'Ada Ampere')
  const figure = page.locator('#clients figure')
  await expect(figure).toHaveCount(1)
  await expect(figure.locator('blockquote')).toHaveText('They keep their word.')
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  expect(await page.content()).not.toContain('secret.example')
})

test("without testimonials: 'Client testimonials will be available soon.' @spec-187", async ({
  page,
  stack,
}) => {
  await replaceAllClients(stack, [])
  await openWith(page, '/', 'Client testimonials will be available soon.')
  await expectAccessible(page, '#clients')
})

test('1 in view under 640 px, 2 under 1024 px, else 3 @spec-35 @spec-229', async ({ page, stack }) => {
  await replaceAllClients(stack, names('Client', 5))
  await openWith(page, '/', 'Client 5')
  for (const [width, shown] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await carousel(page).ready()
    await carousel(page).expectShown(1, shown, 5)
  }
})

test('it does not advance by itself; its buttons and the arrow keys go around both ends', async ({
  page,
  stack,
}) => {
  await page.clock.install()
  await replaceAllClients(stack, names('Quiet', 4))
  await openWith(page, '/', 'Quiet 4')
  await carousel(page).ready()
  await expect(carousel(page).button('Pause')).toHaveCount(0)
  await page.clock.runFor(20_000)
  await carousel(page).expectShown(1, 3, 4)
  await carousel(page).button('Previous').click()
  await carousel(page).expectShown(2, 4, 4)
  await carousel(page).button('Next').click()
  await carousel(page).expectShown(1, 3, 4)
  await carousel(page).track.focus()
  await page.keyboard.press('ArrowLeft')
  await carousel(page).expectShown(2, 4, 4)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a long text shows its beginning and opens on demand', async ({ page, stack }) => {
      const name = `Long ${javaScriptEnabled}`
      const description = `${'A sentence about a board. '.repeat(40)}The end.`
      await replaceAllClients(stack, [{ name, description }, { name: `${name} too` }])
      await openWith(page, '/', `${name} too`)
      const words = page.locator('#clients blockquote').first()
      const height = async () => (await words.boundingBox())?.height ?? 0
      const short = await height()
      expect(short).toBeLessThan(220)
      await page.locator('#clients').getByText(texts.site.readMore).click()
      expect(await height()).toBeGreaterThan(short * 2)
      await page.locator('#clients').getByText(texts.site.readLess).click()
      expect(await height()).toBe(short)
    })
  })
}

for (const count of [1, 2]) {
  test(`${count} of them, with words that no line holds and broken portraits, fit every width and are accessible`, async ({
    page,
    stack,
  }) => {
    const inputs = [
      { name: `${longWord} ${count}`, description: `${longWord} `.repeat(40) },
      ...names(`Among ${count}, number`, count).slice(1),
    ]
    const made = await replaceAllClients(stack, inputs)
    // What follows the name has a line of its own.
    await openWith(page, '/', made.at(-1)?.name.split(', ').at(-1) ?? '')
    await expect(carousel(page).track.locator('> li')).toHaveCount(count)
    for (const width of [320, 375, 640, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => sidewaysOverflow(page, '#clients'), `at ${width}`).toBeLessThanOrEqual(0)
    }
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size)
      await expectAccessible(page, '#clients')
    }
  })
}
