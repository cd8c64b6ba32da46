import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { addUser, signedIn, signInAs } from '../../people.ts'
import { sidewaysOverflow } from '../../site-content.ts'
import { publicPages } from '../../site-pages.ts'
import { expect, test } from '../../stack.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Edit this page' })
const pencil = (page: Page, title: string) =>
  page.getByRole('link', { name: `Edit “${title}”`, exact: true }).first()

test('a pencil on a product’s page opens its editor with the preview beside it', async ({ page, stack }) => {
  const { product: path } = await publicPages(stack)
  const product = await (await signedIn(stack, stack.signIn)).products.get(path.split('/').at(-1) ?? '')
  await signInAs(page, { stack, who: await addUser(stack, 'editor'), at: path })
  await pencil(page, product.title).click()
  await page.waitForURL(`**/admin/products/${product._id}?preview=1`)
  await expect(page.getByRole('dialog').getByLabel('Title').first()).toHaveValue(product.title)
  await expect(page.locator('iframe').first()).toBeVisible()
})

test('a visitor sees nothing of it, and nothing of it is fetched', async ({ page, stack }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of Object.values(await publicPages(stack))) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toHaveCount(0)
    expect(await (await fetch(stack.url + path)).text()).not.toMatch(/edit-bar|pencil/i)
  }
  expect(asked.filter((address) => /^\/api\/|edit-bar|pencil|client-/.test(address))).toEqual([])
  // What would have been noticed.
  await signInAs(page, { stack, who: await addUser(stack, 'editor'), at: '/' })
  await expect(bar(page).getByText('On this page')).toBeVisible()
  expect(asked.filter((address) => /edit-bar|page-records/.test(address)).length).toBeGreaterThan(1)
})

for (const width of [390, 1440]) {
  test(`everything on the page is reached by keyboard at ${width} px, and it is accessible`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 850 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs(page, { stack, who: await addUser(stack), at: '/' })
    await expect(bar(page).getByText('On this page')).toBeVisible()
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    // After the way to the content comes the bar.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const hero = bar(page).getByRole('link', { name: 'Hero slides' })
    await expect(hero).toHaveAttribute('href', '/admin/settings?tab=hero-images')
    const partners = await (await signedIn(stack, stack.signIn)).partners.list()
    const [partner] = partners.data
    await expect(bar(page).getByRole('link', { name: partner?.name })).toHaveAttribute(
      'href',
      `/admin/partners/${partner?._id}?preview=1`,
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(hero).toBeHidden()
    await page.locator('#partners').scrollIntoViewIfNeeded()
    await page.getByRole('heading', { name: partner?.name, exact: true }).scrollIntoViewIfNeeded()
    await expect(pencil(page, partner?.name ?? '')).toBeVisible()
    await expectAccessible(page)
  })
}

test('pencils are hidden on all pages until they are wanted back; the bar goes with the session', async ({
  page,
  stack,
}) => {
  const { product: path } = await publicPages(stack)
  const { title } = await (await signedIn(stack, stack.signIn)).products.get(path.split('/').at(-1) ?? '')
  await signInAs(page, { stack, who: await addUser(stack, 'editor'), at: path })
  await expect(pencil(page, title)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Hide pencils' }).click()
  await expect(pencil(page, title)).toBeHidden()
  await page.reload()
  await expect(bar(page).getByText('On this page')).toBeVisible()
  await expect(pencil(page, title)).toBeHidden()
  await bar(page).getByRole('button', { name: 'Show pencils' }).click()
  await expect(pencil(page, title)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})
