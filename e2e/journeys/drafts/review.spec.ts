import { expectAccessible } from '../../accessible.ts'
import { addUser, otherBrowser, signedIn, signInAs } from '../../people.ts'
import { expect, test } from '../../stack.ts'

test('an editor who needs a review drafts and asks; it is sent back, asked for again and published', async ({
  page,
  browser,
  stack,
}) => {
  test.setTimeout(120_000)
  const api = await signedIn(stack, stack.signIn)
  const partner = await api.partners.create({ name: 'Reviewed Ohm', description: 'Reliable.' })
  await api.partners.create({ name: 'Leaving Farad', description: 'Reliable.' })
  await api.siteSettings.update({ editorsNeedReview: true })

  await signInAs(page, { stack, who: await addUser(stack, 'editor'), at: `/admin/partners/${partner._id}` })
  const editor = page.getByRole('dialog')
  await expect(editor.getByRole('button', { name: 'Update', exact: true })).toHaveCount(0)
  await editor.getByLabel('Name').first().fill('Reviewed Volt')
  await editor.getByRole('button', { name: 'Save as draft' }).click()
  await expect(editor).toBeHidden()
  expect((await api.partners.get(partner._id)).name).toBe('Reviewed Ohm')

  // Nothing is offered that would be refused; a deletion becomes a draft.
  const leaving = page.getByRole('row').filter({ hasText: 'Leaving Farad' })
  await expect(leaving).toBeVisible()
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
  await leaving.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete as draft' }).click()
  await expect(leaving.getByText('To be deleted')).toBeVisible()
  expect((await api.partners.list({ search: 'Leaving Farad' })).data).toHaveLength(1)

  await page.goto('/admin/releases')
  await page.getByRole('link', { name: 'Reviewed Volt' }).first().click()
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
  const ask = async (note: string) => {
    await page.getByRole('button', { name: 'Ask for review…' }).click()
    await page.getByLabel('Note').fill(note)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ask for review', exact: true }).click()
    await expect(page.getByText('In review')).toBeVisible()
  }
  await ask('A new name.')

  const admin = await otherBrowser(browser, stack)
  await signInAs(admin, { stack, who: await addUser(stack, 'admin'), at: '/admin/notifications' })
  await expect(admin.getByText(/asks you to review “Reviewed Volt”/)).toBeVisible()
  await admin.getByRole('link', { name: /Open the release.*Reviewed Volt/ }).click()
  await expect(admin.getByText('A new name.')).toBeVisible()
  await admin.getByRole('button', { name: 'Send back…' }).click()
  await admin.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(admin.getByText('Please describe what should be changed')).toBeVisible()
  await admin.getByLabel('What should be changed').fill('Say why.')
  await admin.getByRole('button', { name: 'Send back', exact: true }).click()

  await expect(page.getByText('Sent back', { exact: true })).toBeVisible()
  await expect(page.getByText('Say why.')).toBeVisible()
  await ask('Because they have merged.')
  await expect(admin.getByText('Because they have merged.')).toBeVisible()
  await admin.getByRole('button', { name: 'Publish now' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(async () => (await api.partners.get(partner._id)).name).toBe('Reviewed Volt')
  await api.siteSettings.update({ editorsNeedReview: false })
})
