import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { fillSignIn, submitSignIn } from '../../people.ts'
import { expect, signIn, test } from '../../stack.ts'

const nobody = { email: 'nobody@busbar.example', password: 'guess' }

test('who is not signed in is sent to the sign-in and comes back to the page they wanted @spec-16 @spec-20 @spec-136', async ({
  page,
  stack,
}) => {
  await page.goto('/admin/partners')
  await page.waitForURL('**/login?**')
  await signIn(page, stack, '/admin/partners')
  await expect(page.getByRole('heading', { name: 'Partners Management' })).toBeVisible()
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/login')
})

test('wrong credentials are told in the specified words', async ({ page }) => {
  await fillSignIn(page, nobody)
  await expect(page.getByRole('alert')).toHaveText(
    'Login failed. Please check your credentials and try again.',
  )
})

test('the form is idle, signing in, or shows an error @spec-15 @spec-50', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/login', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect(button).toBeEnabled()
  await expect(page.getByRole('alert')).toBeHidden()
  await fillSignIn(page, nobody)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true')
  answer()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(button).toBeEnabled()
})

test('email and password are required, and without them nothing is sent @spec-117', async ({ page }) => {
  let isSent = false
  page.on('request', (request) => {
    isSent ||= request.url().includes('/api/auth/login')
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(isSent).toBe(false)
})

test('too many attempts are told with the seconds to wait', async ({ page }) => {
  const email = `${crypto.randomUUID()}@busbar.example`
  await fillSignIn(page, { email, password: 'guess' })
  const limit = page.getByText(/^Too many attempts\. Please try again in \d+ seconds?\.$/)
  await expect(async () => {
    await submitSignIn(page)
    await expect(limit).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
})

test('who is signed in already goes from the sign-in to the back office', async ({ page, stack }) => {
  await signIn(page, stack)
  await page.goto('/login')
  await page.waitForURL('**/admin')
})

test('A19: a remembered page elsewhere leads to the back office', async ({ page, stack }) => {
  for (const from of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/admin',
  ]) {
    await fillSignIn(page, stack.signIn, `/login?from=${encodeURIComponent(from)}`)
    await page.waitForURL(`${stack.url}/admin`)
    await page.evaluate(() => localStorage.clear())
  }
})

test('signing out ends the session', async ({ page, stack }) => {
  await signIn(page, stack)
  await page.getByRole('button', { name: /account|Demo Owner/i }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login**')
  await page.goto('/admin')
  await page.waitForURL('**/login**')
})

test.describe('a stored token', () => {
  const store = async (page: Page, token: string) => {
    await page.goto('/login')
    await page.evaluate((stored) => localStorage.setItem('token', stored), token)
  }
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

  test('is verified on load, and a spinner shows meanwhile @spec-20', async ({ page, stack }) => {
    await signIn(page, stack)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/auth/verify', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('that verification answers with 401 is cleared @spec-104 @spec-137', async ({ page }) => {
    await store(page, 'A'.repeat(43))
    const verified = page.waitForResponse('**/api/auth/verify')
    await page.goto('/admin')
    expect((await verified).status()).toBe(401)
    await page.waitForURL('**/login')
    expect(await stored(page)).toBeNull()
  })

  test('is kept when the server does not answer, and that is told', async ({ page, stack }) => {
    await signIn(page, stack)
    const token = await stored(page)
    await page.route('**/api/auth/verify', (route) => route.abort())
    await page.reload()
    await expect(page.getByText(texts.api.noResponse)).toBeVisible()
    expect(await stored(page)).toBe(token)
    await page.unroute('**/api/auth/verify')
    await page.getByRole('button', { name: texts.admin.tryAgain }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Demo Owner')
  })

  test('that is not there means that nobody is signed in @spec-104', async ({ page, stack }) => {
    await signIn(page, stack)
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto('/admin')
    await page.waitForURL('**/login')
  })
})
