import { guides, manual } from '@busbar/contract'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { addUser, signInAs } from '../../people.ts'
import { sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const documentationTexts = adminTexts.documentation
const { help } = adminTexts

test('/admin/documentation: the manual and the API reference from OpenAPI @spec-17', async ({
  page,
  stack,
}) => {
  await signInAs(page, { stack, who: await addUser(stack, 'editor'), at: '/admin/documentation' })
  for (const { title } of manual)
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  const [, , , chapter] = manual
  await page.getByRole('link', { name: chapter?.title, exact: true }).click()
  await expect(page).toHaveURL(/#content$/)

  await page.getByRole('tab', { name: documentationTexts.reference }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'products' })).toBeVisible()
  await page.getByPlaceholder(documentationTexts.search).fill('POST /api/partners')
  const call = page.getByRole('group').filter({ hasText: 'Create a partner' })
  await expect(call).toContainText(documentationTexts.access.session)
  await call.getByText('Create a partner').click()
  await expect(call.getByText(documentationTexts.body, { exact: true })).toBeVisible()
  await expect(call.getByText('at most 2048 characters').first()).toBeVisible()
  await expect(call.getByText(documentationTexts.answer('201'))).toBeVisible()
  await expectAccessible(page)
  await page.getByPlaceholder(documentationTexts.search).fill('/api/users')
  await expect(page.getByText('List users')).toBeVisible()
  await expect(page.getByText(documentationTexts.access.owner, { exact: true }).first()).toBeVisible()

  await page.setViewportSize({ width: 375, height: 740 })
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
})

test('/admin/help: task guides with pictures, found by a word, as far as one may do it @spec-17', async ({
  page,
  stack,
}) => {
  await signInAs(page, { stack, who: stack.signIn, at: '/admin/help' })
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(guides.length)
  await page.getByPlaceholder(help.search).fill('Leave it empty to show')
  await expect(cards).toHaveCount(1)
  await cards.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change a price' })).toBeVisible()
  const pictures = page.getByRole('main').getByRole('img', { name: /^Step \d/ })
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1120)
  }
  await page.setViewportSize({ width: 375, height: 740 })
  // Once the sidebar has slid away.
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  await page.getByRole('link', { name: help.allGuides }).click()
  await expect(cards).toHaveCount(guides.length)

  // A screen leads to its guides, and a guide to its screen.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/admin/team')
  await page.getByRole('link', { name: 'Help with this screen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduce a colleague on the website')
  await page.getByRole('link', { name: help.goTo('Team') }).click()
  await expect(page.getByRole('heading', { level: 1, name: adminTexts.team.heading })).toBeVisible()
  await page.goto('/admin/help?screen=messages')
  await expect(cards).toHaveCount(guides.filter(({ screen }) => screen === 'messages').length)

  await signInAs(page, { stack, who: await addUser(stack, 'editor'), at: '/admin/help' })
  await expect(page.getByText('Change a price')).toBeVisible()
  await expect(page.getByText('Invite a colleague')).toBeHidden()
  await expect(page.getByText('Put a new image in the hero')).toBeHidden()
})
