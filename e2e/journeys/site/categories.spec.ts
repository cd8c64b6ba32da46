import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { expectAccessible } from '../../accessible.ts'
import { signedIn } from '../../people.ts'
import {
  longWord,
  openWith,
  replaceAllCategories,
  sidewaysOverflow,
  uploadImages,
} from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const sizes = { phone: { width: 375, height: 740 }, desktop: { width: 1440, height: 900 } }
const widths = [320, 375, 640, 768, 1024, 1440, 1920]
const tiles = (page: Page) => page.locator('#categories li')
const ask = (stack: Stack, path: string) => fetch(stack.url + path, { redirect: 'manual' })

/** A category of this name with events at these distances from now, in hours; `null` has no date. */
async function withEvents(stack: Stack, title: string, hours: (number | null)[]) {
  const [category] = await replaceAllCategories(stack, [{ title }])
  const api = await signedIn(stack, stack.signIn)
  for (const distance of hours)
    await api.events.create({
      category: category?._id ?? '',
      title: `Event ${distance ?? 'without a date'}`,
      description: 'What happens there.',
      date: distance === null ? null : new Date(Date.now() + distance * 3_600_000).toISOString(),
    })
  return `/categories/${category?.slug}`
}

const eventsUnder = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).getByRole('heading', { level: 3 })

test('active categories link to their page, with picture, title and short text @spec-33 @spec-44', async ({
  page,
  stack,
}) => {
  const [imageUrl] = await uploadImages(await signedIn(stack, stack.signIn), 'categories', 1)
  await replaceAllCategories(stack, [
    { title: 'Grid connection', shortDescription: 'From 10 to 132 kV.', imageUrl },
    { title: 'Switched off', isActive: false },
    { title: 'Metering', description: 'Every circuit counted. '.repeat(20) },
  ])
  await openWith(page, '/', 'Metering')
  await expect(tiles(page)).toHaveCount(2)
  await expect(page.getByText('Switched off')).toHaveCount(0)
  const first = tiles(page).first()
  await expect(first.getByRole('heading', { level: 3 })).toHaveText('Grid connection')
  await expect(first.getByText('From 10 to 132 kV.')).toBeVisible()
  await first.scrollIntoViewIfNeeded()
  await expect(first.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  const fallback = await tiles(page).nth(1).locator('p').innerText()
  expect(fallback.length).toBeLessThanOrEqual(100)
  expect(fallback).toMatch(/^Every circuit counted\..*…$/)

  const { width, height } = (await first.boundingBox()) ?? { width: 0, height: 0 }
  await first.click({ position: { x: width - 8, y: height - 8 } })
  await expect(page).toHaveURL(/\/categories\/grid-connection$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grid connection')
  await page.getByRole('link', { name: texts.categories.back }).click()
  await expect(page).toHaveURL(/\/#categories$/)
  await expect(page.locator('#categories')).toBeInViewport()
})

test("without categories: 'No active categories available at the moment.' @spec-186", async ({
  page,
  stack,
}) => {
  await replaceAllCategories(stack, [])
  await openWith(page, '/', 'No active categories available at the moment.')
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await expectAccessible(page, '#categories')
  }
})

test("categories that cannot be read: 'Something went wrong' plus 'Failed to fetch categories', and 503 for a page @spec-44 @spec-186", async ({
  page,
  stack,
}) => {
  await replaceAllCategories(stack, [{ title: 'Unreachable', isActive: false }])
  const pages = join(stack.siteFolder, 'pages')
  const files = ['index.html', 'index.html.br', 'index.html.gz']
  stack.postgres.kill()
  try {
    // As if the front page had never been published.
    for (const file of files) await rename(join(pages, file), join(pages, `.${file}`))
    expect((await page.goto('/'))?.status()).toBe(503)
    const notice = page.locator('#categories').getByRole('alert')
    await expect(notice).toContainText('Something went wrong')
    await expect(notice).toContainText('Failed to fetch categories')

    // nginx stands in for a while for copies that have just failed.
    await expect(async () => {
      const answer = await page.goto('/categories/unreachable')
      expect([answer?.status(), await answer?.headerValue('cache-control')]).toEqual([503, 'no-store'])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Failed to load category. Please try again later.',
        { timeout: 500 },
      )
    }).toPass()
    await expect(page.getByRole('link', { name: texts.categories.back })).toHaveAttribute(
      'href',
      '/#categories',
    )
    await expectAccessible(page, 'main')
  } finally {
    await stack.postgres.start()
    for (const file of files) await rename(join(pages, `.${file}`), join(pages, file)).catch(() => {})
  }
  await expect.poll(async () => (await ask(stack, '/categories/unreachable')).status).toBe(404)
})

for (const count of [1, 2, 3, 5]) {
  test(`${count} categories fill their place at every width`, async ({ page, stack }) => {
    await replaceAllCategories(
      stack,
      Array.from({ length: count }, (_, index) => ({
        title: index === 1 ? longWord : `Field ${index}`,
        shortDescription: index === 0 ? longWord.repeat(2).slice(0, 190) : null,
      })),
    )
    // The last one: the page is published after each.
    await openWith(page, '/', count === 2 ? longWord : `Field ${count - 1}`)
    await expect(tiles(page)).toHaveCount(count)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const section = await page.locator('#categories ul').boundingBox()
      const last = await tiles(page).last().boundingBox()
      expect(
        Math.abs((last?.x ?? 0) + (last?.width ?? 0) - (section?.x ?? 0) - (section?.width ?? 0)),
        `${width}`,
      ).toBeLessThan(2)
      for (const tile of await tiles(page).all()) {
        const title = await tile.getByRole('heading').boundingBox()
        const box = await tile.boundingBox()
        expect((title?.y ?? 0) >= (box?.y ?? 0) && (title?.x ?? 0) >= (box?.x ?? 0), `${width}`).toBe(true)
        const spill = await tile.evaluate((element) => element.scrollWidth - element.clientWidth)
        expect(spill, `${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
}

test('a missing or broken picture is replaced by a drawing', async ({ page, stack }) => {
  await replaceAllCategories(stack, [
    { title: 'Missing' },
    { title: 'Broken', imageUrl: '/uploads/categories/none.webp' },
  ])
  await openWith(page, '/', 'Broken')
  await tiles(page).nth(1).scrollIntoViewIfNeeded()
  await expect(tiles(page).locator('img')).toHaveCount(0)
  await page.getByRole('link', { name: 'Broken' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Broken')
  await expect(page.locator('article header img')).toHaveCount(0)
})

test('About block: picture, short and long descriptions, details and subcategories @spec-44', async ({
  page,
  stack,
}) => {
  const [imageUrl] = await uploadImages(await signedIn(stack, stack.signIn), 'categories', 1)
  await replaceAllCategories(stack, [
    {
      title: 'Storage',
      shortDescription: 'In short.',
      description: 'First part.\n\nSecond part.',
      longDescription: 'At length.',
      details: 'In <b>detail</b>.',
      subcategories: ['Batteries', 'Flywheels'],
      imageUrl,
    },
  ])
  await openWith(page, '/categories/storage', 'Storage')
  await expect(page.locator('article header img')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.getByText('In short.', { exact: true })).toBeVisible()
  const about = page.getByRole('region', { name: texts.categories.about })
  await expect(about.locator('p')).toHaveText([
    'First part.',
    'Second part.',
    'At length.',
    'In <b>detail</b>.',
  ])
  await expect(about.getByRole('listitem')).toHaveText(['Batteries', 'Flywheels'])
  await expect(page).toHaveTitle(/^Storage \|/)
})

test('events are upcoming when their date is after now, else past; newest first; no date is past and last @spec-109', async ({
  page,
  stack,
}) => {
  const path = await withEvents(stack, 'Dates', [2, -50, null, 30, -3])
  await openWith(page, path, 'Event -3')
  await expect(eventsUnder(page, texts.events.upcoming)).toHaveText(['Event 30', 'Event 2'])
  await expect(eventsUnder(page, texts.events.past)).toHaveText([
    'Event -3',
    'Event -50',
    'Event without a date',
  ])
  await expect(page.getByText(/^Show all/)).toHaveCount(0)
})

test('3 events are shown first, and all of them after the toggle, in both lists @spec-44 @spec-231', async ({
  page,
  stack,
}) => {
  const path = await withEvents(stack, 'Busy', [1, 2, 3, 4, 5, -1, -2, -3, -4])
  await openWith(page, path, 'Event -4')
  for (const [heading, all] of [
    [texts.events.upcoming, texts.events.showAllUpcoming(5)],
    [texts.events.past, texts.events.showAllPast(4)],
  ] as const) {
    const list = page.getByRole('region', { name: heading })
    const shown = list.getByRole('heading', { level: 3 }).filter({ visible: true })
    await expect(shown).toHaveCount(3)
    await list.getByText(all, { exact: true }).focus()
    await list.getByText(all, { exact: true }).locator('..').press('Enter')
    await expect(shown).toHaveCount(heading === texts.events.past ? 4 : 5)
    await list.getByText(texts.events.showFewer, { exact: true }).click()
    await expect(shown).toHaveCount(3)
  }
})

test('without events it says so, and there is no list of past ones', async ({ page, stack }) => {
  await replaceAllCategories(stack, [{ title: 'Quiet' }])
  await openWith(page, '/categories/quiet', texts.events.noUpcoming)
  await expect(page.getByRole('heading', { name: texts.events.past })).toHaveCount(0)
})

test('an event shows its date, location, organizer, details, registration link and picture', async ({
  page,
  stack,
}) => {
  const [category] = await replaceAllCategories(stack, [{ title: 'Fairs' }])
  const api = await signedIn(stack, stack.signIn)
  await api.siteSettings.update({ timeZone: 'Europe/London' })
  const [imageUrl] = await uploadImages(api, 'events', 1)
  await api.events.create({
    category: category?._id ?? '',
    title: 'Relay day',
    description: 'Grading curves, all day.',
    details:
      '<h2>Programme</h2><p>Bring <strong>a laptop</strong>.</p><table><tr><td>09:00</td></tr></table>',
    date: '2099-05-04T12:30:00Z',
    location: 'Hall 3',
    organizer: 'Wattwerk Academy',
    registrationUrl: 'fairs.example/relay',
    imageUrl,
  })
  await openWith(page, '/categories/fairs', 'Relay day')
  const event = page.getByRole('region', { name: texts.events.upcoming }).getByRole('listitem').first()
  await expect(event.locator('dd')).toHaveText(['Mon 4 May 2099, 13:30 BST', 'Hall 3', 'Wattwerk Academy'])
  await expect(event.locator('time')).toHaveAttribute('datetime', '2099-05-04T12:30:00.000Z')
  await expect(event.getByText('Grading curves, all day.')).toBeVisible()
  await expect(event.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(event.getByRole('link', { name: /^Register ?: Relay day/ })).toHaveAttribute(
    'href',
    'https://fairs.example/relay',
  )
  await expect(event.getByText('Programme')).toBeHidden()
  await event.getByText(texts.events.details).click()
  await expect(event.getByRole('heading', { level: 4 })).toHaveText('Programme')
  await expect(event.locator('strong')).toHaveText('a laptop')
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await expectAccessible(page, 'main')
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  }
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test("an event is told in the company's time zone, or else in the visitor's own", async ({
    page,
    stack,
  }) => {
    const [category] = await replaceAllCategories(stack, [{ title: 'Elsewhere' }])
    const api = await signedIn(stack, stack.signIn)
    await api.events.create({
      category: category?._id ?? '',
      title: 'Late call',
      description: 'On the telephone.',
      date: '2099-05-04T20:30:00Z',
    })
    for (const [timeZone, published, shown] of [
      ['Europe/Paris', 'Mon 4 May 2099, 22:30 CEST', 'Mon 4 May 2099, 22:30 CEST'],
      [null, 'Mon 4 May 2099, 20:30 UTC', 'Tue 5 May 2099, 05:30 GMT+9'],
    ] as const) {
      await api.siteSettings.update({ timeZone })
      await expect
        .poll(async () => (await ask(stack, '/categories/elsewhere')).text())
        .toContain(`>${published}</time>`)
      await openWith(page, '/categories/elsewhere', 'Late call')
      await expect(page.locator('time')).toHaveText(shown)
    }
    await api.siteSettings.update({ timeZone: 'Europe/London' })
  })
})

test("'Add to calendar' downloads a file that calendars read, for what is still to come", async ({
  page,
  stack,
}) => {
  const path = await withEvents(stack, 'Calendar', [5, -5, null])
  await openWith(page, path, 'Event 5')
  await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(1)
  const link = page.getByRole('link', { name: /^Add to calendar ?: Event 5$/ })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const downloading = page.waitForEvent('download')
  await link.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Event 5.ics')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  const file = Buffer.concat(chunks).toString('utf8')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(file).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\nDTEND:\d{8}T\d{6}Z\r\nSUMMARY:Event 5\r\n/)
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/)
})

test('A30: nothing in the details of an event can act', async ({ page, stack, consoleErrors }) => {
  const [category] = await replaceAllCategories(stack, [{ title: 'Attacked' }])
  const api = await signedIn(stack, stack.signIn)
  for (const [index, details] of [
    '<img src=x onerror="window.hacked=1"><p onclick="window.hacked=1">One</p>',
    '<a href="javascript:window.hacked=1">Two</a><svg onload="window.hacked=1"></svg>',
    '</div></details></article><script>window.hacked=1</script><p>Three</p>',
  ].entries())
    await api.events.create({
      category: category?._id ?? '',
      title: `Attack ${index}`,
      description: '<script>window.hacked=1</script>',
      details,
    })
  await openWith(page, '/categories/attacked', 'Attack 2')
  for (const summary of await page.getByText(texts.events.details).all()) await summary.click()
  await page.getByText('One', { exact: true }).click()
  await page.getByText('Two', { exact: true }).click()
  await expect(page.getByText('Three', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expect(page.locator('article :is(img[src="x"], [onclick], [href^="javascript"])')).toHaveCount(0)
  expect(consoleErrors).toEqual([])
})

test("featured products: a 'View All' button only above 6 @spec-44 @spec-232", async ({ page, stack }) => {
  const [few, many] = await replaceAllCategories(stack, [{ title: 'Few' }, { title: 'Many' }])
  const api = await signedIn(stack, stack.signIn)
  const add = (category: string, number: number) =>
    api.products.create({ title: `Device ${number}`, shortDescription: 'Works.', category, price: number })
  for (let number = 0; number < 6; number++) await add(few?._id ?? '', number)
  for (let number = 10; number < 17; number++) await add(many?._id ?? '', number)
  await api.products.create({
    title: 'Hidden device',
    shortDescription: 'No.',
    category: few?._id,
    status: 'inactive',
  })

  await openWith(page, '/categories/few', 'Device 5')
  const cards = page
    .getByRole('region', { name: texts.categories.featuredProducts })
    .getByRole('article')
    .filter({ visible: true })
  await expect(cards).toHaveCount(6)
  await expect(page.getByText('Hidden device')).toHaveCount(0)
  await expect(page.getByText(/View All/)).toHaveCount(0)

  await openWith(page, '/categories/many', 'Device 16')
  await expect(cards).toHaveCount(6)
  await page.getByText('View All (7)').click()
  await expect(cards).toHaveCount(7)
  await expectAccessible(page, 'main')
  await cards.first().click()
  await expect(page.getByRole('dialog')).toContainText('Device')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test("what is not there is a real 404 with 'Category not found', kept by nobody @spec-190", async ({
  page,
  stack,
}) => {
  const [category] = await replaceAllCategories(stack, [{ title: 'Switched off', isActive: false }])
  for (const id of ['no-such-thing', 'switched-off', category?._id, crypto.randomUUID()]) {
    for (const folder of ['categories', 'category']) {
      const answer = await ask(stack, `/${folder}/${id}`)
      expect([answer.status, answer.headers.get('cache-control')], id).toEqual([404, 'no-store'])
    }
  }
  await page.goto('/categories/no-such-thing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found')
  await expect(page.getByRole('link', { name: texts.categories.back })).toHaveAttribute(
    'href',
    '/#categories',
  )
  await expectAccessible(page, 'main')
})

test('with the keyboard alone a tile is reached and opened', async ({ page, stack }) => {
  await replaceAllCategories(stack, [{ title: 'Relay testing' }])
  await openWith(page, '/', 'Relay testing')
  await page.locator('#categories').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Relay testing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relay testing')
})

test('long words and many entries fit at every width', async ({ page, stack }) => {
  const [category] = await replaceAllCategories(stack, [
    {
      title: longWord.slice(0, 90),
      shortDescription: longWord,
      description: longWord.repeat(3),
      subcategories: [longWord.slice(0, 90), 'Short'],
    },
  ])
  const api = await signedIn(stack, stack.signIn)
  for (let number = 0; number < 12; number++)
    await api.events.create({
      category: category?._id ?? '',
      title: `${longWord} ${number}`,
      description: longWord.repeat(2),
      details: `<p>${longWord}</p><table><tr><td>${longWord}</td><td>${longWord}</td></tr></table>`,
      location: longWord,
      organizer: longWord,
      registrationUrl: `https://${'a'.repeat(60)}.example/`,
      date: number % 2 ? '2099-05-04T12:30:00Z' : '2001-05-04T12:30:00Z',
    })
  await openWith(page, `/categories/${category?.slug}`, `${longWord} 11`)
  for (const summary of await page.locator('article summary').all())
    if (await summary.isVisible()) await summary.click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => sidewaysOverflow(page), `${width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(sizes.phone)
  await expectAccessible(page, 'main')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tiles, the page, its toggle and the way back work', async ({ page, stack }) => {
    const path = await withEvents(stack, 'Plain paper', [1, 2, 3, 4])
    await openWith(page, '/', 'Plain paper')
    await page.getByRole('link', { name: 'Plain paper' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByText('Event 1', { exact: true })).toBeHidden()
    await page.getByText(texts.events.showAllUpcoming(4)).click()
    await expect(page.getByText('Event 1', { exact: true })).toBeVisible()
    await expect(page.locator('time').first()).toHaveText(/ (GMT|BST)$/)
    await page.getByRole('link', { name: texts.categories.back }).click()
    await expect(page).toHaveURL(/\/#categories$/)
  })
})
