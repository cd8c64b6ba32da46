import type { Page, Route } from '@playwright/test'
import { fillSignIn } from '../../people.ts'
import { expect, test } from '../../stack.ts'

const nobody = { email: 'nobody@busbar.example', password: 'guess' }

type Answer = (route: Route) => Promise<void>

const refusing: Answer = (route) => route.fulfill({ json: { success: false } })
const withoutToken: Answer = (route) => route.fulfill({ json: { success: true } })
const notJson: Answer = (route) => route.fulfill({ body: '<h1>Hello</h1>', contentType: 'text/html' })
const badGateway: Answer = (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
const silent: Answer = (route) => route.abort()
const wordy: Answer = (route) =>
  route.fulfill({ status: 403, json: { success: false, message: 'The words of the server' } })

const general: [string, Answer, string][] = [
  ["the server's message", wordy, 'The words of the server'],
  ['Error {status}: {statusText}', badGateway, 'Error 502: Bad Gateway'],
  ['no response', silent, 'No response received from server. Please check your connection.'],
  ['an answer without a token', withoutToken, 'Invalid response from server'],
  ['an answer that is not ours', notJson, 'Invalid response from server'],
]

test.describe('the sign-in tells', () => {
  for (const [what, answer, sentence] of [
    ...general,
    ['a refusal without a word', refusing, 'Login failed'] as const,
  ]) {
    test(`${what}: '${sentence}'`, async ({ page }) => {
      await page.route('**/api/auth/login', answer)
      await fillSignIn(page, nobody)
      await expect(page.getByRole('alert')).toHaveText(sentence)
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    })
  }

  test("what else went wrong: 'Login failed. Please check your credentials and try again.'", async ({
    page,
    stack,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The storage is full', 'QuotaExceededError')
      }
    })
    await fillSignIn(page, stack.signIn)
    await expect(page.getByRole('alert')).toHaveText(
      'Login failed. Please check your credentials and try again.',
    )
  })

  test("a request that cannot be made: 'An error occurred while connecting to the server'", async ({
    page,
  }) => {
    // As in a browser that is too old.
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'))
    await fillSignIn(page, nobody)
    await expect(page.getByRole('alert')).toHaveText('An error occurred while connecting to the server')
  })
})

test.describe('the registration tells', () => {
  for (const [what, answer, sentence] of general) {
    test(`${what}: 'Registration failed' and '${sentence}'`, async ({ page }) => {
      await page.route('**/api/auth/register', answer)
      await register(page)
      await expect(page.getByRole('alert')).toHaveText(`Registration failed${sentence}`)
    })
  }

  test("a refusal without a word: 'Registration failed'", async ({ page }) => {
    await page.route('**/api/auth/register', refusing)
    await register(page)
    await expect(page.getByRole('alert')).toHaveText('Registration failed')
  })
})

async function register(page: Page) {
  await page.goto('/register?invitation=made-up')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@busbar.example')
  await page.getByLabel('Password', { exact: true }).fill('tungsten-orchard-42')
  await page.getByLabel('Confirm password').fill('tungsten-orchard-42')
  await page.getByRole('button', { name: 'Create account' }).click()
}
