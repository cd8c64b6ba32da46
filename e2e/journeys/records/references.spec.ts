import { texts } from '@busbar/contract'
import type { Locator, Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { addBlock, openAdmin, toast } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { doubleText, openWith, sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const referencesTexts = adminTexts.references
const { fields } = adminTexts.blocks
const siteTexts = texts.references

/** Finds a record by its title in a field that names several, and chooses it. */
async function choose(page: Page, editor: Locator, label: string, title: string) {
  await editor.getByRole('combobox', { name: label }).fill(title)
  await page.getByRole('option', { name: title }).click()
  await expect(editor.getByText(title)).toBeVisible()
}

test('a reference project is filled in, published, and shown where its service and product are', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const service = await api.services.create({ title: 'Relay testing' })
  const product = await api.products.create({ title: 'Test set', shortDescription: 'Injects a fault.' })
  const [servicePage, productPage] = [`/service/${service.slug}`, `/products/${product.slug}`]
  await openWith(page, servicePage, 'Relay testing')
  await expect(page.getByRole('heading', { name: siteTexts.heading })).toHaveCount(0)

  await openAdmin(page, stack, '/admin/references')
  await page.getByRole('button', { name: referencesTexts.add }).first().click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Title').first().fill('Tested in one night')
  await editor.getByLabel(referencesTexts.summary).fill('Forty relays before breakfast.')
  await editor.getByLabel(referencesTexts.client).fill('Night Works')
  await editor.getByLabel(referencesTexts.place).fill('Hull')
  await editor.getByLabel(referencesTexts.year).fill('2023')
  await choose(page, editor, referencesTexts.services, 'Relay testing')
  await choose(page, editor, referencesTexts.products, 'Test set')
  await editor.getByRole('button', { name: fields.addFact }).click()
  await editor.getByLabel(new RegExp(`^${fields.factValue(1)}`)).fill('40')
  await editor.getByLabel(new RegExp(`^${fields.factLabel(1)}`)).fill('Relays tested')
  const text = await addBlock(page, editor, 'Text')
  await text.locator('[contenteditable=true]').fill('How the night went')
  await expectAccessible(page, '[role=dialog]')

  await editor.getByRole('button', { name: 'Preview' }).click()
  await expect(page.frameLocator('iframe').first().getByText('Relays tested')).toBeAttached()
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, referencesTexts.created)).toBeVisible()

  await openWith(page, servicePage, 'Tested in one night')
  await expectAccessible(page)
  await openWith(page, productPage, 'Tested in one night')
  await page.getByRole('link', { name: 'Tested in one night' }).click()
  await expect(page).toHaveURL(`${stack.url}/references/tested-in-one-night`)
  await expect(page.getByRole('link', { name: 'Relay testing' })).toHaveAttribute('href', servicePage)
  await expect(page.getByRole('link', { name: 'Test set' })).toHaveAttribute('href', productPage)
  expect(await (await fetch(`${stack.url}/sitemap.xml`)).text()).toContain('/references/tested-in-one-night')

  const { data } = await api.references.list({ search: 'Tested in one night' })
  await api.references.update(data[0]?._id ?? '', { isActive: false })
  await expect
    .poll(async () => (await fetch(stack.url + servicePage)).text())
    .not.toContain('Tested in one night')
})

test('reference projects fit a phone and a desktop, at twice the text size too', async ({ page, stack }) => {
  const api = await signedIn(stack, stack.signIn)
  const [newest] = (await api.references.list({ search: 'A 33 kV substation' })).data
  const pages = [
    { path: '/references', words: 'Calderfold Paper' },
    { path: `/references/${newest?.slug}`, words: 'Shifts lost' },
  ]
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const { path, words } of pages) {
      await openWith(page, path, words)
      await expectAccessible(page)
      await expect.poll(() => sidewaysOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { path, words } of pages) {
    await openWith(page, path, words)
    await doubleText(page)
    await expect.poll(() => sidewaysOverflow(page), `${path} at twice the size`).toBeLessThanOrEqual(0)
  }
  await expect(page.getByRole('figure').filter({ hasText: siteTexts.before }).getByRole('img')).toHaveCount(1)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: siteTexts.inFooter })).toHaveAttribute(
    'href',
    '/references',
  )
})
