import { texts } from '@busbar/contract'
import { mailedLink } from '../../mail/mails.ts'
import { addUser } from '../../people.ts'
import { expect, test } from '../../stack.ts'

const resetTexts = texts.auth.reset

test('a forgotten password is chosen anew with the link that is mailed', async ({ page, stack }) => {
  const { email } = await addUser(stack)
  await page.goto('/login')
  await page.getByRole('link', { name: texts.auth.forgot.link }).click()
  // The sign-in has an email as well.
  await expect(page.getByRole('heading', { name: texts.auth.forgot.heading })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: texts.auth.forgot.send }).click()
  await expect(page.getByRole('status')).toHaveText(texts.auth.resetSent)

  await page.goto(await mailedLink(stack, email, '/reset-password'))
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByLabel('Confirm new password').fill('other')
  await page.getByRole('button', { name: resetTexts.save }).click()
  await expect(page.getByText(texts.auth.newPasswordTooShort(6))).toBeVisible()
  await expect(page.getByText(texts.auth.passwordsDoNotMatch)).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('nine copper feeders')
  await page.getByLabel('Confirm new password').fill('nine copper feeders')
  await page.getByRole('button', { name: resetTexts.save }).click()
  await expect(page.getByText(resetTexts.done)).toBeVisible()

  await page.getByRole('link', { name: texts.auth.signIn }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('nine copper feeders')
  await page.getByRole('button', { name: texts.auth.signIn, exact: true }).click()
  await page.waitForURL('**/admin')
})

test('an address without an account gets the same answer', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@busbar.example')
  await page.getByRole('button', { name: texts.auth.forgot.send }).click()
  await expect(page.getByRole('status')).toHaveText(texts.auth.resetSent)
})

test('a link that is not valid says so and leads to a new one', async ({ page }) => {
  await page.goto('/reset-password?token=made-up')
  await page.getByLabel('New password', { exact: true }).fill('nine copper feeders')
  await page.getByLabel('Confirm new password').fill('nine copper feeders')
  await page.getByRole('button', { name: resetTexts.save }).click()
  await expect(page.getByRole('alert')).toContainText(texts.auth.resetInvalid)
  await page.getByRole('link', { name: resetTexts.askAgain }).click()
  await expect(page.getByRole('heading', { name: texts.auth.forgot.heading })).toBeVisible()
})
