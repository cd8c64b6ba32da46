import { type ProductInput, texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { expectAccessible } from '../../accessible.ts'
import { signedIn } from '../../people.ts'
import { openWith, replaceAllProducts, uploadImages, waitUntilPublished } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

test.use({ reducedMotion: 'reduce' })

const productsTexts = texts.products
const sizes = { phone: { width: 375, height: 740 }, desktop: { width: 1440, height: 900 } }
const ask = (stack: Stack, path: string) => fetch(stack.url + path, { redirect: 'manual' })
const large = (page: Page) => page.locator('main img[alt]:not([alt=""])')

/** One product with three images and a category. */
async function addProduct(stack: Stack, title: string, rest: Partial<ProductInput> = {}) {
  const api = await signedIn(stack, stack.signIn)
  const [mainImageUrl, ...images] = await uploadImages(api, 'products', 3)
  const category = await api.categories.create({ title: `Field ${crypto.randomUUID().slice(0, 8)}` })
  const [product] = await replaceAllProducts(stack, [
    {
      title,
      shortDescription: 'In short.',
      fullDescription: 'First part.\n\nSecond part.',
      price: 99,
      isNew: true,
      mainImageUrl,
      images,
      category: category._id,
      ...rest,
    },
  ])
  return { product, category }
}

test.describe('the dialog of a card', () => {
  test('shows title, gallery, descriptions, price and Request Quote, and Esc gives the focus back', async ({
    page,
    stack,
  }) => {
    const { category } = await addProduct(stack, 'Dialogue')
    await openWith(page, '/', 'Dialogue')
    const link = page.getByRole('link', { name: 'Dialogue' })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Dialogue' })
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Dialogue')
    await expect(dialog.getByText('$99.00')).toBeVisible()
    await expect(dialog.getByText('First part.', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Second part.', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('radio')).toHaveCount(3)
    await expect(dialog.getByRole('link', { name: category.title })).toBeVisible()
    await expect(dialog.getByRole('button', { name: productsTexts.close })).toBeFocused()
    await expectAccessible(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(/\/$/)
  })

  test('has the address of the product: Back closes it and leaves the page as it was, a reload shows the product', async ({
    page,
    stack,
  }) => {
    await addProduct(stack, 'Shared')
    await openWith(page, '/', 'Shared')
    const [link, dialog] = [
      page.getByRole('link', { name: 'Shared' }),
      page.getByRole('dialog', { name: 'Shared' }),
    ]
    const scrolled = () => page.evaluate(() => window.scrollY)
    await link.scrollIntoViewIfNeeded()
    const before = await scrolled()
    expect(before).toBeGreaterThan(100)
    const asked: string[] = []
    await link.click()
    await expect(dialog.getByText('Second part.')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/products/shared')
    // Images of its gallery may still be on their way.
    page.on('request', (request) => request.resourceType() !== 'image' && asked.push(request.url()))
    await page.goBack()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/')
    await expect(link).toBeFocused()
    expect([await scrolled(), asked]).toEqual([before, []])

    // The same again by its button, then on to the page and back.
    await link.click()
    await dialog.getByRole('button', { name: productsTexts.close }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await scrolled()).toBe(before)
    await link.click()
    await dialog.getByRole('link', { name: productsTexts.openPage }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared')
    await page.goBack()
    await expect(link).toBeInViewport()
    await expect(dialog).toBeHidden()

    await link.click()
    await expect(dialog).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared')
    await page.goBack()
    await expect(link).toBeAttached()
  })

  test('closes with its button and with a click beside it', async ({ page, stack }) => {
    await addProduct(stack, 'Closing')
    await openWith(page, '/', 'Closing')
    const dialog = page.getByRole('dialog')
    await page.getByRole('link', { name: 'Closing' }).click()
    await dialog.getByRole('button', { name: productsTexts.close }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: 'Closing' }).click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
  })

  test('Request Quote closes it and leads to the contact form, which learns what it is about', async ({
    page,
    stack,
  }) => {
    await addProduct(stack, 'Wanted')
    await openWith(page, '/', 'Wanted')
    await page.getByRole('link', { name: 'Wanted' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Request Quote' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/#contact$/)
    await expect(page.locator('#contact')).toBeInViewport()
    const field = (name: string) => page.locator(`form[data-contact] [name=${name}]`)
    await expect(field('subject')).toHaveValue('Request for quote: Wanted')
    await expect(field('about')).toHaveValue('products/wanted')
    await expect(field('page')).toHaveValue('/')
  })

  test('says so when the details cannot be fetched, and keeps what the card knows', async ({
    page,
    stack,
  }) => {
    await addProduct(stack, 'Cut off')
    await openWith(page, '/', 'Cut off')
    await page.route('**/products/cut-off', (route) => route.abort())
    await page.getByRole('link', { name: 'Cut off' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toHaveText('Failed to load product. Please try again later.')
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Cut off')
    await expect(dialog.getByText('$99.00')).toBeVisible()
  })

  test('is for a plain click: the card is a real link that opens in a new tab', async ({
    page,
    stack,
    context,
  }) => {
    await addProduct(stack, 'Tabbed')
    await openWith(page, '/', 'Tabbed')
    await expect(page.getByRole('link', { name: 'Tabbed' })).toHaveAttribute('href', '/products/tabbed')
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Tabbed' }).click({ modifiers: ['ControlOrMeta'] })
    const tab = await opening
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Tabbed')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('is fetched from the published files, without asking the application', async ({ page, stack }) => {
    await addProduct(stack, 'From file')
    await openWith(page, '/products/from-file', 'From file')
    await openWith(page, '/', 'From file')
    const answer = page.waitForResponse('**/products/from-file')
    await page.getByRole('link', { name: 'From file' }).click()
    expect((await answer).headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})

test.describe('the page of a product', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('has title, gallery, descriptions, price, mark, category, quote and the way back', async ({
        page,
        stack,
      }) => {
        const { category } = await addProduct(stack, `Paged ${javaScriptEnabled}`)
        await openWith(page, `/products/paged-${javaScriptEnabled}`, `Paged ${javaScriptEnabled}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Paged ${javaScriptEnabled}`)
        await expect(page.getByText('In short.')).toBeVisible()
        await expect(page.getByText('Second part.', { exact: true })).toBeVisible()
        await expect(page.getByText('$99.00')).toBeVisible()
        await expect(page.getByText('New', { exact: true })).toBeVisible()
        await expect(page.getByRole('link', { name: category.title }).first()).toHaveAttribute(
          'href',
          `/categories/${category.slug}`,
        )
        await expect(page.getByRole('link', { name: 'Request Quote' }).first()).toHaveAttribute(
          'href',
          javaScriptEnabled ? '/#contact' : '/contact/products/paged-false',
        )
        await expect(page.getByRole('link', { name: productsTexts.back })).toHaveAttribute(
          'href',
          '/#products',
        )

        const shown = async () => (await large(page).filter({ visible: true }).getAttribute('src')) ?? ''
        const first = await shown()
        await page.getByText('Picture 2 of 3').locator('..').click()
        expect(await shown()).not.toBe(first)
        await page.keyboard.press('ArrowLeft')
        expect(await shown()).toBe(first)
      })
    })
  }

  test("without a price and a full description: 'Contact us', and no empty part", async ({ page, stack }) => {
    await addProduct(stack, 'Bare', {
      price: null,
      fullDescription: null,
      images: [],
      category: null,
      isNew: false,
    })
    await openWith(page, '/products/bare', 'Bare')
    await expect(page.locator('article').getByText('Contact us', { exact: true })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.locator('article').getByRole('heading', { level: 2 })).toHaveCount(0)
  })

  test('a category that visitors may not see is not linked', async ({ page, stack }) => {
    const { category } = await addProduct(stack, 'Quiet')
    await (await signedIn(stack, stack.signIn)).categories.update(category._id, { isActive: false })
    // A page that is not there yet would not name it either.
    await openWith(page, '/products/quiet', 'Quiet')
    await waitUntilPublished(page, '/products/quiet', (html) => !html.includes(category.title))
    await openWith(page, '/products/quiet', 'Quiet')
    await expect(page.getByRole('link', { name: category.title })).toHaveCount(0)
  })

  test("what is not there is a real 404 with 'Product not found'", async ({ page, stack }) => {
    await addProduct(stack, 'Withdrawn', { status: 'inactive' })
    for (const id of ['no-such-thing', 'withdrawn', crypto.randomUUID()]) {
      expect((await ask(stack, `/products/${id}`)).status, id).toBe(404)
    }
    await page.goto('/products/no-such-thing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
    await expect(page.getByRole('link', { name: productsTexts.back })).toHaveAttribute('href', '/#products')
    await expectAccessible(page, 'main')
  })

  test('a broken picture is replaced by a drawing, in the gallery and on the card', async ({
    page,
    stack,
  }) => {
    await addProduct(stack, 'Unseen', {
      mainImageUrl: '/uploads/products/none.webp',
      images: ['/uploads/products/none-either.webp'],
    })
    await openWith(page, '/products/unseen', 'Unseen')
    await expect(page.locator('article img').filter({ visible: true })).toHaveCount(0)
    await openWith(page, '/', 'Unseen')
    await page.locator('#products article').scrollIntoViewIfNeeded()
    await expect(page.locator('#products article img')).toHaveCount(0)
  })

  test('prints as a data sheet on one page: the product, then whose it is and how to reach them', async ({
    page,
    stack,
  }) => {
    const company = {
      address: '1 Ohm Street\nSheffield',
      phone: '+44 114 496 0180',
      email: 'desk@busbar.example',
    }
    await (await signedIn(stack, stack.signIn)).company.update(company)
    await addProduct(stack, 'On paper', { fullDescription: 'Rated for outdoor use. '.repeat(60) })
    await openWith(page, '/products/on-paper', 'desk@busbar.example')
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(pages).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    for (const shown of ['On paper', '$99.00', 'Sheffield', '+44 114 496 0180', 'desk@busbar.example'])
      await expect(page.getByText(shown).filter({ visible: true }).first(), shown).toBeVisible()
    for (const hidden of ['banner', 'form', 'navigation', 'radio'] as const)
      await expect(page.getByRole(hidden).filter({ visible: true }), hidden).toHaveCount(0)
    for (const name of [productsTexts.back, 'Request Quote', texts.privacy.heading])
      await expect(page.getByRole('link', { name }).filter({ visible: true }), name).toHaveCount(0)
  })

  test('is accessible on a phone and on a desktop', async ({ page, stack }) => {
    await addProduct(stack, 'Reachable')
    await openWith(page, '/products/reachable', 'Reachable')
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size)
      await expectAccessible(page, 'main')
    }
  })
})
