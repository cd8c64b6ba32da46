import type { Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { openAdmin, row, toast } from '../../admin.ts'
import { replaceAllProducts } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const productsTexts = adminTexts.products

test('a product is added, edited and deleted with the keyboard alone', async ({ page, stack }) => {
  await replaceAllProducts(stack, [])
  await openAdmin(page, stack, '/admin/products')
  await expect(page.getByText(productsTexts.empty)).toBeVisible()
  await tabTo(page, 'Add Product')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Fuse')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Melts first.')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, productsTexts.created)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeFocused()

  await tabTo(page, 'Edit Fuse')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' 10 kV')
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await expect(toast(page, productsTexts.updated)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Fuse 10 kV' })).toBeFocused()

  await tabTo(page, 'Delete Fuse 10 kV')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  // The dialog may still be taking the focus, and take it back from the first press.
  await tabTo(page, 'Delete')
  await page.keyboard.press('Enter')
  await expect(toast(page, productsTexts.deleted)).toBeVisible()
  await expect(row(page, 'Fuse')).toBeHidden()
})

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string) {
  const target = page.getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}
