import { adminTexts } from '../../../web/app/admin/texts.ts'
import { openAdmin, row, toast } from '../../admin.ts'
import { replaceAllPartners, replaceAllProducts } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const products = ['Breaker', 'Arrester', 'Cable'].map((title) => ({
  title,
  shortDescription: `About the ${title.toLowerCase()}`,
}))

test('a record has an address: rows open it, Back closes it, a link leads to it', async ({ page, stack }) => {
  const [breaker] = await replaceAllProducts(stack, products)
  await openAdmin(page, stack, '/admin/products?search=Breaker')
  await row(page, 'Breaker').getByText('About the breaker').click()
  const editor = page.getByRole('dialog', { name: 'Edit Product' })
  await expect(editor.getByLabel('Title')).toHaveValue('Breaker')
  await expect(page).toHaveURL(`/admin/products/${breaker?._id}?search=Breaker`)
  await page.goBack()
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL('/admin/products?search=Breaker')

  await page.goto(`/admin/products/${breaker?._id}`)
  await expect(editor.getByLabel('Title')).toHaveValue('Breaker')
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL('/admin/products')

  await page.goto('/admin/products/0197a0c0-0000-7000-8000-000000000000')
  await expect(toast(page, adminTexts.products.gone)).toBeVisible()
  await expect(page).toHaveURL('/admin/products')
})

test('a record that is opened before another has closed leads back to the list', async ({ page, stack }) => {
  await replaceAllProducts(stack, products.slice(0, 2))
  await openAdmin(page, stack, '/admin/products')
  const [first, second] = products.slice(0, 2).map(({ title }) => `Edit ${title}`)
  await page.getByRole('button', { name: first, exact: true }).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Title', exact: true })
  await expect(field).toHaveValue(products[0]?.title ?? '')
  // As in the moment in which the first one fades: it still lies over the list.
  await page.getByRole('button', { name: second, exact: true, includeHidden: true }).dispatchEvent('click')
  await expect(field).toHaveValue(products[1]?.title ?? '')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/products$/)
})

test('Back asks before it loses what was typed', async ({ page, stack }) => {
  await replaceAllProducts(stack, products)
  await openAdmin(page, stack, '/admin/products')
  await page.getByRole('button', { name: 'Edit Cable' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Product' })
  await editor.getByLabel('Title').fill('Cable 240 mm²')
  await page.goBack()
  await expect(editor.getByRole('button', { name: 'Keep editing' })).toBeVisible()
  await editor.getByRole('button', { name: 'Keep editing' }).click()
  await expect(editor.getByLabel('Title')).toHaveValue('Cable 240 mm²')
  // The address comes back in a moment of its own.
  await expect(page).toHaveURL(/\/admin\/products\/.+/)
  await page.goBack()
  await editor.getByRole('button', { name: /^Discard/ }).click()
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL('/admin/products')
})

test('a link that was followed in spite of unsaved changes leads there, however long its screen takes to come', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, products)
  await openAdmin(page, stack, '/admin/products')
  await page.getByRole('button', { name: 'Edit Cable' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Product' })
  await editor.getByLabel('Title').fill('Cable 240 mm²')
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Partners' }).dispatchEvent('click')
  await editor.getByRole('button', { name: /^Discard/ }).click()
  await expect(editor).toBeHidden()
  release()
  await expect(page).toHaveURL('/admin/partners')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Partners')
})

test('the newest stands first and is highlighted; Previous and Next turn the pages of the list', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, products)
  await openAdmin(page, stack, '/admin/products')
  await expect(page.getByRole('row').nth(1)).toContainText('Cable')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.getByLabel('Title').fill('Relay')
  await page.getByLabel('Short description').fill('Protects a feeder.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row').nth(1)).toContainText('Relay')
  await expect(page.getByRole('row').nth(1)).toHaveAttribute('data-highlighted')

  await page.getByRole('button', { name: 'Edit Relay' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Product' })
  await expect(editor.getByRole('button', { name: 'Previous product' })).toBeDisabled()
  await editor.getByRole('button', { name: 'Next product' }).click()
  await expect(editor.getByLabel('Title')).toHaveValue('Cable')
  await editor.getByRole('button', { name: 'Next product' }).click()
  await expect(editor.getByLabel('Title')).toHaveValue('Arrester')
  await page.goBack()
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL('/admin/products')
})

test('row, form and toast lead to where visitors see a record, as long as they do', async ({
  page,
  stack,
}) => {
  const [shown] = await replaceAllProducts(stack, [
    ...products.slice(0, 1),
    { title: 'Fuse', shortDescription: 'Melts.', status: 'inactive' },
  ])
  await replaceAllPartners(stack, [{ name: 'Copperline' }])
  await openAdmin(page, stack, '/admin/products')
  const address = `/products/${shown?.slug}`
  await expect(page.getByRole('link', { name: 'View Breaker on the website' })).toHaveAttribute(
    'href',
    address,
  )
  await expect(page.getByRole('link', { name: 'View Fuse on the website' })).toBeHidden()
  await page.getByRole('button', { name: 'Edit Breaker' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Product' })
  await expect(editor.getByRole('link', { name: 'View on website' })).toHaveAttribute('href', address)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    toast(page, adminTexts.products.updated).getByRole('link', { name: 'View on website' }),
  ).toHaveAttribute('href', address)
  // A partner has no page of its own: its place on the home page is a step further.
  await page.goto('/admin/partners')
  await page.getByRole('button', { name: 'Edit Copperline' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View on website' })).toHaveAttribute(
    'href',
    '/#partners',
  )
})
