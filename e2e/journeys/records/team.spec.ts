import { adminTexts } from '../../../web/app/admin/texts.ts'
import { amberFile, expectListStates, openAdmin, refuseWrites, row, toast } from '../../admin.ts'
import { layoutFaults } from '../../layout.ts'
import { replaceAllTeam } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const teamTexts = adminTexts.team

test('A14: at 1024 px no word of the table is broken', async ({ page, stack }) => {
  await replaceAllTeam(stack, [
    { name: 'Konstantin', surname: 'Vasilakis', position: 'Thermographer', jobTitle: 'Thermographer' },
  ])
  await page.setViewportSize({ width: 1024, height: 768 })
  await openAdmin(page, stack, '/admin/team')
  await expect(row(page, 'Konstantin')).toContainText('Thermographer')
  expect(await layoutFaults(page, 'table')).toEqual([])
})

test('the table, active members first and then by name, the status toggle and the delete confirmation @spec-71 @spec-105 @spec-108 @spec-129 @spec-199', async ({
  page,
  stack,
}) => {
  await replaceAllTeam(stack, [
    { name: 'Zoe' },
    { name: 'Ada', isActive: false },
    { name: 'Mel', surname: 'Ohm' },
  ])
  await openAdmin(page, stack, '/admin/team')
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Team Member',
    'Position',
    'Job Title',
    'Email',
    'Status',
    'Actions',
  ])
  const names = page.getByRole('row').locator('td:nth-child(2)')
  await expect(names).toContainText(['Mel Ohm', 'Zoe', 'Ada'])
  await row(page, 'Ada').getByRole('switch').press('Space')
  await expect(toast(page, teamTexts.activated)).toBeVisible()
  await expect(names).toContainText(['Ada', 'Mel Ohm', 'Zoe'])
  await refuseWrites(page, /api\/team\/.+/, 'PUT')
  await row(page, 'Ada').getByRole('switch').press('Space')
  await expect(toast(page, 'Failed to toggle team member status. Please try again.')).toBeVisible()

  const remove = async () => {
    await page.getByRole('button', { name: 'Delete Zoe' }).click()
    await expect(page.getByText(teamTexts.confirmDelete)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await refuseWrites(page, /api\/team\/.+/, 'DELETE')
  await remove()
  await expect(toast(page, 'Failed to delete team member. Please try again.')).toBeVisible()
  await page.unroute(/api\/team\/.+/)
  await remove()
  await expect(toast(page, teamTexts.deleted)).toBeVisible()
  await expect(row(page, 'Zoe')).toBeHidden()
})

test('add and edit: required fields, the email’s form, and what is said when saving fails @spec-71 @spec-123 @spec-199', async ({
  page,
  stack,
}) => {
  await replaceAllTeam(stack, [])
  await openAdmin(page, stack, '/admin/team')
  await expect(page.getByText('No team members found')).toBeVisible()
  await page.getByRole('button', { name: teamTexts.add }).click()
  const dialog = page.getByRole('dialog', { name: teamTexts.addTitle })
  const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await save()
  await expect(toast(page, 'Please fill in all required fields.')).toBeVisible()
  for (const said of [
    'Name is required',
    'Position is required',
    'Job title is required',
    'Description is required',
    'Email is required',
  ])
    await expect(dialog.getByText(said).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Grace')
  await dialog.getByLabel('Position').fill('Engineer')
  await dialog.getByLabel('Job Title').fill('Protection')
  await dialog.getByLabel('Description').fill('Sets relays.')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('grace at example')
  await dialog.locator('input[type=file]').setInputFiles(amberFile)
  await save()
  await expect(toast(page, 'Please fix the validation errors before submitting.')).toBeVisible()
  await expect(dialog.getByText('Please enter a valid email address').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email' }).fill('grace@busbar.example')
  await refuseWrites(page, /api\/team$/, 'POST')
  await save()
  await expect(dialog.getByRole('alert')).toContainText('Error saving team member. Please try again.')
  await page.unroute(/api\/team$/)
  await save()
  await expect(toast(page, teamTexts.created)).toBeVisible()
  await page.getByRole('button', { name: 'Edit Grace' }).click()
  const editor = page.getByRole('dialog', { name: teamTexts.editTitle })
  await editor.getByLabel('Surname').fill('Volta')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, teamTexts.updated)).toBeVisible()
  await expect(row(page, 'Grace Volta')).toBeVisible()
})

test('the list says that it loads, and that it failed, with Try Again @spec-112 @spec-199', async ({
  page,
  stack,
}) => {
  await replaceAllTeam(stack, [{ name: 'Found again' }])
  await expectListStates(page, stack, {
    at: '/admin/team',
    calls: /api\/team\?/,
    loading: teamTexts.loading,
    failed: 'Failed to load team members. Please try again.',
    shown: 'Found again',
  })
})
