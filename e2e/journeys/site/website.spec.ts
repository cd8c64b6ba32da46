import { texts } from '@busbar/contract'
import type { Locator, Page } from '@playwright/test'
import { signedIn } from '../../people.ts'
import { doubleText, openWith, sidewaysOverflow, splitWords } from '../../site-content.ts'
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

test('no page asks anybody but this site for anything', async ({ page, stack }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(stack.url) || request.url().startsWith('data:')
    if (!isOurs) elsewhere.push(request.url())
  })
  for (const path of ['/', '/privacy']) {
    await page.goto(path)
    // Long enough for anything to be asked for; a busy machine may never be idle.
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
  }
  expect(elsewhere).toEqual([])
})

test('an unknown path leads home with 302 and is kept by nobody', async ({ page, stack }) => {
  for (const path of ['/nonsense', '/services/unknown', '/wp-login']) {
    const response = await fetch(stack.url + path, { redirect: 'manual' })
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.get('cache-control'),
    ]).toEqual([302, '/', 'no-store'])
  }
  await page.goto('/nonsense')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a page has one address', async ({ stack }) => {
  for (const [path, location] of [
    ['/privacy/', '/privacy'],
    ['/privacy.html', '/privacy'],
    ['/Privacy', '/privacy'],
    ['/index.html', '/'],
  ]) {
    const response = await fetch(stack.url + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')], path).toEqual([301, location])
  }
})

test('unknown assets, uploads and calls are plain 404s', async ({ stack }) => {
  for (const path of ['/assets/nope.js', '/uploads/partners/nope.webp', '/api/nope', '/nope.txt', '/.env']) {
    expect((await fetch(stack.url + path, { redirect: 'manual' })).status, path).toBe(404)
  }
})

test('pages are asked after each time, assets and uploads are kept for ever', async ({ page, stack }) => {
  const keeping = async (path: string) => (await fetch(stack.url + path)).headers.get('cache-control')
  expect(await keeping('/')).toBe('public, max-age=0, must-revalidate')
  await page.goto('/')
  const asset = await page.locator('script[type=module]').first().getAttribute('src')
  const upload = await page.locator('#partners img').first().getAttribute('src')
  for (const path of [asset, upload])
    expect(await keeping(path ?? '')).toBe('public, max-age=31536000, immutable')
})

test('a phone that keeps the site on its home screen finds the name of the company and its icons', async ({
  page,
  stack,
}) => {
  await page.goto('/')
  const linked = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href')
  const answer = await fetch(stack.url + (await linked('manifest')))
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  const manifest = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] }
  expect(manifest.name).toBe((await (await signedIn(stack, stack.signIn)).company.get()).name)
  const touchIcon = { src: (await linked('apple-touch-icon')) ?? '', sizes: '180x180' }
  expect(manifest.icons).toHaveLength(2)
  for (const { src, sizes } of [touchIcon, ...manifest.icons]) {
    const icon = await fetch(stack.url + src)
    expect(icon.headers.get('content-type'), src).toBe('image/png')
    expect(icon.headers.get('cache-control'), src).toBe('public, max-age=0, must-revalidate')
    expect(await sizeOf(page, src), src).toBe(sizes)
  }
})

test('A42: nothing that may be kept sets a cookie, and a page that did not change is not sent again', async ({
  stack,
}) => {
  const first = await fetch(stack.url)
  expect(first.headers.get('set-cookie')).toBeNull()
  const etag = first.headers.get('etag') ?? ''
  expect((await fetch(stack.url, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('A40: odd headers and queries do not change what the next visitor gets', async ({ stack }) => {
  const clean = await (await fetch(stack.url)).text()
  for (let number = 0; number < 40; number++) {
    await fetch(`${stack.url}/?x=${number}&_routes=evil`, {
      headers: {
        'x-forwarded-host': 'evil.example',
        'x-original-url': '/admin',
        [`x-odd-${number}`]: '<script>',
      },
    })
  }
  expect(await (await fetch(stack.url)).text()).toBe(clean)
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
    expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0)
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

test('a shared page brings along a JPEG of 1200 × 630 and what it shows; what is not there brings no address', async ({
  page,
  stack,
}) => {
  const { product, service, category, home } = await publicPages(stack)
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  for (const path of [home, product, service, category]) {
    await expect(async () => {
      await page.goto(path)
      expect(await content('og:image')).toMatch(/-1200\.jpg$/)
    }).toPass({ timeout: 120_000, intervals: [1000] })
    const address = new URL((await content('og:image')) ?? '')
    const answer = await fetch(stack.url + address.pathname)
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/jpeg'])
    expect(await sizeOf(page, address.pathname)).toBe('1200x630')
    expect([await content('og:image:width'), await content('og:image:height')]).toEqual(['1200', '630'])
    expect(await content('og:image:type')).toBe('image/jpeg')
    expect((await content('og:image:alt'))?.length).toBeGreaterThan(10)
  }
  for (const path of ['/products/none', '/service/none', '/categories/none']) {
    await page.goto(path)
    await expect(page.locator('link[rel=canonical], meta[property="og:url"]'), path).toHaveCount(0)
    await expect(page.locator('script[type="application/ld+json"]'), path).toHaveCount(0)
  }
})

test('a search engine is told of a product with its price, and of none without', async ({ page, stack }) => {
  const { data } = await (await signedIn(stack, stack.signIn)).products.list()
  const kinds = async (hasPrice: boolean) => {
    await page.goto(`/products/${data.find(({ price }) => (price !== null) === hasPrice)?.slug}`)
    const found = await page.locator('script[type="application/ld+json"]').allTextContents()
    return found.map((text) => JSON.parse(text)).filter((about) => about['@type'] === 'Product')
  }
  expect(await kinds(true)).toMatchObject([
    { offers: { '@type': 'Offer', price: expect.stringMatching(/^\d+\.\d\d$/) } },
  ])
  expect(await kinds(false)).toEqual([])
})

test('/favicon.ico is an icon', async ({ page, stack }) => {
  const answer = await fetch(`${stack.url}/favicon.ico`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/),
  ])
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 4)
      .toString('hex'),
  ).toBe('00000100')
  await page.goto('/')
  expect(await sizeOf(page, '/favicon.ico')).toBe('48x48')
})

test('the privacy page names who is responsible and how long messages are kept, as it is set', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  await api.messages.saveSettings({ keepMonths: 24 })
  await expect(async () => {
    await page.goto('/privacy')
    await expect(page.getByText('24 months after your first message')).toBeVisible({ timeout: 300 })
  }).toPass()
  const { name, phone } = await api.company.get()
  const controller = page.getByRole('region', { name: 'Who is responsible' })
  await expect(controller).toContainText(name)
  await expect(controller).toContainText(phone ?? 'no phone')
  await expect(page.getByText(/^Last updated: /)).toBeVisible()
})

async function sizeOf(page: Page, picture: string) {
  return page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src })
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  }, picture)
}
