import { texts } from '@busbar/contract'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { amberFile, expectListStates, openAdmin, refusal, refuseWrites, row, toast } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { replaceAllCategories } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const categoriesTexts = adminTexts.categories
const eventWords = adminTexts.events

test('the table: Title, Description with its fallback, Status toggle, Order with up and down, Actions @spec-65 @spec-105 @spec-107 @spec-196 @spec-227', async ({
  page,
  stack,
}) => {
  const description = 'x'.repeat(140)
  await replaceAllCategories(stack, [{ title: 'First', description }, { title: 'Second' }])
  await openAdmin(page, stack, '/admin/categories')
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Title',
    'Description',
    'Status',
    'Order',
    'Actions',
  ])
  await expect(row(page, 'First').getByText('x'.repeat(100), { exact: true })).toBeVisible()
  for (const action of ['View First', 'Add an event to First', 'Edit First', 'Delete First'])
    await expect(page.getByRole('button', { name: action })).toBeVisible()

  await page.getByRole('button', { name: 'Move First up' }).click()
  await expect(toast(page, 'Category is already at the top')).toBeVisible()
  await page.getByRole('button', { name: 'Move Second down' }).click()
  await expect(toast(page, 'Category is already at the bottom')).toBeVisible()
  await page.getByRole('button', { name: 'Move First down' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Second')
  const status = row(page, 'First').getByRole('switch')
  await status.press('Space')
  await expect(toast(page, categoriesTexts.deactivated)).toBeVisible()
  await expect(status).not.toBeChecked()

  await refuseWrites(page, /api\/categories\/.+/, 'PUT')
  await status.press('Space')
  await expect(toast(page, 'Error changing category status. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Move First up' }).click()
  await expect(toast(page, 'Error changing category order. Please try again.')).toContainText(refusal)
  // The last registered route is tried first.
  await page.route(/api\/categories\/.+/, (route) =>
    route.fulfill({
      status: 404,
      json: { success: false, message: 'Category not found', code: 'not_found' },
    }),
  )
  // Without the toasts of before: they lie over the buttons, and of a sixth there is no room.
  await page.reload()
  await page.getByRole('button', { name: 'Move First up' }).click()
  await expect(toast(page, 'Error: Category not found in the current view')).toBeVisible()
})

test('the category form: its rules, the unique title, creating and updating @spec-65 @spec-121 @spec-196', async ({
  page,
  stack,
}) => {
  await replaceAllCategories(stack, [{ title: 'Taken' }])
  await openAdmin(page, stack, '/admin/categories')
  await page.getByRole('button', { name: categoriesTexts.add }).click()
  const dialog = page.getByRole('dialog', { name: categoriesTexts.addTitle })
  const title = dialog.getByRole('textbox', { name: 'Title' })
  const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click()
  for (const [typed, said] of [
    ['', 'Title is required'],
    ['ab', 'Title must be at least 3 characters'],
    ['a'.repeat(100), 'Title must be less than 100 characters'],
  ] as const) {
    await title.fill(typed)
    await save()
    await expect(dialog.getByText(said).first()).toBeVisible()
  }
  await title.fill('tAKEN')
  await save()
  await expect(dialog.getByText(texts.rules.categories.titleTaken).first()).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('Failed to create category: ')
  await title.fill('Brand new')
  await dialog.getByLabel('Short description').fill('In short')
  await page.route(/api\/upload/, (route) => route.fulfill({ json: { success: true, data: {} } }))
  await dialog.locator('input[type=file]').setInputFiles(amberFile)
  await expect(dialog.getByText('Image upload failed. Please try again.').first()).toBeVisible()
  await save()
  await expect(dialog.getByText('Image upload failed. Please try again.').last()).toBeVisible()
  await page.unroute(/api\/upload/)
  await save()
  await expect(toast(page, categoriesTexts.created)).toBeVisible()
  // A new category's order defaults to how many there were.
  await expect(page.getByRole('row').nth(2)).toContainText('Brand new')

  await page.getByRole('button', { name: 'Edit Brand new' }).click()
  const editor = page.getByRole('dialog', { name: categoriesTexts.editTitle })
  await expect(editor.getByLabel('Display order')).toHaveValue('1')
  await refuseWrites(page, /api\/categories\/.+/, 'PUT')
  await editor.getByLabel('Short description').fill('Shorter')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByRole('alert')).toContainText(`Failed to update category: ${refusal}`)
  await page.unroute(/api\/categories\/.+/)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, categoriesTexts.updated)).toBeVisible()
  await expect(row(page, 'Brand new')).toContainText('Shorter')
})

test('deleting a category is confirmed, may fail, and says so @spec-65 @spec-129 @spec-196', async ({
  page,
  stack,
}) => {
  await replaceAllCategories(stack, [{ title: 'Doomed' }, { title: 'Other' }])
  await openAdmin(page, stack, '/admin/categories')
  await refuseWrites(page, /api\/categories\/.+/, 'DELETE')
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete Doomed' }).click()
    await expect(page.getByText(categoriesTexts.confirmDelete)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await remove()
  await expect(toast(page, 'Error deleting category. Please try again.')).toBeVisible()
  await page.unroute(/api\/categories\/.+/)
  await remove()
  await expect(toast(page, categoriesTexts.deleted)).toBeVisible()
  await expect(row(page, 'Doomed')).toBeHidden()
})

test('the details modal lists the category’s events with add, edit and delete @spec-65 @spec-122 @spec-197', async ({
  page,
  stack,
}) => {
  const [category] = await replaceAllCategories(stack, [{ title: 'Eventful' }])
  const api = await signedIn(stack, stack.signIn)
  await api.events.create({ title: 'Fair', description: 'A fair', category: category?._id ?? '' })
  await openAdmin(page, stack, '/admin/categories')
  await page.getByRole('button', { name: 'View Eventful' }).click()
  const details = page.getByRole('dialog', { name: 'Eventful' })
  await expect(details.getByRole('row').nth(1)).toContainText('Fair')
  await expect(details.getByText(eventWords.noDate)).toBeVisible()

  await details.getByRole('button', { name: eventWords.add }).click()
  const dialog = page.getByRole('dialog', { name: eventWords.addTitle })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Title is required').first()).toBeVisible()
  await expect(dialog.getByText('Description is required').first()).toBeVisible()
  await dialog.getByLabel('Title').fill('Open day')
  await dialog.getByLabel('Description').fill('Come and see.')
  await dialog.getByLabel('Date and time').fill('2031-05-04T10:30')
  await dialog.getByRole('textbox', { name: 'Details' }).fill('Bring shoes.')
  // As specified: an event is saved without the image that cannot be uploaded.
  await refuseWrites(page, /api\/upload/, 'POST')
  await dialog.locator('input[type=file]').setInputFiles(amberFile)
  await expect(dialog.getByText(refusal)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    toast(page, 'Error uploading image. Continuing with event creation without image.'),
  ).toBeVisible()
  await expect(toast(page, eventWords.created)).toBeVisible()
  await expect(details.getByText('May 4, 2031, 10:30 AM')).toBeVisible()

  await details.getByRole('button', { name: 'Edit Fair' }).click()
  const editor = page.getByRole('dialog', { name: eventWords.editTitle })
  await editor.getByLabel('Title').fill('Power fair')
  await refuseWrites(page, /api\/events\/.+/, 'PUT')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByRole('alert')).toContainText(`Failed to save event: ${refusal}`)
  await page.unroute(/api\/events\/.+/)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, eventWords.updated)).toBeVisible()

  await details.getByRole('button', { name: 'Delete Power fair' }).click()
  const question = page.getByRole('dialog', { name: eventWords.deleteTitle })
  await expect(question.getByText(eventWords.confirmDelete)).toBeVisible()
  await refuseWrites(page, /api\/events\/.+/, 'DELETE')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Error deleting event. Please try again.')).toBeVisible()
  await page.unroute(/api\/events\/.+/)
  await details.getByRole('button', { name: 'Delete Power fair' }).click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, eventWords.deleted)).toBeVisible()
  await expect(details.getByText('Power fair')).toBeHidden()
})

test('an event is added from the row, and its image is checked @spec-65 @spec-118', async ({
  page,
  stack,
}) => {
  await replaceAllCategories(stack, [{ title: 'Row of events' }])
  await openAdmin(page, stack, '/admin/categories')
  await page.getByRole('button', { name: 'Add an event to Row of events' }).click()
  const dialog = page.getByRole('dialog', { name: eventWords.addTitle })
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ ...amberFile, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(dialog.getByText('File too large. Maximum size is 5MB.').first()).toBeVisible()
  await file.setInputFiles({ ...amberFile, mimeType: 'text/plain' })
  await expect(
    dialog.getByText('Invalid file type. Only JPEG, PNG, GIF and WEBP are allowed.').first(),
  ).toBeVisible()
  await file.setInputFiles(amberFile)
  await dialog.getByLabel('Title').fill('Course')
  await dialog.getByLabel('Description').fill('Two days.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, eventWords.created)).toBeVisible()
})

test('the list says that it loads, and that it failed, with Try Again @spec-65', async ({ page, stack }) => {
  await replaceAllCategories(stack, [{ title: 'Found again' }])
  await expectListStates(page, stack, {
    at: '/admin/categories',
    calls: /api\/categories\?/,
    loading: categoriesTexts.loading,
    failed: categoriesTexts.loadFailed,
    shown: 'Found again',
  })
})
