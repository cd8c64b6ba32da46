import { texts } from '@busbar/contract'
import type { Locator, Page } from '@playwright/test'
import { signedIn } from '../../people.ts'
import { doubleText, openWith, sidewaysOverflow, splitWords, waitUntilPublished } from '../../site-content.ts'
import { publicPages } from '../../site-pages.ts'
import { expect, test } from '../../stack.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every partner is there with its name, picture and link', async ({ page, stack }) => {
    await page.goto('/')
    const { data } = (await (await fetch(`${stack.url}/api/partners`)).json()) as { data: { name: string }[] }
    expect(data.length).toBeGreaterThanOrEqual(8)
    for (const { name } of data) await expect(page.locator('#partners').getByText(name).first()).toBeVisible()
    await expect(page.locator('#partners img').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /norrkabel/i }).first()).toHaveAttribute('href', /^https:/)
  })

  test('the privacy page can be reached and read', async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacy/i })
      .last()
      .last()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i)
  })
})

test('S12: / is the public home with all its sections, and every public page is painted to its end without scrolling @spec-3 @spec-7 @spec-12', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  await page.goto('/')
  for (const name of ['services', 'products', 'categories', 'team', 'partners', 'clients'] as const) {
    const [record] = (await api[name].list()).data.filter((one) => !('isActive' in one) || one.isActive)
    const shown = record && 'title' in record ? record.title : (record?.name ?? '')
    await expect(page.locator(`#${name}`).getByText(shown).first()).toBeAttached()
  }
  await expect(page.locator('#home').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#contact').getByRole('form')).toBeAttached()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })).toBeAttached()
  for (const path of Object.values(await publicPages(stack))) {
    await page.goto(path)
    expect(await unpainted(page), path).toEqual([])
  }
})

/** Headings that a picture of the whole page would not have. What lies beside the view of a carousel is in none. */
function unpainted(page: Page) {
  return page.locator('h1, h2, h3').evaluateAll((headings) => {
    const isBeside = (heading: Element) => {
      const [card, track] = [heading.closest('[data-track] > li'), heading.closest('[data-track]')]
      return card && track && card.getBoundingClientRect().left >= track.getBoundingClientRect().right
    }
    return headings
      .filter(
        (heading) =>
          heading.checkVisibility() &&
          !heading.checkVisibility({ contentVisibilityAuto: true }) &&
          !isBeside(heading),
      )
      .map((heading) => heading.textContent)
  })
}

test('no page asks anybody but this site for anything', async ({ page, stack }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(stack.url) || request.url().startsWith('data:')
    if (!isOurs) elsewhere.push(request.url())
  })
  for (const path of ['/', '/privacy']) {
    await page.goto(path)
    // Long enough for any request to start; a busy machine may never be idle.
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
  }
  expect(elsewhere).toEqual([])
})

test('nothing scrolls sideways at any width', async ({ page }) => {
  for (const path of ['/', '/privacy']) {
    await page.goto(path)
    for (const width of [320, 375, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('text of twice the size on a phone: nothing sticks out, no word is split, the company keeps its name', async ({
  page,
  stack,
}) => {
  test.setTimeout(240_000)
  const company = await (await signedIn(stack, stack.signIn)).company.get()
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of [...Object.values(await publicPages(stack)), '/newsletter']) {
    await page.goto(path)
    await doubleText(page)
    await expect.poll(() => sidewaysOverflow(page), path).toBeLessThanOrEqual(0)
    expect(await splitWords(page), path).toEqual([])
    const name = page.getByRole('banner').getByText(company.name)
    await expect(name, path).toBeInViewport({ ratio: 1 })
    expect(await name.evaluate((span) => span.scrollHeight - span.clientHeight), path).toBeLessThanOrEqual(1)
  }
  await page.goto('/')
  await doubleText(page)
  const widths = await page
    .locator('#team h3')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().width))
  expect(Math.min(...widths), 'team text has room').toBeGreaterThan(250)
})

test('what partners and the company say of themselves can be read to its end', async ({ page, stack }) => {
  const api = await signedIn(stack, stack.signIn)
  const long = `${'They test every cable on the drum. '.repeat(20)}And that is all.`
  await api.company.update({ description: long, email: 'engineering-office@wattwerk-works.example' })
  await api.partners.create({ name: 'Wordy Cables', website: 'wordy.example', description: long })
  await openWith(page, '/', 'Wordy Cables')
  await page.setViewportSize({ width: 1024, height: 800 })
  const cards = page.locator('#partners li')
  const isCut = (place: Locator) =>
    place
      .locator('p')
      .last()
      .evaluate((words) => {
        const box = words.closest('[data-long]') ?? words
        return box.scrollHeight > box.clientHeight + 1
      })
  const { data } = await api.partners.list()
  for (const { name, description } of data.filter((partner) => partner.name !== 'Wordy Cables')) {
    const card = cards.filter({ hasText: name })
    await expect(card).toContainText(description)
    expect(await isCut(card), name).toBe(false)
  }
  for (const place of [cards.filter({ hasText: 'Wordy Cables' }), page.getByRole('contentinfo')]) {
    const words = place.locator('[data-long]')
    await expect(words).toContainText('And that is all.')
    const height = () => words.evaluate((box) => box.scrollHeight - box.clientHeight)
    expect(await height()).toBeGreaterThan(10)
    await place.getByText(texts.site.readMore).click()
    expect(await height()).toBeLessThanOrEqual(1)
    await place.getByText(texts.site.readLess).click()
    expect(await height()).toBeGreaterThan(10)
  }
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await splitWords(page, 'footer dl'), `${width} px`).toEqual([])
  }
})

test('the privacy page names who is responsible and how long messages are kept, as it is set', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  await api.messageSettings.update({ keepMonths: 24 })
  await waitUntilPublished(page, '/privacy', (html) => html.includes('24 months'))
  await page.goto('/privacy')
  await expect(page.getByText('24 months after your first message')).toBeVisible()
  const { name, phone } = await api.company.get()
  const controller = page.getByRole('region', { name: 'Who is responsible' })
  await expect(controller).toContainText(name)
  await expect(controller).toContainText(phone ?? 'no phone')
  await expect(page.getByText(/^Last updated: /)).toBeVisible()
})
