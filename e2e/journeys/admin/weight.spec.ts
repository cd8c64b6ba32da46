import { openAdmin } from '../../admin.ts'
import { expect, test } from '../../stack.ts'

const most = 300 * 1024

test('a list of 25 rows loads at most 60 kB of pictures', async ({ page, stack }) => {
  await openAdmin(page, stack, '/admin')
  // The demo's team has no photographs.
  for (const screen of ['products', 'services', 'partners', 'clients']) {
    await page.goto(`/admin/${screen}`)
    const images = page.locator('main tbody img, main li img')
    await expect(images.first()).toBeVisible()
    // Each is loaded once it is in sight.
    const areLoaded = () =>
      images.evaluateAll((all: HTMLImageElement[]) => {
        const next = all.find(({ complete, naturalWidth }) => !complete || !naturalWidth)
        next?.scrollIntoView({ block: 'center' })
        return !next
      })
    await expect.poll(areLoaded, { intervals: [50] }).toBe(true)
    const rows = await images.count()
    // What the browser has kept from the screen before counts too.
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/uploads/'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    expect(bytes, screen).toBeGreaterThan(0)
    expect((bytes / rows) * 25, `${screen}: ${bytes} bytes for ${rows} rows`).toBeLessThanOrEqual(60 * 1024)
  }
})

test('the first screen loads at most 300 kB of JavaScript; the editor and the palette come when they are needed', async ({
  page,
  stack,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const scripts = new Map<string, { url: string; bytes: number }>()
  browser.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, { url: response.url, bytes: 0 })
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId)
    if (script) script.bytes = encodedDataLength
  })
  const loaded = (name: RegExp) => [...scripts.values()].some(({ url }) => name.test(url))

  // The sign-in page's own scripts count as well: a browser that comes for the first time loads both.
  await openAdmin(page, stack, '/admin')
  const weight = () => [...scripts.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  // Never idle, because it listens for changes; so it is ready when no more scripts come.
  await expect(async () => {
    const before = weight()
    await page.waitForTimeout(1000)
    expect(weight()).toBe(before)
  }).toPass()
  const total = weight()
  expect(total).toBeGreaterThan(50 * 1024)
  expect(total, `${Math.round(total / 1024)} kB`).toBeLessThanOrEqual(most)
  expect(loaded(/rich-text-editor/)).toBe(false)
  expect(loaded(/command-palette/)).toBe(false)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(loaded(/command-palette/)).toBe(true)
  await page.getByRole('dialog').getByRole('textbox').fill('partners')
  await expect(page.getByRole('dialog').getByText('Partners', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/admin\/partners$/)
  await page.goto('/admin/settings')
  await expect(page.getByLabel('Company name')).toBeVisible()
  expect(loaded(/rich-text-editor/)).toBe(false)
  await page.goto('/admin/site-settings?tab=privacy')
  await expect(page.getByRole('textbox', { name: 'Privacy text' })).toBeVisible()
  expect(loaded(/rich-text-editor/)).toBe(true)
})

test('a screen is there soon after its link is pressed', async ({ page, stack }) => {
  await openAdmin(page, stack, '/admin')
  const times: number[] = []
  for (const screen of ['products', 'services', 'team', 'partners', 'clients', 'categories'])
    times.push(await page.evaluate(changeTo, `/admin/${screen}`))
  const median = times.toSorted((one, other) => one - other)[times.length / 2] ?? Number.POSITIVE_INFINITY
  console.log(`    screen change: ${times.map(Math.round).join(', ')} ms`)
  // 300 where nothing else runs; a test machine does more than one thing.
  expect(median).toBeLessThan(1200)
})

/** Presses a link in the sidebar; tells how long it takes until the list is painted. Runs in the page. */
async function changeTo(address: string) {
  const link = document.querySelector<HTMLElement>(`nav a[href="${address}"]`)
  const start = performance.now()
  link?.click()
  const isThere = () =>
    window.location.pathname === address &&
    document.querySelector('main tbody tr') !== null &&
    document.querySelector('main [aria-busy="true"]') === null
  while (!isThere()) await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return performance.now() - start
}
