import { adminTexts } from '../../../web/app/admin/texts.ts'
import {
  amberFile,
  expectListStates,
  holdWrites,
  openAdmin,
  refusal,
  refuseWrites,
  row,
  toast,
  wrongFile,
} from '../../admin.ts'
import { replaceAllClients } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const clientsTexts = adminTexts.clients

test('heading, subtitle, the card with its count, the table, the toggle and Activate All Clients @spec-77 @spec-106 @spec-201 @spec-228', async ({
  page,
  stack,
}) => {
  const description = 'A testimonial of more than forty characters, certainly.'
  await replaceAllClients(stack, [
    { name: 'Asleep', isActive: false },
    { name: 'Awake', description },
  ])
  await openAdmin(page, stack, '/admin/clients')
  await expect(page.getByRole('heading', { name: 'Clients Management' })).toBeVisible()
  await expect(page.getByText(clientsTexts.subtitle)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Client Testimonials' })).toBeVisible()
  await expect(page.getByText('2 clients', { exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Client', 'Email', 'Status', 'Actions'])
  await expect(row(page, 'Awake')).toContainText(`${description.slice(0, 40)}...`)
  const status = row(page, 'Awake').getByRole('switch')
  const activateAll = page.getByRole('button', { name: 'Activate All Clients' })
  await status.press('Space')
  await expect(toast(page, 'Client deactivated successfully')).toBeVisible()
  await status.press('Space')
  await expect(toast(page, 'Client activated successfully')).toBeVisible()
  await status.press('Space')
  await expect(status).not.toBeChecked()
  await activateAll.press('Enter')
  await expect(toast(page, 'Successfully activated 2 clients')).toBeVisible()
  await expect(status).toBeChecked()
  await activateAll.press('Enter')
  await expect(toast(page, 'No inactive clients to activate')).toBeVisible()
  await refuseWrites(page, /api\/clients\/.+/, 'PUT')
  await status.press('Space')
  await expect(toast(page, 'Failed to toggle client status. Please try again.')).toBeVisible()
  await refuseWrites(page, /api\/clients\/activate-all/, 'POST')
  await activateAll.press('Enter')
  await expect(toast(page, 'Failed to activate clients. Please try again.')).toBeVisible()
})

test('S8: the fields in their order, all errors in one toast, the image’s hints, adding, updating, and an upload that fails @spec-77 @spec-118 @spec-126 @spec-201', async ({
  page,
  stack,
}) => {
  await replaceAllClients(stack, [])
  await openAdmin(page, stack, '/admin/clients')
  await expect(page.getByText('No clients found')).toBeVisible()
  await page.getByRole('button', { name: 'Add Your First Client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Client' })
  await expect(dialog.getByText('No image selected', { exact: true })).toBeVisible()
  const add = () => dialog.getByRole('button', { name: 'Add Client' }).click()
  const labels = dialog.locator('.mantine-InputWrapper-label')
  await expect(labels).toHaveText([/^Client Name/, /^Client Email/, /^Testimonial/, /^Client Image/])
  await expect(dialog.getByLabel('Testimonial')).toHaveAttribute('rows', '4')
  await expect(dialog.getByRole('button', { name: 'Select Image' })).toBeVisible()
  await add()
  const all = toast(page, 'Client name is required')
  for (const said of [
    'Client email is required',
    'Client testimonial is required',
    'Client image is required',
  ])
    await expect(all).toContainText(said)
  // Once in the toast and once at the field, not in a list above them as well.
  await expect(dialog.getByText('Client name is required')).toHaveCount(1)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.locator('input[type=file]').setInputFiles(wrongFile)
  await expect(dialog.getByText('Please select an image file').first()).toBeVisible()
  await refuseWrites(page, /api\/upload/, 'POST')
  await dialog.locator('input[type=file]').setInputFiles(amberFile)
  await expect(dialog.getByText('Selected: amber.png')).toBeVisible()
  await expect(toast(page, `Failed to upload image: ${refusal}`)).toBeVisible()
  await page.unroute(/api\/upload/)
  await dialog.getByLabel('Client Name').fill('  Rosa  ')
  await dialog.getByLabel('Client Email').fill('rosa')
  await dialog.getByLabel('Testimonial').fill('Fast and clean.')
  await add()
  await expect(toast(page, 'Please enter a valid email address')).toBeVisible()
  await dialog.getByLabel('Client Email').fill('rosa@busbar.example')
  for (const [answer, reason] of [
    [{ success: true, imageUrl: '/uploads/clients/a.webp' }, 'Invalid upload response'],
    [{ success: true, data: { url: '/uploads/clients/a.webp' } }, 'No image URL in response'],
    [{ success: true, data: { imageUrl: '' } }, 'Failed to get image URL from upload'],
  ] as const) {
    await page.route(/api\/upload/, (route) => route.fulfill({ json: answer }))
    await add()
    await expect(page.getByText(reason).first()).toBeVisible()
    await page.unroute(/api\/upload/)
  }
  const [held, release] = await holdWrites(page, /api\/clients$/)
  await add()
  await expect(toast(page, 'Image uploaded successfully')).toBeVisible()
  await held
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
  release()
  await expect(toast(page, 'Client added successfully')).toBeVisible()
  await expect(page.getByText('1 client', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Rosa' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Client' })
  await expect(editor.getByLabel('Client Name')).toHaveValue('Rosa')
  await expect(editor.getByText('Keep existing image')).toBeVisible()
  await expect(editor.getByLabel('Active (visible on website)')).toBeChecked()
  await editor.getByLabel('Testimonial').fill('Fast, clean and kind.')
  await page.route(/api\/clients\/.+/, (route) => route.fulfill({ json: { success: true } }))
  await editor.getByRole('button', { name: 'Update Client' }).click()
  await expect(editor.getByRole('alert')).toContainText('Failed to save client')
  await expect(editor.getByRole('alert')).toContainText('Invalid response format')
  await page.unroute(/api\/clients\/.+/)
  await expect(editor.getByRole('button', { name: 'Change Image' })).toBeVisible()
  await editor.getByRole('button', { name: 'Update Client' }).click()
  await expect(toast(page, 'Client updated successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Rosa' }).click()
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor).toBeHidden()
})

test('Delete Client names the client, says Deleting..., and keeps it pending in the browser meanwhile @spec-77 @spec-111 @spec-129 @spec-201', async ({
  page,
  stack,
}) => {
  await replaceAllClients(stack, [{ name: 'Pending' }])
  await openAdmin(page, stack, '/admin/clients')
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete Pending' }).click()
    await expect(page.getByText(clientsTexts.confirmDelete('Pending'))).toBeVisible()
  }
  const agree = page
    .getByRole('dialog', { name: 'Delete Client' })
    .getByRole('button', { name: 'Delete', exact: true })
  await remove()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Pending')
  await refuseWrites(page, /api\/clients\/.+/, 'DELETE')
  await agree.click()
  await expect(toast(page, `Failed to delete client: ${refusal}`)).toBeVisible()
  await page.unroute(/api\/clients\/.+/)
  await page.route(/api\/clients\/.+/, (route) => route.fulfill({ status: 502, json: {} }))
  await remove()
  await agree.click()
  await expect(toast(page, 'Failed to delete client: Server error (502)')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Pending')
  await page.unroute(/api\/clients\/.+/)

  const [, release] = await holdWrites(page, /api\/clients\/.+/)
  await remove()
  await agree.click()
  await expect(page.getByRole('button', { name: 'Deleting...' })).toBeVisible()
  release()
  await expect(toast(page, 'Client "Pending" deleted successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Pending')).toBeVisible()
})

test('the list says Loading clients..., and that it failed, with Try Again @spec-77 @spec-201', async ({
  page,
  stack,
}) => {
  await replaceAllClients(stack, [{ name: 'Found again' }])
  await expectListStates(page, stack, {
    at: '/admin/clients',
    calls: /api\/clients\?/,
    loading: 'Loading clients...',
    failed: 'Failed to load clients. Please try again.',
    shown: 'Found again',
  })
})
