import { adminTexts } from '../../../web/app/admin/texts.ts'
import { openAdmin, row, toast } from '../../admin.ts'
import { replaceAllProducts } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const productsTexts = adminTexts.products

test('the server is killed while a form is saved: the form says so, keeps everything, and saves once it is back', async ({
  page,
  stack,
}) => {
  await replaceAllProducts(stack, [])
  await openAdmin(page, stack, '/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Product' })
  await dialog.getByLabel('Title').fill('Survivor')
  await dialog.getByLabel('Short description').fill('Typed once.')
  await dialog.getByLabel('Price in dollars').fill('99')

  // Frozen first, so that the call is under way when they die.
  for (const app of stack.apps) process.kill(app.pid, 'SIGSTOP')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('button', { name: adminTexts.fields.uploading })).toBeVisible()
  for (const app of stack.apps) app.kill()
  await expect(dialog.getByRole('alert')).toContainText(productsTexts.saveFailed)
  await expect(dialog.getByLabel('Title')).toHaveValue('Survivor')
  await expect(dialog.getByLabel('Short description')).toHaveValue('Typed once.')
  await expect(dialog.getByLabel('Price in dollars')).toHaveValue('99')

  await Promise.all(stack.apps.map((app) => app.start()))
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, productsTexts.created)).toBeVisible()
  await expect(row(page, 'Survivor')).toHaveCount(1)
})
