import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import {
  amberFile,
  expectListStates,
  largeFile,
  openAdmin,
  refusal,
  refuseWrites,
  row,
  squareFile,
  toast,
  wideFile,
  wrongFile,
} from '../../admin.ts'
import { signedIn } from '../../people.ts'
import {
  replaceAllCategories,
  replaceAllProducts,
  uploadImages,
  waitUntilPublished,
} from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const productsTexts = adminTexts.products
const products = ['Breaker', 'Arrester', 'Cable'].map((title) => ({
  title,
  shortDescription: `About the ${title.toLowerCase()}`,
}))

test('the table has select-all and per-row checkboxes, Name sortable by title, Description, Status toggle, Edit and Delete @spec-59 @spec-105 @spec-194', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, products)
  await openAdmin(page, stack, '/admin/products')
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Description',
    'Price',
    'Status',
    'Actions',
  ])
  await expect(row(page, 'Breaker')).toContainText('About the breaker')
  await expect(page.getByRole('button', { name: 'Edit Breaker' })).toBeVisible()
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Arrester')
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Cable')

  const status = row(page, 'Breaker').getByRole('switch')
  await status.press('Space')
  await expect(toast(page, productsTexts.deactivated)).toBeVisible()
  await expect(status).not.toBeChecked()
  await status.press('Space')
  await expect(toast(page, productsTexts.activated)).toBeVisible()
  await refuseWrites(page, /api\/products\/.+/, 'PUT')
  await status.press('Space')
  await expect(toast(page, productsTexts.toggleFailed)).toContainText(refusal)
  await expect(status).toBeChecked()
})

test('Delete (n) asks for the selection, and Undo brings it back @spec-59 @spec-129 @spec-194', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, products)
  await openAdmin(page, stack, '/admin/products')
  await expect(page.getByRole('button', { name: /^Delete \(/ })).toBeHidden()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('checkbox', { name: 'Select Cable' }).uncheck()
  const agree = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })
  await refuseWrites(page, /api\/products\/bulk-delete/, 'POST')
  await page.getByRole('button', { name: 'Delete (2)' }).click()
  await expect(page.getByText('Are you sure you want to delete 2 products?')).toBeVisible()
  await agree.click()
  await expect(toast(page, 'Failed to delete products')).toContainText(refusal)
  await page.unroute(/api\/products\/bulk-delete/)
  await page.getByRole('button', { name: 'Delete (2)' }).click()
  await agree.click()
  await expect(toast(page, productsTexts.deletedMany(2))).toBeVisible()
  await expect(row(page, 'Breaker')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Breaker')).toBeVisible()

  await refuseWrites(page, /api\/products\/.+/, 'DELETE')
  await page.getByRole('button', { name: 'Delete Cable' }).click()
  await expect(page.getByText('Are you sure you want to delete this product?')).toBeVisible()
  await agree.click()
  await expect(toast(page, /Failed to delete product(?!s)/)).toContainText(refusal)
  await page.unroute(/api\/products\/.+/)
  await page.getByRole('button', { name: 'Delete Cable' }).click()
  await agree.click()
  await expect(toast(page, productsTexts.deleted)).toBeVisible()
  await expect(row(page, 'Cable')).toBeHidden()
})

test('add and edit: required fields, image rules, category, price, status and images @spec-59 @spec-111 @spec-118 @spec-119 @spec-194 @spec-220', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, [])
  await replaceAllCategories(stack, [{ title: 'Power Distribution' }])
  await openAdmin(page, stack, '/admin/products')
  await expect(page.getByText('No products found')).toBeVisible()
  await page.getByRole('button', { name: 'Add Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Product' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Product title is required').first()).toBeVisible()
  await expect(dialog.getByText('Short description is required').first()).toBeVisible()
  // Rejected files are listed, and the rest continue.
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles([largeFile, wrongFile, amberFile, squareFile])
  const refused = dialog.getByText('large.png: Image size should be less than 5MB').last()
  await expect(refused).toBeVisible()
  await expect(refused).toContainText('notes.txt: Please select a valid image file (JPEG, PNG, GIF, or WEBP)')
  const images = dialog.getByRole('list', { name: productsTexts.images.title })
  await expect(images.getByRole('radio')).toHaveCount(2)
  await dialog.getByLabel('Title').fill('Isolator')
  await dialog.getByLabel('Short description').fill('Opens without load.')
  await dialog.getByLabel('Full description').fill('For substations.')
  await dialog.getByLabel('Price in dollars').fill('1234.5')
  await dialog.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Inactive' }).click()
  await dialog.getByRole('combobox', { name: 'Category' }).fill('Power')
  await page.getByRole('option', { name: 'Power Distribution' }).click()
  // The last becomes the main one by dragging it, and the first by its button.
  await expect(images.getByRole('listitem').first()).toContainText(adminTexts.images.main)
  await images.getByRole('listitem').nth(1).dragTo(images.getByRole('listitem').first())
  await expect(dialog.getByText(`${adminTexts.images.place(1, 2)} · square.png`)).toBeVisible()
  await page.route(/api\/upload/, (route) => route.fulfill({ json: { success: true } }))
  await file.setInputFiles(wideFile)
  await expect(toast(page, 'Failed to add image')).toContainText('Invalid response')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Invalid response').first()).toBeVisible()
  await page.unroute(/api\/upload/)
  await images.getByRole('button', { name: texts.admin.tryAgain }).click()
  await expect(images.getByRole('button', { name: texts.admin.tryAgain })).toBeHidden()
  await refuseWrites(page, /api\/products$/, 'POST')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to save product')
  await page.unroute(/api\/products$/)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, productsTexts.created)).toBeVisible()
  await expect(row(page, 'Isolator').getByRole('switch')).not.toBeChecked()

  await page.getByRole('button', { name: 'Edit Isolator' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Product' })
  await expect(editor.getByLabel('Price in dollars')).toHaveValue('1,234.5')
  const saved = editor.getByRole('list', { name: productsTexts.images.title }).locator('img')
  await expect(saved).toHaveCount(3)
  await expect(saved.first()).toHaveJSProperty('naturalWidth', 6)
  await editor.getByRole('radio', { name: adminTexts.images.number(3) }).press('Space')
  await editor.getByRole('button', { name: adminTexts.images.makeMain }).press('Enter')
  await expect(saved.first()).toHaveJSProperty('naturalWidth', 12)
  await editor.getByRole('button', { name: adminTexts.images.remove(3) }).click()
  await editor.getByLabel('Title').fill('Isolator 12 kV')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, productsTexts.updated)).toBeVisible()
  await expect(row(page, 'Isolator 12 kV')).toBeVisible()
  const [product] = (await (await signedIn(stack, stack.signIn)).products.list()).data
  expect(product?.mainImageUrl).toMatch(/^\/uploads\/products\//)
  expect(product?.images).toHaveLength(1)
})

test('an image is pasted, cropped with the keyboard, and its upload shows how far it is', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, [])
  await openAdmin(page, stack, '/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Product' })
  await dialog.getByLabel('Title').fill('Pasted')
  await dialog.getByLabel('Short description').fill('From the clipboard.')
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }))
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, amberFile.buffer.toString('base64'))
  await expect(dialog.getByText(/pasted\.png/)).toBeVisible()
  await dialog.getByLabel(adminTexts.images.alt).fill('An amber square')
  const held = Promise.withResolvers<void>()
  await page.route(/api\/upload/, async (route) => {
    await held.promise
    await route.fallback()
  })
  await dialog.getByRole('button', { name: adminTexts.images.cropImage(1) }).press('Enter')
  const crop = page.getByRole('dialog', { name: adminTexts.images.cropTitle })
  await crop.getByRole('slider', { name: adminTexts.images.zoom }).focus()
  await page.keyboard.press('End')
  await crop.getByRole('button', { name: adminTexts.images.useCrop }).press('Enter')
  await expect(crop).toBeHidden()
  const preview = dialog.getByRole('list', { name: productsTexts.images.title }).locator('img')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2)
  // It is on its way before anybody saves, and saving waits for it.
  await expect(dialog.getByRole('progressbar', { name: 'Uploading...' })).toBeAttached()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Uploading...' })).toBeVisible()
  held.resolve()
  await expect(toast(page, productsTexts.created)).toBeVisible()
  await expectImage(page, '/products/pasted', 'An amber square')
})

test('the alternative text of a picture is asked for, kept at once, and read on the page', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const [mainImageUrl = ''] = await uploadImages(api, 'products', 1)
  await replaceAllProducts(stack, [
    { title: 'Described', shortDescription: 'In productsTexts.', mainImageUrl },
  ])
  await openAdmin(page, stack, '/admin/products')
  await row(page, 'Described').getByRole('button', { name: /^Edit/ }).click()
  const text = page.getByRole('dialog').getByLabel(adminTexts.images.alt)
  await text.fill('A cabinet with its door open')
  await text.blur()
  await expect(page.getByText(adminTexts.images.altSaved)).toBeVisible()
  await expectImage(page, '/products/described', 'A cabinet with its door open')
})

test('the list says that it loads, and that it failed, with Try Again @spec-112 @spec-194', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, products)
  await expectListStates(page, stack, {
    at: '/admin/products',
    calls: /api\/products\?/,
    loading: productsTexts.loading,
    failed: productsTexts.loadFailed,
    shown: 'Breaker',
  })
  await page.getByPlaceholder(productsTexts.search).fill('zzzz')
  await expect(page.getByText('No products found')).toBeVisible()
  await expect(page.getByText(texts.admin.noMatch('zzzz'))).toBeVisible()
})

/** Until it is published with these words. */
async function expectImage(page: Page, path: string, name: string) {
  await waitUntilPublished(page, path, (html) => html.includes(`alt="${name}"`))
  await page.goto(path)
  await expect(page.getByRole('img', { name })).toBeVisible()
}

test('a price is changed where it stands, a range is hidden at once, and Undo shows it again', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, products)
  await openAdmin(page, stack, '/admin/products?sort=title')
  await page.getByRole('button', { name: 'Price of Cable' }).click()
  await page.keyboard.type('1290')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Price of Cable' })).toHaveText('$1,290.00')
  await page.getByRole('button', { name: 'Price of Cable' }).click()
  await page.keyboard.type('5')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Price of Cable' })).toHaveText('$1,290.00')

  await page.getByRole('checkbox', { name: 'Select Arrester' }).click()
  await page.getByRole('checkbox', { name: 'Select Cable' }).click({ modifiers: ['Shift'] })
  const writes: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && writes.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Hide (3)' }).click()
  await expect(toast(page, productsTexts.hiddenMany(3))).toBeVisible()
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(3)
  await toast(page, productsTexts.hiddenMany(3)).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(3)
  expect(writes).toEqual(['/api/products/bulk-update', '/api/products/bulk-update'])
})

test('when one of several cannot be changed it is named, and all stay as they are', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, products)
  await openAdmin(page, stack, '/admin/products')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.route(/api\/products\/bulk-update/, async (route) => {
    const { changes } = route.request().postDataJSON() as { changes: object[] }
    // A colleague has saved one of them meanwhile.
    await route.continue({
      postData: { changes: changes.map((change, index) => (index ? change : { ...change, revision: 99 })) },
    })
  })
  await page.getByRole('button', { name: 'Hide (3)' }).click()
  await expect(toast(page, productsTexts.changeManyFailed)).toContainText(`: ${texts.api.stale}`)
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(3)
})

test('A14: a phone shows four products at once, and what narrows them when it is asked for', async ({
  page,
  stack,
}) => {
  const titles = [
    'Arc-fault relay AF 30',
    'Busbar trunking 630 A',
    'Cable duct',
    'Disconnector',
    'Earthing kit',
  ]
  await replaceAllProducts(
    stack,
    titles.map((title) => ({ title, shortDescription: 'x', price: 4850 })),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, stack, '/admin/products')
  const cards = page.getByRole('list', { name: productsTexts.list }).getByRole('listitem')
  await expect(cards).toHaveCount(5)
  await expect(cards.nth(3)).toBeInViewport({ ratio: 1 })
  const status = page.getByRole('combobox', { name: adminTexts.fields.status })
  await expect(status).toBeHidden()
  await page.getByRole('button', { name: adminTexts.records.narrow }).click()
  await expect(status).toBeVisible()
})

test('products are put into a category at once, and the list is narrowed by it in its address', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, products)
  await replaceAllCategories(stack, [{ title: 'Power Distribution' }])
  await openAdmin(page, stack, '/admin/products')
  await page.getByRole('checkbox', { name: 'Select Arrester' }).click()
  await page.getByRole('button', { name: 'Category', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Power Distribution' }).click()
  await expect(toast(page, productsTexts.categorised(1))).toBeVisible()
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Power Distribution' }).click()
  await expect(row(page, 'Cable')).toBeHidden()
  await expect(page).toHaveURL(/category=[0-9a-f-]{36}/)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row(page, 'Arrester')).toBeVisible()
})

test('a plain description is formatted once it is edited; tables and small signs stay, and visitors see them', async ({
  page,
  stack,
}) => {
  const inShort = { shortDescription: 'In short.' }
  const formatted =
    '<h2>Rated</h2><table><tbody><tr><th><p>U</p></th><td><p>36 kV</p></td></tr></tbody></table><p>m<sup>2</sup> each</p>'
  const [plain, sheet] = await replaceAllProducts(stack, [
    { ...inShort, title: 'Plain', fullDescription: 'First part.\n\nR&D, I < 5 A' },
    { ...inShort, title: 'Sheet', fullDescription: formatted },
  ])
  const text = page.getByRole('textbox', { name: adminTexts.fields.fullDescription })
  const addAtTheEnd = async (words: string) => {
    await text.press('Control+End')
    await page.keyboard.type(words)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(text).toBeHidden()
  }
  await openAdmin(page, stack, '/admin/products')
  await page.goto(`/admin/products/${plain?._id}`)
  await expect(text.locator('p')).toHaveText(['First part.', 'R&D, I < 5 A'])
  await addAtTheEnd('!')
  await page.goto(`/admin/products/${sheet?._id}`)
  await expect(text.getByRole('cell', { name: '36 kV' })).toBeVisible()
  await addAtTheEnd(' of copper')
  const api = await signedIn(stack, stack.signIn)
  const saved = async (id = '') => (await api.products.get(id)).fullDescription
  expect(await saved(plain?._id)).toBe('<p>First part.</p><p>R&amp;D, I &lt; 5 A!</p>')
  expect(await saved(sheet?._id)).toBe(formatted.replace(/<\/p>$/, ' of copper</p>'))
  await waitUntilPublished(page, '/products/sheet', (html) => html.includes('of copper'))
  await page.goto('/products/sheet')
  await expect(page.getByText('of copper')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Rated' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '36 kV' })).toBeVisible()
})

test('a duplicate begins with what the record holds, under a name that says so', async ({ page, stack }) => {
  await replaceAllProducts(stack, products)
  await openAdmin(page, stack, '/admin/products')
  await page.getByRole('button', { name: 'Edit Cable' }).click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  const editor = page.getByRole('dialog', { name: 'Add Product' })
  await expect(editor.getByLabel('Title')).toHaveValue('Cable (copy)')
  await expect(editor.getByLabel('Short description')).toHaveValue('About the cable')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row(page, 'Cable (copy)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Cable', exact: true })).toBeVisible()
})
