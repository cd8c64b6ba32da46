import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { openAdmin, toast } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { cameraPhoto, drawPhotos, dropPhotos } from '../../photos.ts'
import { replaceAllProducts } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const { images: imagesTexts, products: productsTexts } = adminTexts

test('five photos of 12 MB are made smaller, uploaded at once and saved within seconds', async ({
  page,
  stack,
}) => {
  test.slow()
  await replaceAllProducts(stack, [])
  const dialog = await newProduct(page, stack, 'Photographed')
  const sizes = await drawPhotos(page, [
    cameraPhoto('1.jpg'),
    cameraPhoto('2.jpg'),
    cameraPhoto('3.jpg'),
    { ...cameraPhoto('turned.jpg'), isTurned: true },
    { ...cameraPhoto('clear.png'), type: 'image/png', height: 600, isHalfTransparent: true },
  ])
  console.log(`    photos of ${sizes.map((size) => (size / 1e6).toFixed(1)).join(', ')} MB`)
  const start = performance.now()
  await dropPhotos(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, productsTexts.created)).toBeVisible({ timeout: 120_000 })
  const seconds = (performance.now() - start) / 1000
  console.log(`    from drop to saved: ${seconds.toFixed(1)} s`)
  // A few seconds where nothing else runs.
  expect(seconds).toBeLessThan(60)

  const product = await onlyProduct(stack)
  const addresses = [product.mainImageUrl ?? '', ...product.images]
  const shapes = addresses
    .map((address) => product.pictures[address])
    .map((known) => [known?.width, known?.height])
  expect(shapes).toEqual([...Array(3).fill([1920, 1440]), [1440, 1920], [1920, 288]])
  const clear = await page.evaluate(async (address) => {
    const image = await createImageBitmap(await (await fetch(address)).blob())
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d')
    paper?.drawImage(image, 0, 0)
    return [100, 1800].map((x) => paper?.getImageData(x, 100, 1, 1).data[3])
  }, addresses[4] as string)
  expect(clear).toEqual([0, 255])
})

test('the line is cut in the middle: what was chosen stays, goes on by itself and is in the draft', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, [])
  const dialog = await newProduct(page, stack, 'Cut off')
  const small = (name: string) => ({ ...cameraPhoto(name), width: 400, height: 300 })
  await drawPhotos(page, ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'].map(small))
  let uploads = 0
  const first = page.waitForEvent('requestfinished', (request) => /api\/upload/.test(request.url()))
  await page.route(/api\/upload/, async (route) => {
    uploads += 1
    if (uploads === 1) return route.fallback()
    await first
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  await dropPhotos(page)
  const images = dialog.getByRole('list', { name: productsTexts.images.title })
  await expect(images.getByText(imagesTexts.interrupted)).toHaveCount(4)
  await expect(images.getByRole('radio')).toHaveCount(5)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: productsTexts.saveFailed })).toBeVisible()
  await page.unroute(/api\/upload/)
  await page.context().setOffline(false)
  await expect(images.getByText(imagesTexts.interrupted)).toHaveCount(0)
  await expect(images.getByRole('progressbar')).toHaveCount(0)

  // As after a crash: another tab finds what was typed and what was uploaded.
  const other = await page.context().newPage()
  const found = await newProduct(other, stack)
  await found.getByRole('button', { name: texts.unsaved.bringBack }).click()
  await expect(found.getByLabel('Title')).toHaveValue('Cut off')
  await expect(found.getByRole('list', { name: productsTexts.images.title }).locator('img')).toHaveCount(5)
  await found.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(other, productsTexts.created)).toBeVisible()
  expect((await onlyProduct(stack)).images).toHaveLength(4)
})

test('A8: while images are uploading, the editor says which, and lets people leave or wait', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, [])
  const dialog = await newProduct(page, stack, 'On its way')
  const small = (name: string) => ({ ...cameraPhoto(name), width: 400, height: 300 })
  await drawPhotos(page, ['1.jpg', '2.jpg', '3.jpg'].map(small))
  const held = Promise.withResolvers<void>()
  let uploads = 0
  await page.route(/api\/upload/, async (route) => {
    uploads += 1
    if (uploads > 1) await held.promise
    await route.fallback()
  })
  await dropPhotos(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const said = dialog.getByRole('status').filter({ hasText: imagesTexts.awaited(2, 3) })
  await expect(said).toBeVisible()

  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: texts.admin.unsaved })).toBeVisible()
  await dialog.getByRole('button', { name: texts.admin.keepEditing }).click()
  await expect(said).toBeHidden()

  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(said).toBeVisible()
  held.resolve()
  await expect(toast(page, productsTexts.created)).toBeVisible()
  expect((await onlyProduct(stack)).images).toHaveLength(2)
})

/** Opens the editor of a new product. */
async function newProduct(page: Page, stack: Stack, title?: string) {
  await openAdmin(page, stack, '/admin/products')
  await page.getByRole('button', { name: productsTexts.add }).first().click()
  const dialog = page.getByRole('dialog', { name: productsTexts.addTitle })
  if (title) await dialog.getByLabel('Title').fill(title)
  if (title) await dialog.getByLabel('Short description').fill('Seen from all sides.')
  return dialog
}

async function onlyProduct(stack: Stack) {
  const [product] = (await (await signedIn(stack, stack.signIn)).products.list()).data
  if (!product) throw new Error('No product was saved')
  return product
}
