import type { ProductInput } from '@busbar/contract'
import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { expectAccessible } from '../../accessible.ts'
import { carouselOf } from '../../carousel.ts'
import { longWord, openWith, replaceAllProducts, sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const sizes = { phone: { width: 375, height: 740 }, desktop: { width: 1440, height: 900 } }
const carousel = (page: Page) => carouselOf(page, '#products')
const card = (page: Page, title: string) => page.locator('#products article').filter({ hasText: title })

/** Opens the front page with so many products, named after the journey. */
async function openWithProducts(page: Page, stack: Stack, count: number, mark: string) {
  const inputs = Array.from({ length: count }, (_, index) => product(`${mark} ${index + 1}`))
  await replaceAllProducts(stack, inputs)
  await openWith(page, '/', `${mark} ${count}`)
  await carousel(page).ready()
}

const product = (title: string, rest: Partial<ProductInput> = {}): ProductInput => ({
  title,
  shortDescription: 'In short.',
  ...rest,
})

test('the card: text cut at 120 characters, price in dollars with 2 decimals or Contact us, and its marks @spec-31 @spec-226', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, [
    product('Board with a price', {
      price: 1234.5,
      isNew: true,
      shortDescription: 'Rated for outdoor use. '.repeat(12),
    }),
    product('Drive on request', { isEcoFriendly: true, shortDescription: 'x'.repeat(120) }),
  ])
  await openWith(page, '/', 'Drive on request')
  const text = await card(page, 'Board with a price').locator('p').first().textContent()
  expect(text?.length).toBeLessThanOrEqual(120)
  expect(text).toMatch(/^Rated for .*…$/)
  await expect(card(page, 'Board with a price')).toContainText('$1,234.50')
  await expect(card(page, 'Board with a price').getByRole('listitem')).toHaveText(['New'])
  await expect(card(page, 'Drive on request')).toContainText('x'.repeat(120))
  await expect(card(page, 'Drive on request')).toContainText('Contact us')
  await expect(card(page, 'Drive on request').getByRole('listitem')).toHaveText(['Eco-friendly'])
})

test('1 card in view under 640 px, 2 under 1024 px, else 3 @spec-31 @spec-229', async ({ page, stack }) => {
  await openWithProducts(page, stack, 5, 'Width')
  for (const [width, shown] of [
    [320, 1],
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await carousel(page).button('Pause').click()
    await page.reload()
    await carousel(page).ready()
    await carousel(page).expectShown(1, shown, 5)
  }
})

test.describe('by itself', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })

  /** Stops the time right after the first advance, so that what follows can be counted from there. */
  async function stopAfterFirstAdvance(page: Page, count: number) {
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(carousel(page).group.getByText(`Showing 2 to 4 of ${count}`)).toBeAttached({
        timeout: 500,
      })
    }).toPass()
    await carousel(page).expectShown(2, 4, count)
  }

  test('it advances every 5 s and wraps around @spec-31 @spec-213', async ({ page, stack }) => {
    await openWithProducts(page, stack, 5, 'Turn')
    await stopAfterFirstAdvance(page, 5)
    // Begins a new turn at a moment that is known.
    await carousel(page).button('Previous').click()
    await carousel(page).expectShown(1, 3, 5)
    await carousel(page).button('Play').click()
    for (const [from, to] of [
      [2, 4],
      [3, 5],
      [1, 3],
    ] as const) {
      const before = await carousel(page)
        .group.getByText(/^Showing/)
        .innerText()
      await page.clock.runFor(4900)
      await expect(carousel(page).group.getByText(before)).toBeAttached()
      await page.clock.runFor(200)
      await carousel(page).expectShown(from, to, 5)
    }
  })

  test('manual navigation stops it, and Play starts it again @spec-31', async ({ page, stack }) => {
    await openWithProducts(page, stack, 5, 'Hand')
    await stopAfterFirstAdvance(page, 5)
    await carousel(page).button('Previous').click()
    await carousel(page).expectShown(1, 3, 5)
    await expect(carousel(page).button('Play')).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    await carousel(page).expectShown(1, 3, 5)
    await carousel(page).button('Play').click()
    await page.clock.runFor(5100)
    await carousel(page).expectShown(2, 4, 5)
  })

  test('Pause stops it', async ({ page, stack }) => {
    await openWithProducts(page, stack, 5, 'Pause')
    await stopAfterFirstAdvance(page, 5)
    await carousel(page).button('Pause').click()
    await page.clock.runFor(20_000)
    await carousel(page).expectShown(2, 4, 5)
  })

  test('it rests under the pointer and under keyboard focus', async ({ page, stack }) => {
    await openWithProducts(page, stack, 5, 'Rest')
    await stopAfterFirstAdvance(page, 5)
    await carousel(page).track.hover()
    await page.clock.runFor(20_000)
    await carousel(page).expectShown(2, 4, 5)
    await page.mouse.move(5, 5)
    await carousel(page).track.focus()
    await page.keyboard.press('Tab')
    await page.clock.runFor(20_000)
    const resting = await page.evaluate(() => document.activeElement?.closest('li') !== null)
    expect(resting, 'the focus is on a card').toBe(true)
    await expect(carousel(page).button('Pause')).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(5100)
    await expect(carousel(page).group.getByText('Showing 1 to 3 of 5')).not.toBeAttached()
  })

  test('it stays where it is when less motion is wanted, and has nothing to pause', async ({
    page,
    stack,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithProducts(page, stack, 5, 'Calm')
    await expect(carousel(page).button('Pause')).toBeHidden()
    await page.clock.runFor(20_000)
    await carousel(page).expectShown(1, 3, 5)
  })
})

test('previous and next go around both ends, and quick clicks add up @spec-112', async ({ page, stack }) => {
  await openWithProducts(page, stack, 6, 'Round')
  await carousel(page).button('Previous').click()
  await carousel(page).expectShown(4, 6, 6)
  await carousel(page).button('Next').click()
  await carousel(page).expectShown(1, 3, 6)
  for (let click = 0; click < 3; click++) await carousel(page).button('Next').click()
  await carousel(page).expectShown(4, 6, 6)
})

test('the arrow keys move it from the list and from a card', async ({ page, stack }) => {
  await openWithProducts(page, stack, 5, 'Key')
  await carousel(page).track.focus()
  await page.keyboard.press('ArrowRight')
  await carousel(page).expectShown(2, 4, 5)
  await page.getByRole('link', { name: 'Key 3' }).focus()
  await page.keyboard.press('ArrowLeft')
  await carousel(page).expectShown(1, 3, 5)
  await expect(carousel(page).button('Play')).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('a swipe moves it and stops its own movement', async ({ page, stack }) => {
    await openWithProducts(page, stack, 4, 'Swipe')
    await carousel(page).swipeOn()
    await expect(carousel(page).button('Play')).toBeVisible()
    await carousel(page).expectShown(2, 2, 4)
  })
})

test("without products: 'No products found. Please add some products in the admin panel.' @spec-185", async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, [])
  await openWith(page, '/', 'No products found. Please add some products in the admin panel.')
  await expectAccessible(page, '#products')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test('every product is in a list that scrolls sideways, and leads to its page', async ({ page, stack }) => {
    await replaceAllProducts(
      stack,
      Array.from({ length: 9 }, (_, index) => product(`Plain ${index + 1}`)),
    )
    await openWith(page, '/', 'Plain 9')
    await expect(page.locator('#products').getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Plain 9' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: 'Plain 9' })).toBeInViewport()
    await page.getByRole('link', { name: 'Plain 9' }).click()
    await expect(page).toHaveURL(/\/products\/plain-9$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain 9')
  })
})

for (const count of [1, 2, 3]) {
  test(`${count} of them, with words that no line holds, fit every width and are accessible`, async ({
    page,
    stack,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const inputs = Array.from({ length: count }, (_, index) =>
      index === 0
        ? product(`${longWord} ${count}`, {
            shortDescription: longWord,
            price: 9_999_999_999.99,
            isNew: true,
            isEcoFriendly: true,
          })
        : product(`Many ${index + 1} of ${count}`),
    )
    const made = await replaceAllProducts(stack, inputs)
    await openWith(page, '/', made.at(-1)?.title ?? '')
    await expect(carousel(page).track.locator('> li')).toHaveCount(count)
    for (const width of [320, 375, 639, 640, 768, 1023, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => sidewaysOverflow(page, '#products'), `at ${width}`).toBeLessThanOrEqual(0)
      const fits = count <= (width < 640 ? 1 : width < 1024 ? 2 : 3)
      await expect(carousel(page).button('Next')).toBeVisible({ visible: !fits })
    }
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size)
      await expectAccessible(page, '#products')
    }
    await page.goto(`/products/${made[0]?.slug}`)
    for (const width of [320, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => sidewaysOverflow(page, 'article'), `the page at ${width}`)
        .toBeLessThanOrEqual(0)
    }
  })
}
