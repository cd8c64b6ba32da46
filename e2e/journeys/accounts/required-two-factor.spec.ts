import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from '../../accessible.ts'
import { fillSignIn, proofOf, signedIn, signInAs, signOut, withAuthenticator } from '../../people.ts'
import { expect, test } from '../../stack.ts'

test.use({ settings: { REQUIRE_TWO_FACTOR: '1', PASSWORD_MIN: '12' } })

const twoFactorTexts = texts.auth.twoFactor
const passkeys = texts.auth.passkeys

test.describe('where a second factor is required', () => {
  test('the back office opens as soon as two-factor sign-in is on, and closes when it is turned off', async ({
    page,
    stack,
  }) => {
    await page.clock.install()
    await signInAs(page, { stack, who: stack.signIn, at: '/admin/users' })
    await expectClosed(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: twoFactorTexts.turnOn }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password').fill(stack.signIn.password)
    await dialog.getByRole('button', { name: twoFactorTexts.continue }).click()
    const app = new TOTP({ secret: await dialog.getByLabel(twoFactorTexts.secret).inputValue() })
    await dialog.getByLabel(twoFactorTexts.code).fill(app.generate())
    await dialog.getByRole('button', { name: twoFactorTexts.turnOn }).click()
    await expect(dialog.getByText(twoFactorTexts.recoveryHint)).toBeVisible()

    // Coming back to the window makes it ask again who is signed in; the answer must not remove the codes.
    const verified = page.waitForResponse('**/api/auth/verify')
    await page.clock.fastForward('06:00')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await verified
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await dialog.getByRole('button', { name: twoFactorTexts.kept }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.users.heading })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByText(stack.signIn.email)).toBeVisible()

    await page.goto('/admin/settings?tab=admin-user')
    await page.getByRole('button', { name: twoFactorTexts.turnOff }).click()
    await expect(dialog.getByText(twoFactorTexts.lastOne)).toBeVisible()
    await dialog.getByLabel('Current password').fill(stack.signIn.password)
    // The code that turned it on is used up; the next one is good already.
    await dialog.getByLabel(twoFactorTexts.code).fill(app.generate({ timestamp: Date.now() + 30_000 }))
    await dialog.getByRole('button', { name: twoFactorTexts.turnOff }).click()
    await expectClosed(page)
  })

  test('a passkey opens it too, and then a password alone no longer signs in', async ({ page, stack }) => {
    await withAuthenticator(page)
    await fillSignIn(page, stack.signIn)
    await expectClosed(page)
    await page.getByRole('button', { name: passkeys.add }).click()
    await page.getByRole('dialog').getByLabel('Current password').fill(stack.signIn.password)
    await page.getByRole('dialog').getByRole('button', { name: twoFactorTexts.continue }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Key')
    await page.getByRole('dialog').getByRole('button', { name: passkeys.add }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Demo Owner')

    await signOut(page)
    await fillSignIn(page, stack.signIn)
    await expect(page.getByRole('alert')).toHaveText(twoFactorTexts.passkeyRequired)
    await page.getByRole('button', { name: passkeys.signIn }).click()
    await page.waitForURL('**/admin')
    await page.goto('/admin/settings?tab=admin-user')
    await page.getByRole('button', { name: 'Remove Key' }).click()
    await expect(page.getByRole('dialog')).toContainText(twoFactorTexts.lastOne)
    await page.getByRole('dialog').getByRole('button', { name: texts.auth.proof.usePasskey }).click()
    await expectClosed(page)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

    test('nothing scrolls sideways', async ({ page, stack }) => {
      await signInAs(page, { stack, who: stack.signIn })
      await expectClosed(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await expectAccessible(page)
    })
  })
})

test.describe('where passwords need 12 characters', () => {
  const sentence = 'New password must be at least 12 characters long'

  test('the registration and the new password say so before anything is sent', async ({ page }) => {
    const writes: string[] = []
    page.on('request', (request) => void (request.method() === 'GET' || writes.push(request.url())))
    for (const [path, button] of [
      ['/register?invitation=x', texts.auth.register],
      ['/reset-password?token=x', texts.auth.reset.save],
    ] as const) {
      const rule = page.waitForResponse('**/api/auth/password-rule')
      await page.goto(path)
      await rule
      await page.getByLabel(/^(New )?password$/i).fill('elevenchars')
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByText(sentence)).toBeVisible()
    }
    expect(writes).toEqual([])
  })

  test('the server says it at the field of a form that could not know', async ({ page, stack }) => {
    await page.route('**/api/auth/password-rule', (route) => route.abort())
    const { users, proof } = await ownerWithFactor(stack)
    const { link } = await users.invite({ email: 'grace@busbar.example', role: 'editor', ...proof })
    await page.goto(link)
    await page.getByLabel('Name').fill('Grace Hopper')
    await page.getByLabel('Email').fill('grace@busbar.example')
    await page.getByLabel('Password', { exact: true }).fill('elevenchars')
    await page.getByLabel('Confirm password').fill('elevenchars')
    await page.getByRole('button', { name: texts.auth.register }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(sentence)
  })
})

/** Nothing of the back office but what sets up a second factor. */
async function expectClosed(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: twoFactorTexts.requiredTitle })).toBeVisible()
  await expect(page.getByText(twoFactorTexts.requiredHint)).toBeVisible()
  await expect(page.getByText(twoFactorTexts.offHint)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
}

/** The calls of the demo owner with two-factor sign-in, which stays on, and proof for one of them. */
async function ownerWithFactor(stack: Parameters<typeof signedIn>[0]) {
  const owner = await signedIn(stack, stack.signIn)
  const { secret } = await owner.session.startTotp(proofOf(stack.signIn))
  const { recoveryCodes } = await owner.session.confirmTotp({ code: new TOTP({ secret }).generate() })
  return { users: owner.users, proof: { ...proofOf(stack.signIn), code: recoveryCodes[0] } }
}
