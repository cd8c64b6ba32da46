import { adminTexts } from '../../../web/app/admin/texts.ts'
import { openAdmin } from '../../admin.ts'
import { expect, test } from '../../stack.ts'

const { palette } = adminTexts

test('the search in the header opens a record, a message, a field of the settings and an action', async ({
  page,
  stack,
}) => {
  await openAdmin(page, stack, '/admin')
  const open = page.getByRole('button', { name: palette.open })
  const box = page.getByRole('textbox', { name: palette.search })
  const find = async (words: string, result: string) => {
    await open.click()
    await box.fill(words)
    await expect(page.locator('.mantine-Spotlight-action').first()).toContainText(result)
    await page.keyboard.press('Enter')
    await expect(box).toBeHidden()
  }
  await find('Thermographic', 'Thermographic Inspection')
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Thermographic Inspection')
  await page.goto('/admin')
  await find('lorries', 'Charging for 22 electric lorries')
  await expect(page.getByRole('dialog')).toContainText('half-hourly readings')
  await page.goto('/admin')
  await find('phone', 'Phone')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.goto('/admin')
  await find('invite', 'Invite a colleague')
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
  await page.goto('/admin')
  await find('add partner', 'Add partner')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
})

test('A11: what is typed while the palette is still loading is searched for', async ({ page, stack }) => {
  await openAdmin(page, stack, '/admin')
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(/command-palette/, async (route) => {
    asked.resolve()
    await held.promise
    await route.fallback()
  })
  await page.keyboard.press('Control+K')
  await page.keyboard.type('thermo')
  await asked.promise
  await page.keyboard.type('graphic')
  held.resolve()
  const box = page.getByRole('textbox', { name: palette.search })
  await expect(box).toHaveValue('thermographic')
  await expect(box).toBeFocused()
  await expect(page.locator('.mantine-Spotlight-action').first()).toContainText('Thermographic Inspection')
})

test('on a phone the search has its button, and it says when nothing was found', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, stack, '/admin')
  await page.getByRole('button', { name: palette.open }).click()
  await page.getByRole('textbox', { name: palette.search }).fill('zzzz')
  await expect(page.getByText(palette.nothing)).toBeVisible()
})
