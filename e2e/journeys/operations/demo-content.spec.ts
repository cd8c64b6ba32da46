import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { row, toast } from '../../admin.ts'
import { firstOwnersLink, registerAs, signedIn } from '../../people.ts'
import { expect, test } from '../../stack.ts'

// A product of its own in which nobody has entered anything yet.
test.use({ settings: { DEMO: 'false', LOG_LEVEL: 'warn' } })

const owner = { name: 'Ada Nord', email: 'ada@nordlicht.example', password: 'tungsten-orchard-42' }
const { setup, demoContent, services, fields } = adminTexts
const settings = '/admin/site-settings?tab=demo-content'

test('an owner looks around with demo content, edits a part of it, and removes it with one press', async ({
  page,
  stack,
}) => {
  test.setTimeout(300_000)
  const answered = async (path: string) => (await fetch(stack.url + path, { redirect: 'manual' })).status
  const sitemap = async () => (await fetch(`${stack.url}/sitemap.xml`)).text()
  await page.goto(await firstOwnersLink(stack))
  await registerAs(page, owner)
  await page.waitForURL('**/admin/setup')
  await page.getByRole('button', { name: new RegExp(`^${setup.public}`) }).click()
  await expect(page.getByLabel(adminTexts.company.name)).toBeVisible()
  await page.goto('/admin/services')
  await page.getByRole('button', { name: services.add }).first().click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel(fields.title).fill('Our own inspection')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, services.created)).toBeVisible()
  const api = await signedIn(stack, owner)
  const before = await api.company.get()

  // Loaded where a new owner is asked, and looked at.
  await page.goto('/admin/setup')
  await load(page)
  await expectAccessible(page)
  const ofDemo = (await api.services.list()).data.filter(({ title }) => title !== 'Our own inspection')
  expect(ofDemo.length).toBeGreaterThan(3)
  const [edited, ...others] = ofDemo
  const item = (await api.news.list()).data[0]
  const paths = [...others.map(({ slug }) => `/service/${slug}`), `/news/${item?.slug}`]
  for (const path of paths) await expect.poll(() => answered(path), { message: path }).toBe(200)
  await page.goto('/')
  for (const title of [edited?.title ?? '', 'Our own inspection'])
    await expect(page.locator('#services').getByText(title).first()).toBeAttached()
  await expect(page.locator('#team li').first()).toBeAttached()
  await page.goto('/admin/messages')
  await expect(page.getByRole('main')).not.toContainText('No messages')

  await page.goto('/admin/services')
  await page.getByRole('button', { name: `Edit ${edited?.title}` }).click()
  await editor.getByLabel(fields.title).fill('Thermography as we do it')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, services.updated)).toBeVisible()

  // What was edited stays unless the owner agrees.
  await page.goto(settings)
  await page.getByRole('button', { name: demoContent.remove }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByLabel(demoContent.withEdited(1))).not.toBeChecked()
  await expectAccessible(page, '[role=dialog]')
  await question.getByRole('button', { name: demoContent.remove }).click()
  await expectRemoved(page)
  for (const path of paths) await expect.poll(() => answered(path), { message: path }).not.toBe(200)
  const titles = async () => (await api.services.list()).data.map(({ title }) => title).toSorted()
  expect(await titles()).toEqual(['Our own inspection', 'Thermography as we do it'])
  for (const left of [
    api.products,
    api.categories,
    api.team,
    api.partners,
    api.clients,
    api.news,
    api.references,
  ])
    expect((await left.list()).data).toEqual([])
  expect((await api.messages.list()).data).toEqual([])
  const { heroImages, faq, description, name } = await api.company.get()
  expect({ heroImages, faq, description, name }).toEqual({
    heroImages: before.heroImages,
    faq: before.faq,
    description: before.description,
    name: before.name,
  })
  const kept = (await api.services.list()).data.map(({ slug }) => `/service/${slug}`)
  for (const path of kept) expect([path, await answered(path)]).toEqual([path, 200])
  await expect
    .poll(async () => [...(await sitemap()).matchAll(/\/(?:service|products|news)\/[^<]+/g)].length)
    .toBe(2)
  await page.goto('/')
  await expect(page.locator('#services').getByText('Thermography as we do it').first()).toBeAttached()
  await expect(page.locator('#team li')).toHaveCount(0)

  // It can come again, and with the owner's agreement all of it goes; what stayed before is the firm's own by now.
  await load(page)
  const again = (await api.partners.list()).data[0]
  await api.partners.update(again?._id ?? '', { description: 'Changed by us.' })
  await page.goto(settings)
  await page.getByRole('button', { name: demoContent.remove }).click()
  await question.getByLabel(demoContent.withEdited(1)).check()
  await question.getByRole('button', { name: demoContent.remove }).click()
  await expectRemoved(page)
  expect((await api.partners.list()).data).toEqual([])
  expect(await titles()).toEqual(['Our own inspection', 'Thermography as we do it'])
  await page.goto('/admin/partners')
  await page.getByRole('button', { name: texts.trash.open }).click()
  await expect(row(page, again?.name ?? '')).toBeVisible()
})

async function load(page: Page) {
  if (!page.url().includes('/admin')) await page.goto(settings)
  await page.getByRole('button', { name: demoContent.load }).click()
  await page.getByRole('dialog').getByRole('button', { name: demoContent.load }).click()
  await expect(page.getByRole('button', { name: demoContent.remove })).toBeVisible({ timeout: 120_000 })
}

async function expectRemoved(page: Page) {
  await expect(page.getByRole('button', { name: demoContent.load })).toBeVisible({ timeout: 120_000 })
}
