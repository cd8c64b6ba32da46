import { limits, texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from '../../accessible.ts'
import { addUser, otherBrowser, proofOf, signedIn, signInAs } from '../../people.ts'
import { expect, test } from '../../stack.ts'

const strong = 'copper window harbour nine'
/** Answers the question who is asking, and goes on. */
async function confirmAs(page: Page, { password }: { password: string }, action: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: action, exact: true }).click()
}
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('an invited colleague registers by the link, is given a role, and is refused once disabled', async ({
  page,
  stack,
  browser,
}) => {
  await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('not an address')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText(texts.api.invalidEmail)).toBeVisible()
  await dialog.getByLabel('Email').fill('newcomer@wattwerk.example')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  await expectAccessible(page)
  await confirmAs(page, { password: 'guess' }, 'Invite')
  await expect(dialog.getByText(texts.auth.currentPasswordWrong)).toBeVisible()
  await confirmAs(page, stack.signIn, 'Invite')
  await expect(dialog.getByText(texts.users.linkHint('newcomer@wattwerk.example', true))).toBeVisible()
  const link = await dialog.getByLabel('Invitation link').last().inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(row(page, 'newcomer@wattwerk.example')).toContainText('Editor')

  const newcomer = await otherBrowser(browser, stack)
  await newcomer.goto(link)
  await newcomer.getByLabel('Name').fill('Nora Newcomer')
  await newcomer.getByLabel('Email').fill('newcomer@wattwerk.example')
  await newcomer.getByLabel('Password', { exact: true }).fill(strong)
  await newcomer.getByLabel('Confirm password').fill('something else')
  await newcomer.getByRole('button', { name: 'Create account' }).click()
  await expect(newcomer.getByText('New passwords do not match')).toBeVisible()
  await newcomer.getByLabel('Confirm password').fill(strong)
  await newcomer.getByRole('button', { name: 'Create account' }).click()
  await newcomer.waitForURL('**/admin')
  await expect(newcomer.getByRole('heading', { level: 1 })).toContainText('Nora Newcomer')

  await page.reload()
  await expect(page.getByText(texts.users.noInvitations)).toBeVisible()
  await page.getByLabel('Role of Nora Newcomer').selectOption('Admin')
  await expect(dialog).toContainText(texts.users.newRole('Admin', texts.users.roleHints.admin))
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Role of Nora Newcomer')).toHaveValue('editor')
  await page.getByLabel('Role of Nora Newcomer').selectOption('Admin')
  await confirmAs(page, stack.signIn, 'Change role')
  await expect(page.getByText('Nora Newcomer is now Admin')).toBeVisible()
  await expect(page.getByLabel('Role of Nora Newcomer')).toHaveValue('admin')
  await page.getByRole('button', { name: 'Disable Nora Newcomer' }).click()
  await confirmAs(page, stack.signIn, 'Disable')
  await expect(row(page, 'Nora Newcomer')).toContainText('Disabled')

  await newcomer.goto('/admin')
  await newcomer.waitForURL('**/login')
  await newcomer.getByLabel('Email').fill('newcomer@wattwerk.example')
  await newcomer.getByLabel('Password', { exact: true }).fill(strong)
  await newcomer.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(newcomer.getByRole('alert')).toHaveText(texts.auth.loginFailedCheck)

  await page.getByRole('button', { name: 'Enable Nora Newcomer' }).click()
  await confirmAs(page, stack.signIn, 'Enable')
  await expect(row(page, 'Nora Newcomer')).toContainText('Active')
  await page.getByRole('button', { name: 'Remove Nora Newcomer' }).click()
  await confirmAs(page, stack.signIn, 'Remove')
  await expect(row(page, 'Nora Newcomer')).toBeHidden()
  await newcomer.context().close()
})

test('a withdrawn invitation no longer works', async ({ page, stack, browser }) => {
  const owner = await signedIn(stack, stack.signIn)
  const { link } = await owner.users.invite({
    email: 'withdrawn@wattwerk.example',
    role: 'editor',
    ...proofOf(stack.signIn),
  })
  await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
  await page.getByRole('button', { name: 'Withdraw the invitation of withdrawn@wattwerk.example' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(row(page, 'withdrawn@wattwerk.example')).toBeHidden()
  const invited = await otherBrowser(browser, stack)
  await invited.goto(link)
  await invited.getByLabel('Name').fill('Too Late')
  await invited.getByLabel('Email').fill('withdrawn@wattwerk.example')
  await invited.getByLabel('Password', { exact: true }).fill(strong)
  await invited.getByLabel('Confirm password').fill(strong)
  await invited.getByRole('button', { name: 'Create account' }).click()
  await expect(invited.getByRole('alert')).toContainText('Registration failed')
  await expect(invited.getByRole('alert')).toContainText(texts.auth.invitationInvalid)
  await invited.context().close()
})

test('the last owner cannot step down', async ({ page, stack }) => {
  await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
  const role = page.getByLabel('Role of Demo Owner')
  await role.selectOption('Editor')
  await confirmAs(page, stack.signIn, 'Change role')
  await expect(page.getByText('There must be at least one owner who can sign in.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(role).toHaveValue('owner')
})

test('an owner who steps down sees that the screen is for owners', async ({ page, stack }) => {
  const person = await addUser(stack, 'owner')
  await signInAs(page, { stack, who: person, at: '/admin/users' })
  await page.getByLabel(`Role of ${person.name}`).selectOption('Admin')
  await expect(page.getByRole('dialog')).toContainText(texts.users.confirmStepDown)
  await confirmAs(page, person, 'Change role')
  await expect(page.getByText(texts.admin.forOwners.title)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Users' })).toBeHidden()
})

for (const role of ['admin', 'editor'] as const) {
  test(`an ${role} does not see the users, and sees whom the screen is for`, async ({ page, stack }) => {
    const person = await addUser(stack, role)
    await signInAs(page, { stack, who: person })
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
    await expect(page.getByRole('link', { name: 'Users' })).toBeHidden()
    await page.goto('/admin/users')
    await expect(page.getByText(texts.admin.forOwners.title)).toBeVisible()
    await page.getByRole('link', { name: texts.admin.toDashboard }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
  })
}

test('the security log tells what happened, to whom and by whom', async ({ page, stack }) => {
  const person = await addUser(stack, 'editor')
  const owner = await signedIn(stack, stack.signIn)
  const user = (await owner.users.list()).find(({ email }) => email === person.email)
  await owner.users.update(user?._id ?? '', { role: 'admin', ...proofOf(stack.signIn) })
  await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
  await page.getByRole('tab', { name: 'Security log' }).click()
  const event = row(page, person.name).filter({ hasText: 'Role changed' })
  await expect(event).toContainText('Demo Owner')
  await expect(event).toContainText(/10\.\d+\.\d+\.\d+/)
  await expect(row(page, person.name).filter({ hasText: 'Account created' })).toBeVisible()
})

test('Load more shows older entries of the security log, until there are none', async ({ page, stack }) => {
  const person = await addUser(stack)
  for (let round = 0; round < limits.lists.securityLog; round++) await signedIn(stack, person)
  await signInAs(page, { stack, who: stack.signIn, at: '/admin/users?tab=security-log' })
  const entries = page.getByRole('table', { name: texts.users.securityLog }).getByRole('row')
  const created = row(page, person.name).filter({ hasText: 'Account created' })
  // The first row is the head.
  await expect(entries).toHaveCount(1 + limits.lists.securityLog)
  await expect(created).toBeHidden()
  const loadMore = page.getByRole('button', { name: 'Load more' })
  await loadMore.click()
  await expect(created).toHaveCount(1)
  await expect(async () => {
    if (await loadMore.isVisible()) await loadMore.click()
    await expect(loadMore).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(created).toHaveCount(1)
})

test('an invitation link is copied at the press of a button', async ({ page, stack, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('copied@busbar.example')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await confirmAs(page, stack.signIn, 'Invite')
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await dialog.getByLabel('Invitation link').last().inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})

test('an address that was typed into the invitation is not lost by Esc', async ({ page, stack }) => {
  await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: texts.users.inviteTitle })
  await dialog.getByLabel('Email').fill('half.typed@')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText(texts.admin.unsaved)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: texts.admin.keepEditing }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue('half.typed@')
  await dialog.getByLabel('Email').fill('all.typed@wattwerk.example')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Current password').press('Escape')
  await expect(dialog.getByText(texts.admin.unsaved)).toBeVisible()
  await dialog.getByRole('button', { name: texts.admin.keepEditing }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue('all.typed@wattwerk.example')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: texts.admin.discard }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an owner sees who has a second factor, resets a lost one, and sends an invitation again', async ({
  page,
  stack,
}) => {
  const colleague = await addUser(stack)
  const api = await signedIn(stack, colleague)
  const { secret } = await api.session.startTotp({ currentPassword: colleague.password })
  await api.session.confirmTotp({ code: new TOTP({ secret }).generate() })
  const owner = await signedIn(stack, stack.signIn)
  await owner.users.invite({ email: 'again@wattwerk.example', role: 'editor', ...proofOf(stack.signIn) })

  await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
  const theirs = row(page, colleague.name)
  await expect(theirs).toContainText(texts.users.app)
  await page.getByRole('button', { name: `${texts.users.resetFactor} of ${colleague.name}` }).click()
  await expectAccessible(page)
  await confirmAs(page, stack.signIn, texts.users.resetFactor)
  await expect(page.getByText(texts.users.factorReset(colleague.name))).toBeVisible()
  await expect(theirs).toContainText(texts.users.noSecondFactor)
  await signedIn(stack, colleague)

  await page.getByRole('button', { name: 'Send again: invitation for again@wattwerk.example' }).click()
  await expect(page.getByRole('dialog')).toContainText('again@wattwerk.example')
  await confirmAs(page, stack.signIn, texts.users.resend)
  await expect(page.getByText(texts.users.resent('again@wattwerk.example'))).toBeVisible()
  await page.getByRole('tab', { name: texts.users.securityLog }).click()
  await expect(row(page, texts.users.events.two_factor_reset).first()).toContainText(colleague.name)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.users.exportLog }).click()
  expect((await download).suggestedFilename()).toBe(texts.users.exportFile)
})
