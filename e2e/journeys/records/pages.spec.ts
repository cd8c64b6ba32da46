import { texts } from '@busbar/contract'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { addBlock as add, openAdmin, toast } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { doubleText, openWith, sidewaysOverflow, waitUntilPublished } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const { blocks, pages: pagesTexts, page: pageTexts } = adminTexts
const { fields } = blocks

/** How an address is answered, without following where it leads. */
async function answered(url: string) {
  const { status, headers } = await fetch(url, { redirect: 'manual' })
  return [status, headers.get('location')]
}

test('a page is made below another, filled, previewed, published, linked, and renamed with what is below it', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  await api.pages.create({ title: 'The firm', inFooter: true })
  await openAdmin(page, stack, '/admin/pages')
  await expect(page.getByText('/the-firm', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: pagesTexts.add }).first().click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Title').first().fill('How we work')
  await editor.getByLabel(pagesTexts.introduction).fill('Drawn, built and tested by the same people.')
  await editor.getByRole('combobox', { name: pagesTexts.parent }).click()
  await page.getByRole('option', { name: /^The firm/ }).click()
  await expect(editor.getByText(pageTexts.addressHint('/the-firm/how-we-work'))).toBeVisible()
  await editor.getByLabel(pagesTexts.inMenu).check()

  const text = await add(page, editor, 'Text')
  await text.locator('[contenteditable=true]').fill('The first paragraph')
  const quote = await add(page, editor, 'Quote')
  await quote.getByLabel(new RegExp(`^${fields.words}`)).fill('Well done')
  await editor.getByRole('button', { name: 'Move Quote (block 2) up' }).press('Enter')
  await expect(editor.getByRole('status').filter({ hasText: 'Quote is now number 1 of 2' })).toHaveCount(1)
  await expectAccessible(page, '[role=dialog]')

  await editor.getByRole('button', { name: 'Preview' }).click()
  await expect(page.frameLocator('iframe').first().getByText('Well done')).toBeAttached()
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, pagesTexts.created)).toBeVisible()

  const path = '/the-firm/how-we-work'
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await openWith(page, path, 'Drawn, built and tested by the same people.')
    await expect(page.locator('blockquote')).toHaveText('Well done')
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText([
      'Home',
      'The firm',
    ])
    await expectAccessible(page)
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await doubleText(page)
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  const html = await (await fetch(stack.url + path)).text()
  expect(html).not.toMatch(/data-island/)
  expect(html).toContain('"@type":"WebPage"')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(await (await fetch(`${stack.url}/sitemap.xml`)).text()).toContain(`${path}</loc>`)

  // The page above leads on to it, and the menu of every page as well.
  await page.setViewportSize({ width: 1440, height: 844 })
  await waitUntilPublished(page, '/privacy', (body) => body.includes(`href="${path}"`))
  await openWith(page, '/the-firm', 'How we work')
  await page.getByRole('heading', { name: 'How we work' }).getByRole('link').click()
  await expect(page).toHaveURL(stack.url + path)

  await openAdmin(page, stack, '/admin/pages')
  await page.getByRole('button', { name: 'Edit The firm' }).click()
  await editor.getByLabel(pageTexts.address, { exact: true }).fill('admin')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByText(texts.rules.address.reserved).last()).toBeVisible()
  await editor.getByLabel(pageTexts.address, { exact: true }).fill('company')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, pagesTexts.updated)).toBeVisible()
  await waitUntilPublished(page, '/company/how-we-work', (body) => body.includes('Well done'))
  await expect.poll(() => answered(stack.url + path)).toEqual([301, '/company/how-we-work'])
  await expect.poll(() => answered(`${stack.url}/the-firm`)).toEqual([301, '/company'])
  await waitUntilPublished(page, '/privacy', (body) => body.includes('href="/company/how-we-work"'))
})
