import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { expectAccessible } from '../../accessible.ts'
import { signedIn } from '../../people.ts'
import { longWord, openWith, replaceAllServices, sidewaysOverflow, uploadImages } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const sizes = { phone: { width: 375, height: 740 }, desktop: { width: 1440, height: 900 } }
const cards = (page: Page) => page.locator('#services li')
const ask = (stack: Stack, path: string) => fetch(stack.url + path, { redirect: 'manual' })

test('cards have image, title and the short description cut at 100 characters @spec-29 @spec-225', async ({
  page,
  stack,
}) => {
  const [imageUrl] = await uploadImages(await signedIn(stack, stack.signIn), 'services', 1)
  await replaceAllServices(stack, [
    { title: 'Grid studies', shortDescription: 'Load flow and fault levels. '.repeat(10), imageUrl },
    { title: 'Metering', shortDescription: 'Every circuit counted.' },
  ])
  await openWith(page, '/', 'Metering')
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
  await expect(first.getByRole('heading', { level: 3 })).toHaveText('Grid studies')
  const text = await first.locator('p').innerText()
  expect(text.length).toBeLessThanOrEqual(100)
  expect(text).toMatch(/^Load flow .*…$/)
  await first.scrollIntoViewIfNeeded()
  await expect(first.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(second.locator('p')).toHaveText('Every circuit counted.')
})

test('clicking anywhere on a card goes to /service/{slug}, and the back link returns to the section @spec-29 @spec-47', async ({
  page,
  stack,
}) => {
  await replaceAllServices(stack, [{ title: 'Arc-flash study', shortDescription: 'What a fault would do.' }])
  await openWith(page, '/', 'Arc-flash study')
  const { width, height } = (await cards(page).first().boundingBox()) ?? { width: 0, height: 0 }
  await cards(page)
    .first()
    .click({ position: { x: width - 8, y: height - 8 } })
  await expect(page).toHaveURL(/\/service\/arc-flash-study$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arc-flash study')
  await expect(page).toHaveTitle(/^Arc-flash study \|/)
  await page.getByRole('link', { name: texts.services.back }).click()
  await expect(page).toHaveURL(/\/#services$/)
  await expect(page.locator('#services')).toBeInViewport()
})

test('with the keyboard alone a card is reached and opened', async ({ page, stack }) => {
  await replaceAllServices(stack, [{ title: 'Relay testing' }])
  await openWith(page, '/', 'Relay testing')
  await page.locator('#services').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Relay testing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relay testing')
})

test("without services: 'No services available at the moment.' @spec-184", async ({ page, stack }) => {
  await replaceAllServices(stack, [])
  await openWith(page, '/', 'No services available at the moment.')
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await expectAccessible(page, '#services')
  }
})

test('a service page has image, title, short description, features and a Request Quote link to /#contact @spec-13 @spec-47', async ({
  page,
  stack,
}) => {
  const [imageUrl] = await uploadImages(await signedIn(stack, stack.signIn), 'services', 1)
  await replaceAllServices(stack, [
    {
      title: 'Board building',
      shortDescription: 'Type-tested boards.',
      fullDescription: 'Not shown beside features.',
      features: ['To IEC 61439', 'With drawings'],
      imageUrl,
    },
  ])
  await openWith(page, '/service/board-building', 'Board building')
  await expect(page.getByRole('img', { name: 'Board building' })).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.getByText('Type-tested boards.')).toBeVisible()
  await expect(page.locator('article li:not(nav li)')).toHaveText(['To IEC 61439', 'With drawings'])
  await expect(page.getByText('Not shown beside features.')).toHaveCount(0)
  const quote = page.getByRole('link', { name: 'Request Quote' })
  await expect(quote).toHaveAttribute('href', '/#contact')
  await quote.click()
  await expect(page).toHaveURL(/\/#contact$/)
  await expect(page.locator('form[data-contact] [name=about]')).toHaveValue('services/board-building')
})

test('a service without features shows its full description instead @spec-47', async ({ page, stack }) => {
  await replaceAllServices(stack, [{ title: 'Surveys', fullDescription: 'First part.\n\nSecond part.' }])
  await openWith(page, '/service/surveys', 'Surveys')
  await expect(page.locator('article').getByText('First part.', { exact: true })).toBeVisible()
  await expect(page.locator('article').getByText('Second part.', { exact: true })).toBeVisible()
})

test("what is not there is a real 404 with 'Service not found', kept by nobody @spec-189", async ({
  page,
  stack,
}) => {
  const [service] = await replaceAllServices(stack, [{ title: 'Switched off', isActive: false }])
  for (const id of ['no-such-thing', 'switched-off', service?._id, crypto.randomUUID()]) {
    const answer = await ask(stack, `/service/${id}`)
    expect([answer.status, answer.headers.get('cache-control')], id).toEqual([404, 'no-store'])
  }
  await page.goto('/service/no-such-thing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found')
  await expect(page.getByRole('navigation', { name: texts.site.mainNavigation })).toBeVisible()
  await expect(page.getByRole('link', { name: texts.services.back })).toHaveAttribute('href', '/#services')
})

test('a service that cannot be read is told with 503 and published when it can be again', async ({
  page,
  stack,
}) => {
  await replaceAllServices(stack, [{ title: 'Unreachable', isActive: false }])
  const pages = join(stack.siteFolder, 'pages')
  stack.postgres.kill()
  try {
    expect((await page.goto(`${stack.appUrls[0]}/service/unreachable`))?.status()).toBe(503)
    await expect(page.getByRole('alert')).toContainText('Failed to load service. Please try again later.')
    await expectAccessible(page, 'main')
    // As if the front page had never been published.
    for (const file of ['index.html', 'index.html.br', 'index.html.gz'])
      await rename(join(pages, file), join(pages, `.${file}`))
    expect((await page.goto(`${stack.appUrls[0]}/`))?.status()).toBe(503)
    const notice = page.locator('#services').getByRole('alert')
    await expect(notice).toContainText('Failed to load services')
    await expect(notice).toContainText(
      'Please try refreshing the page or contact support if the problem persists.',
    )
    await expect(page.locator('#products')).toContainText('Failed to load products. Please try again later.')
    await expectAccessible(page, '#services')
  } finally {
    await stack.postgres.start()
    for (const file of ['index.html', 'index.html.br', 'index.html.gz'])
      await rename(join(pages, `.${file}`), join(pages, file)).catch(() => {})
  }
  await expect.poll(async () => (await ask(stack, '/service/unreachable')).status).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the cards, their pages and the way back work', async ({ page, stack }) => {
    await replaceAllServices(stack, [{ title: 'Paper drawings', features: ['One', 'Two'] }])
    await openWith(page, '/', 'Paper drawings')
    await page.getByRole('link', { name: 'Paper drawings' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper drawings')
    await expect(page.locator('article li:not(nav li)')).toHaveText(['One', 'Two'])
    await expect(page.getByRole('link', { name: 'Request Quote' })).toHaveAttribute(
      'href',
      '/contact/services/paper-drawings',
    )
    await page.getByRole('link', { name: texts.services.back }).click()
    await expect(page).toHaveURL(/\/#services$/)
  })

  test('a broken picture shows no broken icon', async ({ page, stack }) => {
    await replaceAllServices(stack, [{ title: 'Broken', imageUrl: '/uploads/services/none.webp' }])
    await openWith(page, '/', 'Broken')
    const image = cards(page).first().locator('img')
    await image.scrollIntoViewIfNeeded()
    const cover = await image.evaluate((element) => getComputedStyle(element, '::after').position)
    expect(cover).toBe('absolute')
    expect((await image.boundingBox())?.height).toBeGreaterThan(100)
  })
})

test('a missing or broken picture is replaced by a drawing @spec-191', async ({ page, stack }) => {
  await replaceAllServices(stack, [
    { title: 'No picture' },
    { title: 'Lost picture', imageUrl: '/uploads/services/none.webp' },
  ])
  await openWith(page, '/', 'Lost picture')
  await cards(page).nth(1).scrollIntoViewIfNeeded()
  await expect(cards(page).locator('img')).toHaveCount(0)
  await page.goto('/service/lost-picture')
  await expect(page.locator('article header img')).toHaveCount(0)
})

for (const count of [1, 2]) {
  test(`${count} of them, with words that no line holds, fit every width and are accessible`, async ({
    page,
    stack,
  }) => {
    const inputs = Array.from({ length: count }, (_, index) => ({
      title: index === 0 ? `${longWord} ${count}` : `Service number ${index + 1}`,
      shortDescription: index === 0 ? `${longWord} `.repeat(3) : 'In short.',
      features: [longWord],
    }))
    const made = await replaceAllServices(stack, inputs)
    await openWith(page, '/', made.at(-1)?.title ?? '')
    await expect(cards(page)).toHaveCount(count)
    for (const [path, part] of [
      ['/', '#services'],
      [`/service/${made[0]?.slug}`, 'article'],
    ] as const) {
      await page.goto(path)
      for (const width of [320, 375, 640, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => sidewaysOverflow(page, part), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
      for (const size of Object.values(sizes)) {
        await page.setViewportSize(size)
        await expectAccessible(page, part)
      }
    }
  })
}

test('the pages of a service are accessible in every state', async ({ page, stack }) => {
  await replaceAllServices(stack, [
    { title: 'With features', features: ['One', 'Two'], shortDescription: 'In short.' },
    { title: 'With a text', fullDescription: 'At length.' },
  ])
  await openWith(page, '/service/with-a-text', 'With a text')
  for (const path of ['/service/with-features', '/service/with-a-text', '/service/no-such-thing']) {
    await page.goto(path)
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size)
      await expectAccessible(page, 'main')
    }
  }
})
