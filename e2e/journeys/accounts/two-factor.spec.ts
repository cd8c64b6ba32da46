import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from '../../accessible.ts'
import {
  addUser,
  fillSignIn,
  type Person,
  signInAs,
  signOut,
  submitSignIn,
  withAuthenticator,
} from '../../people.ts'
import { expect, test } from '../../stack.ts'

const twoFactorTexts = texts.auth.twoFactor
const passkeys = texts.auth.passkeys

test('a passkey is added in the Admin User tab, and signs in', async ({ page, stack }) => {
  const user = await addUser(stack)
  await withAuthenticator(page)
  // By the form: the passkey is named after the device that signed in.
  await fillSignIn(page, user)
  await page.waitForURL('**/admin')
  await page.goto('/admin/settings?tab=admin-user')
  await expect(page.getByText(passkeys.none)).toBeVisible()
  await page.getByRole('button', { name: passkeys.add }).click()
  const dialog = page.getByRole('dialog', { name: passkeys.add })
  await dialog.getByLabel('Current password').fill('a guess')
  await dialog.getByRole('button', { name: twoFactorTexts.continue }).click()
  await expect(dialog.getByText(texts.auth.currentPasswordWrong)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Current password').fill(user.password)
  await dialog.getByRole('button', { name: twoFactorTexts.continue }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrome on /)
  await dialog.getByLabel('Name').fill('Key of this journey')
  await dialog.getByRole('button', { name: passkeys.add }).click()
  await expect(page.getByText(passkeys.added, { exact: true })).toBeVisible()
  const passkey = page.getByRole('listitem').filter({ hasText: 'Key of this journey' })
  await expect(passkey).toContainText(passkeys.neverUsed)

  await signOut(page)
  await page.goto(`/login?from=${encodeURIComponent('/admin/settings?tab=admin-user')}`)
  await page.getByRole('button', { name: passkeys.signIn }).click()
  await page.waitForURL(/\/admin\/settings/)
  await expect(passkey).toContainText(passkeys.lastUsed)

  await page.getByRole('button', { name: 'Remove Key of this journey' }).click()
  const removal = page.getByRole('dialog', { name: passkeys.removeTitle })
  await expect(removal).toContainText('Key of this journey')
  await removal.getByRole('button', { name: texts.auth.proof.usePasskey }).click()
  await expect(page.getByText(passkeys.none)).toBeVisible()
  await signOut(page)
  await page.getByRole('button', { name: passkeys.signIn }).click()
  await expect(page.getByRole('alert')).toHaveText(texts.auth.passkeyFailed)
})

test('a browser without passkeys says so and does not offer them', async ({ page, stack }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  const user = await addUser(stack)
  await signInAs(page, { stack, who: user, at: '/admin/settings?tab=admin-user' })
  await expect(page.getByText(passkeys.unsupported)).toBeVisible()
  await expect(page.getByRole('button', { name: passkeys.add })).toBeHidden()
  await signOut(page)
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('button', { name: passkeys.signIn })).toBeHidden()
})

test('two-factor sign-in is turned on and takes a code of the app, or a recovery code once', async ({
  page,
  stack,
}) => {
  const user = await addUser(stack)
  await signInAs(page, { stack, who: user, at: '/admin/settings?tab=admin-user' })
  const { app, recoveryCodes } = await turnOn(page, user)
  expect(recoveryCodes).toHaveLength(10)
  await expect(page.getByText(twoFactorTexts.codesLeft(10))).toBeVisible()

  await signOut(page)
  await fillSignIn(page, user)
  const code = page.getByLabel(twoFactorTexts.code)
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(user.password)
  await code.fill('000000')
  await submitSignIn(page)
  await expect(page.getByText(texts.auth.codeWrong)).toBeVisible()
  // The code that turned it on is used up; the next one is good already.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await submitSignIn(page)
  await page.waitForURL('**/admin')

  const [recoveryCode = ''] = recoveryCodes
  await signOut(page)
  await signInWithRecoveryCode(page, user, recoveryCode)
  await page.waitForURL('**/admin')
  await page.goto('/admin/settings?tab=admin-user')
  await expect(page.getByText(twoFactorTexts.codesLeft(9))).toBeVisible()

  await signOut(page)
  await signInWithRecoveryCode(page, user, recoveryCode)
  await expect(page.getByText(texts.auth.codeWrong)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('turning two-factor sign-in off takes the password and a code', async ({ page, stack }) => {
  const user = await addUser(stack)
  await signInAs(page, { stack, who: user, at: '/admin/settings?tab=admin-user' })
  const { app } = await turnOn(page, user)
  await page.getByRole('button', { name: twoFactorTexts.turnOff }).click()
  const dialog = page.getByRole('dialog', { name: twoFactorTexts.turnOffTitle })
  await dialog.getByLabel('Current password').fill('a guess')
  await dialog.getByRole('button', { name: twoFactorTexts.turnOff }).click()
  await expect(dialog.getByText(texts.auth.codeMissing)).toBeVisible()
  await dialog.getByLabel(twoFactorTexts.code).fill('000000')
  await dialog.getByRole('button', { name: twoFactorTexts.turnOff }).click()
  await expect(dialog.getByText(texts.auth.currentPasswordWrong)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Current password').fill(user.password)
  await dialog.getByLabel(twoFactorTexts.code).fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await dialog.getByRole('button', { name: twoFactorTexts.turnOff }).click()
  await expect(page.getByText(twoFactorTexts.offHint)).toBeVisible()
  await signOut(page)
  await fillSignIn(page, user)
  await page.waitForURL('**/admin')
})

test('new recovery codes take the password, and the earlier ones stop working', async ({ page, stack }) => {
  const user = await addUser(stack)
  await signInAs(page, { stack, who: user, at: '/admin/settings?tab=admin-user' })
  const { recoveryCodes } = await turnOn(page, user)
  await page.getByRole('button', { name: twoFactorTexts.renew }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(twoFactorTexts.renewHint)).toBeVisible()
  await dialog.getByRole('button', { name: twoFactorTexts.useRecoveryCode }).click()
  await dialog.getByRole('textbox', { name: twoFactorTexts.recoveryCode }).fill(recoveryCodes[1] ?? '')
  await dialog.getByLabel('Current password').fill('a guess')
  await dialog.getByRole('button', { name: twoFactorTexts.renew }).click()
  await expect(dialog.getByText(texts.auth.currentPasswordWrong)).toBeVisible()
  await dialog.getByLabel('Current password').fill(user.password)
  await dialog.getByRole('button', { name: twoFactorTexts.renew }).click()
  await expect(dialog.getByText(twoFactorTexts.renewedHint)).toBeVisible()
  await expectAccessible(page)
  const renewed = await dialog.getByRole('listitem').allTextContents()
  expect(renewed).toHaveLength(10)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: twoFactorTexts.kept }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(twoFactorTexts.codesLeft(10))).toBeVisible()

  await signOut(page)
  await signInWithRecoveryCode(page, user, recoveryCodes[0] ?? '')
  await expect(page.getByText(texts.auth.codeWrong)).toBeVisible()
  await signInWithRecoveryCode(page, user, renewed[0] ?? '')
  await page.waitForURL('**/admin')
})

test('the key of the app and the recovery codes are copied at the press of a button', async ({
  page,
  stack,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const user = await addUser(stack)
  await signInAs(page, { stack, who: user, at: '/admin/settings?tab=admin-user' })
  await page.getByRole('button', { name: twoFactorTexts.turnOn }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(user.password)
  await dialog.getByRole('button', { name: twoFactorTexts.continue }).click()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const secret = await dialog.getByLabel(twoFactorTexts.secret).inputValue()
  expect(await copied()).toBe(secret)
  await dialog.getByLabel(twoFactorTexts.code).fill(new TOTP({ secret }).generate())
  await dialog.getByRole('button', { name: twoFactorTexts.turnOn }).click()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect((await copied()).split('\n')).toEqual(await dialog.getByRole('listitem').allTextContents())
})

/** Goes through the dialog with an authenticator app made of the key that it shows. */
async function turnOn(page: Page, { password }: Person) {
  await page.getByRole('button', { name: twoFactorTexts.turnOn }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('a guess')
  await dialog.getByRole('button', { name: twoFactorTexts.continue }).click()
  await expect(dialog.getByText(texts.auth.currentPasswordWrong)).toBeVisible()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: twoFactorTexts.continue }).click()
  await expect(dialog.getByRole('img', { name: twoFactorTexts.qrCode })).toBeVisible()
  const app = new TOTP({ secret: await dialog.getByLabel(twoFactorTexts.secret).inputValue() })
  await dialog.getByLabel(twoFactorTexts.code).fill('12345')
  await dialog.getByRole('button', { name: twoFactorTexts.turnOn }).click()
  await expect(dialog.getByText(twoFactorTexts.codeShape)).toBeVisible()
  await dialog.getByLabel(twoFactorTexts.code).fill(app.generate())
  await dialog.getByRole('button', { name: twoFactorTexts.turnOn }).click()
  await expect(dialog.getByText(twoFactorTexts.recoveryHint)).toBeVisible()
  const recoveryCodes = await dialog.getByRole('listitem').allTextContents()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: twoFactorTexts.download }).click()
  expect((await download).suggestedFilename()).toBe(twoFactorTexts.recoveryFile)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: twoFactorTexts.kept }).click()
  await expect(dialog).toBeHidden()
  return { app, recoveryCodes }
}

async function signInWithRecoveryCode(page: Page, user: Person, recoveryCode: string) {
  await fillSignIn(page, user)
  await page.getByRole('button', { name: twoFactorTexts.useRecoveryCode }).click()
  await page.getByLabel(twoFactorTexts.recoveryCode).fill(recoveryCode)
  await submitSignIn(page)
}
