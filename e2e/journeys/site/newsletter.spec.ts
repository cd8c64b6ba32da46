import { texts } from '@busbar/contract'
import { expectAccessible } from '../../accessible.ts'
import { mailedLink } from '../../mail/mails.ts'
import { expect, test } from '../../stack.ts'

const newsletterTexts = texts.newsletter

test('who subscribes in the footer confirms with a button behind the mailed link @spec-39', async ({
  page,
  stack,
}) => {
  const email = 'reader@busbar.example'
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  await page.getByLabel(newsletterTexts.email).fill(email)
  await page.getByRole('button', { name: newsletterTexts.subscribe }).click()
  await expect(page.getByText(newsletterTexts.thanks)).toBeVisible()

  const link = await mailedLink(stack, email, '/newsletter/confirm')
  await page.goto(link)
  await expect(
    page.getByRole('heading', { level: 1, name: texts.newsletterPages.confirmTitle }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.newsletterPages.confirm }).click()
  await expect(page.getByText(texts.newsletterPages.confirmed)).toBeVisible()
  await expect(page.getByRole('button', { name: texts.newsletterPages.confirm })).toHaveCount(0)
})

test('the page of the newsletter has the form, once', async ({ page }) => {
  await page.goto('/newsletter')
  await expect(page.locator('main').getByLabel(newsletterTexts.email)).toBeVisible()
  await expect(page.getByLabel(newsletterTexts.email)).toHaveCount(1)
  await expectAccessible(page)
  await page.getByLabel(newsletterTexts.email).fill('page-reader@busbar.example')
  await page.getByRole('button', { name: newsletterTexts.subscribe }).click()
  await expect(page.getByText(newsletterTexts.thanks)).toBeVisible()
})

test('a link that has lost its end says so and offers nothing to press', async ({ page }) => {
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
    await page.goto(path)
    await expect(page.getByText(texts.newsletterPages.incomplete)).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  }
})

test('a link that is made up says so', async ({ page }) => {
  await page.goto('/newsletter/confirm?token=made-up')
  await page.getByRole('button', { name: texts.newsletterPages.confirm }).click()
  await expect(page.getByText(texts.newsletterPages.linkInvalid)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('the form is answered by a page, also what is no address', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel(newsletterTexts.email).fill('scriptless@busbar.example')
    await page.getByRole('button', { name: newsletterTexts.subscribe }).click()
    await expect(page.getByRole('heading', { level: 1, name: newsletterTexts.heading })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(newsletterTexts.thanks)
    await page.goto('/newsletter')
    await page.getByLabel(newsletterTexts.email).fill('nobody@nowhere')
    await page.getByRole('button', { name: newsletterTexts.subscribe }).click()
    await expect(page.getByRole('status')).toHaveText(texts.api.invalidEmail)
  })
})
