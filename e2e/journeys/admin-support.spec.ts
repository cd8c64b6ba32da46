import { adminTexts } from '@busbar/contract'
import { addUser, signInAs } from '../people.ts'
import { sidewaysOverflow } from '../site-content.ts'
import { expect, test } from '../stack.ts'

test.use({
  settings: { SMTP_URL: 'smtp://post:hunter2@127.0.0.1:9', LOG_LEVEL: 'error' },
  permissions: ['clipboard-read', 'clipboard-write'],
})

const words = adminTexts.support

test('/admin/support: version, health of database, storage, mail and jobs, copy diagnostics without secrets', async ({
  page,
  stack,
}) => {
  await signInAs(page, { stack, who: await addUser(stack), at: '/admin/support' })
  await expect(page.getByRole('heading', { name: words.someFailed })).toBeVisible()
  const part = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  for (const name of [words.parts.database, words.parts.storage])
    await expect(part(name)).toContainText(words.states.ok)
  await expect(part(words.about.mail)).toContainText(words.states.failed)
  await expect(part(words.about.mail)).toContainText(words.mend.unreachable.mail)
  await expect(part(words.parts.jobs)).toBeVisible()

  await page.getByRole('button', { name: words.copy }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Busbar \d+\.\d+\.\d+, Node v\d+/)
  expect(copied).toContain('mail: failed (unreachable)')
  for (const secret of ['hunter2', 'post:', stack.databaseUrl, stack.folder, stack.signIn.email])
    expect(copied).not.toContain(secret)

  // Tried out when asked: a second look is a new one.
  const diagnostics = page.locator('pre')
  const before = (await diagnostics.textContent()) ?? ''
  await page.waitForTimeout(1100)
  await page.getByRole('button', { name: words.checkAgain }).click()
  await expect(diagnostics).not.toHaveText(before)

  await page.setViewportSize({ width: 375, height: 740 })
  expect(await sidewaysOverflow(page)).toBe(0)
})

test('an editor does not see it and is sent to the dashboard', async ({ page, stack }) => {
  await signInAs(page, { stack, who: await addUser(stack, 'editor'), at: '/admin/support' })
  await page.waitForURL('**/admin')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Notifications')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Support')).toBeHidden()
})
