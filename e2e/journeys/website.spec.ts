import type { Page } from '@playwright/test'
import { signedIn } from '../people.ts'
import { expect, test } from '../stack.ts'

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
  const asset = await page.locator('link[rel=modulepreload]').first().getAttribute('href')
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

async function sizeOf(page: Page, picture: string) {
  return page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src })
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  }, picture)
}
