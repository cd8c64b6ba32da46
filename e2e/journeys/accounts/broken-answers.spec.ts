import type { Page, Route } from '@playwright/test'
import { fillSignIn, submitSignIn } from '../../people.ts'
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

/** No sentence twice in a row: the one before would do. */
const general: [string, Answer, string][] = [
  ["the server's message", wordy, 'The words of the server'],
  ['an answer without a token', withoutToken, 'Invalid response from server'],
  ['Error {status}: {statusText}', badGateway, 'Error 502: Bad Gateway'],
  ['an answer that is not ours', notJson, 'Invalid response from server'],
  ['no response', silent, 'No response received from server. Please check your connection.'],
]

test.describe('the sign-in tells', () => {
  test('whatever the server answers, or that it does not', async ({ page }) => {
    await page.goto('/login')
    for (const [what, answer, sentence] of [
      ...general,
      ['a refusal without a word', refusing, 'Login failed'] as const,
    ]) {
      await test.step(what, async () => {
        await page.route('**/api/auth/login', answer)
        await page.getByLabel('Email').fill(nobody.email)
        await page.getByLabel('Password', { exact: true }).fill(nobody.password)
        await submitSignIn(page)
        await expect(page.getByRole('alert')).toHaveText(sentence)
        await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
      })
    }
  })

  test("what else went wrong: 'Login failed. Please check your credentials and try again.' @spec-181", async ({
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

  test("a request that cannot be made: 'An error occurred while connecting to the server' @spec-178", async ({
    page,
  }) => {
    // As in a browser that is too old.
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'))
    await fillSignIn(page, nobody)
    await expect(page.getByRole('alert')).toHaveText('An error occurred while connecting to the server')
  })
})

test.describe('the registration tells', () => {
  test("'Registration failed', and whatever the server answers, or that it does not", async ({ page }) => {
    await page.goto('/register?invitation=made-up')
    for (const [what, answer, sentence] of [
      ...general,
      ['a refusal without a word', refusing, ''] as const,
    ]) {
      await test.step(what, async () => {
        await page.route('**/api/auth/register', answer)
        await register(page)
        await expect(page.getByRole('alert')).toHaveText(`Registration failed${sentence}`)
      })
    }
  })
})

async function register(page: Page) {
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@busbar.example')
  await page.getByLabel('Password', { exact: true }).fill('tungsten-orchard-42')
  await page.getByLabel('Confirm password').fill('tungsten-orchard-42')
  await page.getByRole('button', { name: 'Create account' }).click()
}
