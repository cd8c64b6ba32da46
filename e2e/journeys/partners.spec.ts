import { createClient, type PartnerInput, texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import type { Stack } from '../../dev/stack.ts'
import { expect, signIn, test } from '../stack.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** A signed-in client from outside the browser, for what somebody else does meanwhile. */
async function otherAdministrator(stack: Stack) {
  let token: string | null = null
  const api = createClient({ fetch: (path, init) => fetch(stack.url + path, init), token: () => token })
  token = (await api.session.login(stack.signIn)).token
  return api
}

async function addPartner(stack: Stack, input: Partial<PartnerInput> = {}) {
  const api = await otherAdministrator(stack)
  const name = input.name ?? `Partner ${crypto.randomUUID().slice(0, 8)}`
  return api.partners.create({ description: 'Made for this journey', ...input, name })
}

test('the table has the specified columns, and a website opens in a new tab with https', async ({
  page,
  stack,
}) => {
  const partner = await addPartner(stack, { website: 'bare-host.example' })
  await signIn(page, stack, '/admin/partners')
  await expect(page.getByRole('heading', { name: 'Partners Management' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Logo',
    'Name',
    'Website',
    'Description',
    'Actions',
  ])
  const link = row(page, partner.name).getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://bare-host.example')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('adding a partner with a logo shows it in the list and on the website', async ({ page, stack }) => {
  await signIn(page, stack, '/admin/partners')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Partner' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  await expect(dialog.getByRole('button', { name: 'Change Logo' })).toBeVisible()
  await dialog.getByLabel('Partner Name').fill('Ampère & Söhne')
  await dialog.getByLabel('Website URL').fill('ampere.example')
  await dialog.getByLabel('Description').fill('Instrument transformers since 1898.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(texts.partners.created)).toBeVisible()
  const logo = row(page, 'Ampère & Söhne').getByRole('img', { name: 'Logo of Ampère & Söhne' })
  await expect(logo).toHaveJSProperty('naturalWidth', 4)
  const visitor = await page.context().newPage()
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByText('Ampère & Söhne').first()).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('each broken rule is said at its field and nothing is sent', async ({ page, stack }) => {
  await signIn(page, stack, '/admin/partners')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Website URL').fill('not a url')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Name is required').first()).toBeVisible()
  await expect(dialog.getByText('Description is required').first()).toBeVisible()
  await expect(dialog.getByText('Please enter a valid website URL').first()).toBeVisible()
})

test('a logo over 5 MB is refused before it is sent', async ({ page, stack }) => {
  await signIn(page, stack, '/admin/partners')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1)
  await page.locator('input[type=file]').setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Image file size must be less than 5MB').first()).toBeVisible()
})

test('deleting asks first, and Undo brings the partner back', async ({ page, stack }) => {
  const partner = await addPartner(stack)
  await signIn(page, stack, '/admin/partners')
  await page.getByRole('button', { name: `Delete ${partner.name}` }).click()
  await expect(page.getByText('Are you sure you want to delete this partner?')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, partner.name)).toBeVisible()
  await page.getByRole('button', { name: `Delete ${partner.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row(page, partner.name)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, partner.name)).toBeVisible()
})

test('an edit that meets a newer version is told so and loses nothing', async ({ page, stack }) => {
  const partner = await addPartner(stack)
  await signIn(page, stack, '/admin/partners')
  await page.getByRole('button', { name: `Edit ${partner.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Partner' })
  await dialog.getByLabel('Description').fill('What I typed')
  const api = await otherAdministrator(stack)
  await api.partners.update(partner._id, { description: 'What somebody else saved' })
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog.getByText(texts.api.stale)).toBeVisible()
  await expect(dialog.getByLabel('Description')).toHaveValue('What I typed')
  await dialog.getByRole('button', { name: texts.admin.overwrite }).click()
  await expect(page.getByText(texts.partners.updated)).toBeVisible()
  expect((await api.partners.get(partner._id)).description).toBe('What I typed')
})

test('searching and an empty result', async ({ page, stack }) => {
  const partner = await addPartner(stack, { name: 'Needle Works' })
  await signIn(page, stack, '/admin/partners')
  await page.getByPlaceholder('Search partners').fill('needle')
  await expect(row(page, 'Norrkabel')).toBeHidden()
  await expect(row(page, partner.name)).toBeVisible()
  await page.getByPlaceholder('Search partners').fill('zzzz')
  await expect(page.getByText('No partners found')).toBeVisible()
})

test('A29: markup in a name is shown as text', async ({ page, stack }) => {
  const name = '<img src=x onerror=alert(1)>'
  await addPartner(stack, { name })
  await signIn(page, stack, '/admin/partners')
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(texts.partners.deleted)).toBeVisible()
})

test('on a phone the table becomes cards and nothing scrolls sideways', async ({ page, stack }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await signIn(page, stack, '/admin/partners')
  await expect(page.getByText('Norrkabel').first()).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

/** Four by four amber pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWP4v4UBjhAsvBwA0yIbMd5eX3gAAAAASUVORK5CYII=',
  'base64',
)
