import { texts } from '@busbar/contract'
import { expect, signIn, test } from '../stack.ts'

test('who is not signed in is sent to the sign-in and comes back to the page they wanted', async ({
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
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@busbar.example')
  await page.getByLabel('Password', { exact: true }).fill('guess')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(texts.auth.loginFailedCheck)
})

test('A19: a remembered page elsewhere leads to the back office', async ({ page, stack }) => {
  for (const from of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/admin',
  ]) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`)
    await page.getByLabel('Email').fill(stack.signIn.email)
    await page.getByLabel('Password', { exact: true }).fill(stack.signIn.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
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

test('A41: nothing of the back office may be kept by anybody', async ({ stack }) => {
  for (const path of [
    '/admin',
    '/admin/partners',
    '/admin/x.css',
    '/login',
    '/api/partners',
    '/admin/;.png',
  ]) {
    const { headers } = await fetch(stack.url + path, { redirect: 'manual' })
    expect(headers.get('cache-control'), path).toBe('no-store')
  }
})
