import { texts } from '@busbar/contract'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { amberFile, expectListStates, openAdmin, row, toast } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { replaceAllServices, sidewaysOverflow, waitUntilPublished } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const { services: servicesTexts, page: pageTexts } = adminTexts

test('the table: image, title, short description, status toggle, order arrows, edit and delete @spec-80', async ({
  page,
  stack,
}) => {
  await replaceAllServices(stack, [{ title: 'Design', shortDescription: 'We draw' }, { title: 'Testing' }])
  await openAdmin(page, stack, '/admin/services')
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Image',
    'Title',
    'Short description',
    'Status',
    'Order',
    'Actions',
  ])
  await expect(row(page, 'Design')).toContainText('We draw')
  await page.getByRole('button', { name: 'Move Design up' }).click()
  await expect(toast(page, servicesTexts.alreadyAtTop)).toBeVisible()
  await page.getByRole('button', { name: 'Move Testing down' }).click()
  await expect(toast(page, servicesTexts.alreadyAtBottom)).toBeVisible()
  await page.getByRole('button', { name: 'Move Testing up' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Testing')
  await row(page, 'Design').getByRole('switch').press('Space')
  await expect(toast(page, servicesTexts.deactivated)).toBeVisible()
  await page.getByRole('button', { name: 'Delete Testing' }).click()
  await expect(page.getByText(servicesTexts.confirmDelete)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, servicesTexts.deleted)).toBeVisible()
  await expect(row(page, 'Testing')).toBeHidden()
})

test('the modal: title, descriptions, image, active, and features that are added, removed and reordered @spec-80', async ({
  page,
  stack,
}) => {
  await replaceAllServices(stack, [])
  await openAdmin(page, stack, '/admin/services')
  await expect(page.getByText(servicesTexts.empty)).toBeVisible()
  await page.getByRole('button', { name: servicesTexts.add }).click()
  const dialog = page.getByRole('dialog', { name: servicesTexts.addTitle })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Title is required').first()).toBeVisible()
  await dialog.getByLabel('Title').fill('Commissioning')
  await dialog.getByLabel('Full description').fill('From the first test to the handover.')
  await dialog.locator('input[type=file]').setInputFiles(amberFile)
  for (const feature of ['Second', 'Wrong', 'First']) {
    await dialog.getByRole('button', { name: 'Add feature' }).click()
    // The cursor is in the new line already.
    await page.keyboard.type(feature)
  }
  await dialog.getByRole('button', { name: 'Remove feature 2' }).click()
  await dialog.getByRole('button', { name: 'Move feature 2 up' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, servicesTexts.created)).toBeVisible()
  const api = await signedIn(stack, stack.signIn)
  const [saved] = (await api.services.list()).data
  expect(saved).toMatchObject({ title: 'Commissioning', features: ['First', 'Second'], isActive: true })

  await page.getByRole('button', { name: 'Edit Commissioning' }).click()
  const editor = page.getByRole('dialog', { name: servicesTexts.editTitle })
  await editor.getByLabel(adminTexts.fields.active).press('Space')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, servicesTexts.updated)).toBeVisible()
  await expect(row(page, 'Commissioning').getByRole('switch')).not.toBeChecked()
})

test('a service gets an address and words for search engines; an address that is taken is refused at its field', async ({
  page,
  stack,
}) => {
  await replaceAllServices(stack, [{ title: 'Design' }, { title: 'Witness testing' }])
  await openAdmin(page, stack, '/admin/services')
  await page.getByRole('button', { name: 'Edit Witness testing' }).click()
  const editor = page.getByRole('dialog', { name: servicesTexts.editTitle })
  await editor.getByText(pageTexts.group.title).click()
  const address = editor.getByLabel(pageTexts.address, { exact: true })
  await expect(editor.getByText(pageTexts.addressHint('/service/witness-testing'))).toBeVisible()
  await address.fill('design')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByText(texts.rules.address.taken).last()).toBeVisible()
  await address.fill('factory-tests')
  await editor.getByLabel(pageTexts.searchTitle).fill('Tested before it leaves')
  await editor.getByLabel(pageTexts.searchDescription).fill('Every board runs here first.')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page, '[role=dialog]')
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  }
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, servicesTexts.updated)).toBeVisible()
  const head =
    '<title>Tested before it leaves</title><meta name="description" content="Every board runs here first."'
  await waitUntilPublished(page, '/service/factory-tests', (body) => body.includes(head))
  await expect
    .poll(async () => {
      const { status, headers } = await fetch(`${stack.url}/service/witness-testing`, { redirect: 'manual' })
      return [status, headers.get('location')]
    })
    .toEqual([301, '/service/factory-tests'])
})

test('the list says that it loads, and that it failed, with Try Again @spec-112', async ({ page, stack }) => {
  await replaceAllServices(stack, [{ title: 'Found again' }])
  await expectListStates(page, stack, {
    at: '/admin/services',
    calls: /api\/services\?/,
    loading: servicesTexts.loading,
    failed: servicesTexts.loadFailed,
    shown: 'Found again',
  })
})

test('a service is dragged to another place', async ({ page, stack }) => {
  await replaceAllServices(
    stack,
    ['Design', 'Testing', 'Repair'].map((title) => ({ title })),
  )
  await openAdmin(page, stack, '/admin/services')
  await row(page, 'Repair').locator('[data-drag-handle]').dragTo(row(page, 'Design'))
  await expect(page.getByRole('row').nth(1)).toContainText('Repair')
  const api = await signedIn(stack, stack.signIn)
  expect((await api.services.list()).data.map(({ title }) => title)).toEqual(['Repair', 'Design', 'Testing'])
  // Where the list is not shown in its order, no place in it can be pointed at.
  await page.goto('/admin/services?sort=title')
  await expect(row(page, 'Repair')).toBeVisible()
  await expect(page.locator('[data-drag-handle]')).toHaveCount(0)
})
