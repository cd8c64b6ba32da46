import { type Client, type ProductInput, texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { expectAccessible } from '../../accessible.ts'
import { signedIn } from '../../people.ts'
import {
  doubleText,
  openWith,
  sidewaysOverflow,
  uploadImages,
  waitUntilPublished,
} from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

test.use({ reducedMotion: 'reduce' })

const words = texts.productData
const sizes = { phone: { width: 375, height: 740 }, desktop: { width: 1440, height: 900 } }
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const volts = (value: string) => ({ kind: 'number' as const, value, unit: 'kV' })
const amperes = (value: string) => ({ kind: 'number' as const, value, unit: 'A' })

/** A category with characteristics of its own: no two journeys may share their names. */
async function addCategory(api: Client) {
  const mark = crypto.randomUUID().slice(0, 8)
  const voltage = await api.characteristics.create({
    name: `Voltage ${mark}`,
    kind: 'number',
    unit: 'kV',
    group: 'Ratings',
  })
  const current = await api.characteristics.create({
    name: `Current ${mark}`,
    kind: 'number',
    unit: 'A',
    group: 'Ratings',
  })
  const insulation = await api.characteristics.create({
    name: `Insulation ${mark}`,
    kind: 'text',
    group: 'Construction',
  })
  const category = await api.categories.create({
    title: `Field ${mark}`,
    characteristics: [
      { characteristic: voltage._id, isKeyFigure: true },
      { characteristic: current._id },
      { characteristic: insulation._id },
    ],
  })
  return { category, voltage, current, insulation }
}

/** A product with all that there can be to know of one, in so many variants. */
async function addProduct(
  stack: Stack,
  title: string,
  more: Partial<ProductInput> & { count?: number } = {},
) {
  const { count = 12, ...rest } = more
  const api = await signedIn(stack, stack.signIn)
  const known = await addCategory(api)
  const [mainImageUrl, second, drawing] = await uploadImages(api, 'products', 3)
  const { data: downloads } = await api.downloads.list({ limit: 2 })
  const mark = crypto.randomUUID().slice(0, 6).toUpperCase()
  const product = await api.products.create({
    title,
    shortDescription: 'In short.',
    category: known.category._id,
    mainImageUrl,
    images: second ? [second] : [],
    drawing,
    values: {
      [known.voltage._id]: volts('12000'),
      [known.insulation._id]: { kind: 'text', text: 'Vacuum' },
    },
    variants: Array.from({ length: count }, (_, index) => ({
      orderCode: `${mark}-${index + 1}`,
      values: { [known.current._id]: amperes(`${(index + 1) * 100}`) },
    })),
    files: downloads.map(({ _id }, index) => ({ kind: index === 0 ? 'manual' : 'datasheet', download: _id })),
    questions: [{ question: 'Does it fit?', answer: 'Yes, it does.' }],
    ...rest,
  })
  return { api, product, mark, downloads, ...known }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('key figures come first, then values in groups, the drawing, variants, files and questions', async ({
      page,
      stack,
    }) => {
      const title = `Complete ${javaScriptEnabled}`
      const { product, mark, voltage, current, insulation, downloads } = await addProduct(stack, title)
      await openWith(page, `/products/${product.slug}`, title)
      await expect(region(page, words.keyFigures)).toHaveText(`${voltage.name}12\u00a0kV`)
      await expect(page.getByRole('table', { name: words.specification }).getByRole('row')).toHaveText([
        'Ratings',
        `${voltage.name}12\u00a0kV`,
        `${current.name}100–1200\u00a0A`,
        'Construction',
        `${insulation.name}Vacuum`,
      ])
      await expect(page.getByRole('img', { name: words.drawingOf(title) })).toBeVisible()
      const variants = region(page, words.variants)
      await expect(variants.getByRole('row')).toHaveCount(13)
      await expect(variants.getByRole('columnheader')).toHaveText([words.orderCode, `${current.name} A`])
      await expect(variants.getByRole('row', { name: `${mark}-12`, exact: false })).toContainText('1200')
      await expect(variants.getByRole('searchbox')).toBeVisible({ visible: javaScriptEnabled })
      // Data before words: the datasheet is the second that was named.
      await expect(region(page, words.files).getByRole('heading', { level: 3 })).toHaveText([
        words.fileKinds.datasheet,
        words.fileKinds.manual,
      ])
      await expect(region(page, words.files).getByRole('link').first()).toHaveAttribute(
        'href',
        downloads[1]?.fileUrl ?? '',
      )
      await page.getByText('Does it fit?').click()
      await expect(page.getByText('Yes, it does.')).toBeVisible()
      await expect(page.getByRole('link', { name: words.drawingOf(title) })).toHaveAttribute(
        'href',
        /^\/uploads\/products\//,
      )
    })
  })
}

test('the rows of a long table are searched by order code and by value with its unit', async ({
  page,
  stack,
}) => {
  const { product, mark } = await addProduct(stack, 'Searched')
  await openWith(page, `/products/${product.slug}`, 'Searched')
  const variants = region(page, words.variants)
  const search = variants.getByRole('searchbox', { name: words.findVariant })
  const rows = variants.getByRole('rowheader')
  await search.fill(`${mark.toLowerCase()}-11`)
  await expect(rows).toHaveText([`${mark}-11`])
  await search.fill('1 200A')
  await expect(rows).toHaveText([`${mark}-12`])
  await expect(variants.getByRole('status')).toHaveText(words.found(1, 12))
  await search.fill('9999')
  await expect(rows).toHaveCount(0)
  await expect(variants.getByRole('status')).toHaveText(words.noneFound)
  await search.clear()
  await expect(rows).toHaveCount(12)
  await expect(variants.getByRole('status')).toBeEmpty()
})

test('eight variants need no search', async ({ page, stack }) => {
  const { product } = await addProduct(stack, 'Few', { count: 8 })
  await openWith(page, `/products/${product.slug}`, 'Few')
  await expect(region(page, words.variants).getByRole('row')).toHaveCount(9)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})

test('images open large by keyboard, one after the other, and Esc gives the focus back', async ({
  page,
  stack,
}) => {
  const { product } = await addProduct(stack, 'Enlarged')
  await openWith(page, `/products/${product.slug}`, 'Enlarged')
  const link = page.getByRole('link', { name: `(${words.enlarge})` }).first()
  const dialog = page.getByRole('dialog', { name: words.enlarged })
  const shown = () => dialog.getByRole('img').getAttribute('src')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(words.placeOf(1, 2))).toBeVisible()
  const first = await shown()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(words.placeOf(2, 2))).toBeVisible()
  expect(await shown()).not.toBe(first)
  await page.keyboard.press('ArrowRight')
  expect(await shown()).toBe(first)
  const size = dialog.getByRole('button', { name: words.actualSize })
  await size.focus()
  await page.keyboard.press('Enter')
  await expect(size).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()

  // The drawing is alone, and opens in the same place.
  await page.getByRole('link', { name: words.drawingOf('Enlarged') }).click()
  await expect(dialog.getByRole('img', { name: words.drawingOf('Enlarged') })).toBeVisible()
  await expect(dialog.getByRole('button', { name: texts.site.carousel.next })).toBeHidden()
  await expect(size).toHaveAttribute('aria-pressed', 'false')
  await dialog.getByRole('button', { name: texts.products.close }).click()
  await expect(dialog).toBeHidden()
})

test('a discontinued product says so first and leads to its successor, under its name of now', async ({
  page,
  stack,
}) => {
  const { api, product: successor } = await addProduct(stack, 'Follower')
  const { product } = await addProduct(stack, 'Ended', {
    lifecycle: 'discontinued',
    successor: successor._id,
    accessories: [successor._id],
  })
  await openWith(page, `/products/${product.slug}`, 'Ended')
  const notice = page.getByRole('note')
  await expect(notice).toContainText(`${words.discontinued} ${words.discontinuedHint}`)
  await expect(notice.getByRole('link', { name: 'Follower' })).toHaveAttribute(
    'href',
    `/products/${successor.slug}`,
  )
  await expect(region(page, words.accessories).getByRole('link')).toHaveText(['Follower'])
  await api.products.update(successor._id, { title: 'Follower of now' })
  await openWith(page, `/products/${product.slug}`, 'Follower of now')
  await api.products.update(product._id, { lifecycle: 'active' })
  await waitUntilPublished(page, `/products/${product.slug}`, (html) => !html.includes(words.discontinued))
})

test('the page follows its characteristics and its files', async ({ page, stack }) => {
  const { api, product, voltage, downloads } = await addProduct(stack, 'Followed')
  await openWith(page, `/products/${product.slug}`, 'Followed')
  await api.characteristics.update(voltage._id, { name: `${voltage.name} between phases` })
  await openWith(page, `/products/${product.slug}`, `${voltage.name} between phases`)
  const file = downloads[0]
  await api.downloads.update(file?._id ?? '', { description: 'Read it first.' })
  await openWith(page, `/products/${product.slug}`, 'Read it first.')
})

test('search engines get each value with its unit code', async ({ page, stack }) => {
  const { product, voltage } = await addProduct(stack, 'Told')
  await openWith(page, `/products/${product.slug}`, 'Told')
  const told = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((json) =>
    JSON.parse(json),
  )
  expect(told.find((one) => one['@type'] === 'Product')?.additionalProperty[0]).toEqual({
    '@type': 'PropertyValue',
    name: voltage.name,
    value: 12,
    unitCode: 'KVT',
    unitText: 'kV',
  })
  expect(told.find((one) => one['@type'] === 'FAQPage')?.mainEntity).toHaveLength(1)
})

test('is accessible on a phone and on a desktop, and fits small screens and large letters', async ({
  page,
  stack,
}) => {
  const { product } = await addProduct(stack, 'Reached', { lifecycle: 'notForNewProjects', count: 40 })
  await openWith(page, `/products/${product.slug}`, 'Reached')
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await expectAccessible(page, 'main')
  }
  for (const width of [320, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => sidewaysOverflow(page), `at ${width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await doubleText(page)
  await expect.poll(() => sidewaysOverflow(page), 'with large letters').toBeLessThanOrEqual(0)
})
