import { limits, type ProductInput, texts } from '@busbar/contract'
import { carouselOf } from '../../carousel.ts'
import { openWith, replaceAllProducts } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

/** As many as the landing page shows; some need more lines than the first. */
const count = limits.products.onLanding
const inputs = Array.from(
  { length: count },
  (_, index): ProductInput => ({
    title: `Panel ${index + 1}${index % 7 === 6 ? ' for medium voltage, withdrawable, with earthing switch' : ''}`,
    shortDescription: 'Rated for outdoor use. '.repeat(1 + (index % 5)),
  }),
)
let isFilled = false
// Not beforeAll, which comes before the file gets its fresh product.
test.beforeEach(async ({ stack }) => {
  if (!isFilled) await replaceAllProducts(stack, inputs)
  isFilled = true
})

test('60 products by keyboard, with names and states for a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWith(page, '/', `Panel ${count}`)
  const carousel = carouselOf(page, '#products')
  await carousel.ready()
  await expect(carousel.group).toHaveAccessibleName(texts.site.sections.products)
  await expect(carousel.track).toHaveAccessibleName(texts.site.sections.products)
  await expect(carousel.track.getByRole('listitem')).toHaveCount(count)
  await expect(carousel.button(texts.site.carousel.pause)).toBeVisible()
  const position = carousel.group.locator('[data-position]')
  await expect(position).toHaveAttribute('aria-live', 'off')

  await carousel.track.focus()
  await page.keyboard.press('ArrowRight')
  await carousel.expectShown(2, 4, count)
  await expect(position).toHaveAttribute('aria-live', 'polite')
  await expect(carousel.button(texts.site.carousel.play)).toBeVisible()
  for (let pressed = 0; pressed < 2; pressed++) await page.keyboard.press('ArrowLeft')
  await carousel.expectShown(count - 2, count, count)
  await page.keyboard.press('ArrowRight')
  await carousel.expectShown(1, 3, count)
})

test('a link far away is reached with Tab alone, and nothing below the row moves on the way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWith(page, '/', `Panel ${count}`)
  const carousel = carouselOf(page, '#products')
  await carousel.ready()
  await carousel.button(texts.site.carousel.pause).click()
  // Every card is laid out when the browser has time.
  await expect.poll(() => carousel.track.locator('li[style*=visible]').count()).toBe(count)
  const height = async () => (await carousel.track.boundingBox())?.height
  const before = await height()
  await carousel.track.getByRole('link').first().focus()
  for (let pressed = 1; pressed < 20; pressed++) await page.keyboard.press('Tab')
  await expect(carousel.track.getByRole('link').nth(19)).toBeFocused()
  await expect(carousel.track.getByRole('link').nth(19)).toBeInViewport()
  expect(await height()).toBe(before)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('60 products by swiping', async ({ page }) => {
    await openWith(page, '/', `Panel ${count}`)
    const carousel = carouselOf(page, '#products')
    await carousel.ready()
    await carousel.swipeOn()
    await expect(carousel.button(texts.site.carousel.play)).toBeVisible()
    await expect(carousel.group.getByText(`Showing 1 of ${count}`, { exact: true })).not.toBeAttached()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('60 products stand in a row that scrolls by itself', async ({ page }) => {
    await openWith(page, '/', `Panel ${count}`)
    const carousel = carouselOf(page, '#products')
    await expect(carousel.track.getByRole('listitem')).toHaveCount(count)
    await carousel.track.getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(carousel.track.getByRole('link').last()).toBeInViewport()
    await expect(carousel.button(texts.site.carousel.next)).toBeHidden()
  })
})
