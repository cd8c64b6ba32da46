import { readFile } from 'node:fs/promises'
import { createClient, createNewsletterClient, type Role, texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { row, toast } from '../../admin.ts'
import { mailedLink } from '../../mail/mails.ts'
import { addUser, signInAs } from '../../people.ts'
import { sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

test.use({ settings: { NEWSLETTER_PER_MINUTE: '6000' } })

const newsletterTexts = adminTexts.newsletter
const { subscribers, campaigns } = newsletterTexts

async function open(page: Page, stack: Parameters<typeof addUser>[0], at: string, role: Role = 'editor') {
  await signInAs(page, { stack, who: await addUser(stack, role), at })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function expectGoodInBothColours(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.evaluate((scheme) => localStorage.setItem('mantine-color-scheme-value', scheme), colorScheme)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('subscribers: a list is imported, found, exported without formulas, and one is removed', async ({
  page,
  stack,
}) => {
  // Editors write newsletters; the whole list is administrators' to take away.
  await open(page, stack, '/admin/newsletter', 'admin')
  await page.getByRole('button', { name: subscribers.import, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(newsletterTexts.import.list)
    .fill('name;email\nAda;ada.reader@busbar.example\nMax;+max@busbar.example\nEve;nonsense')
  await dialog.getByLabel(newsletterTexts.import.haveAgreed).check()
  await dialog.getByRole('button', { name: newsletterTexts.import.start, exact: true }).click()
  await expect(dialog.getByText(newsletterTexts.import.added(2))).toBeVisible()
  await expect(dialog.getByText(newsletterTexts.import.invalid(1))).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: newsletterTexts.import.close }).last().click()

  // A file whose people are asked first.
  await page.getByRole('button', { name: subscribers.import, exact: true }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: newsletterTexts.import.chooseFile }).click(),
  ])
  await chooser.setFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('asked@busbar.example\nada.reader@busbar.example\n'),
  })
  await dialog.getByRole('button', { name: newsletterTexts.import.start, exact: true }).click()
  await expect(dialog.getByText(newsletterTexts.import.asked(1))).toBeVisible()
  await expect(dialog.getByText(newsletterTexts.import.known(1))).toBeVisible()
  await dialog.getByRole('button', { name: newsletterTexts.import.close }).last().click()
  await expect(row(page, 'asked@busbar.example')).toContainText(subscribers.states.waiting)
  expect(await mailedLink(stack, 'asked@busbar.example', '/newsletter/confirm')).toContain('token=')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: subscribers.export }).click(),
  ])
  expect(download.suggestedFilename()).toBe(subscribers.exportFile)
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain(`"'+max@busbar.example","confirmed"`)
  expect(file).toContain('"asked@busbar.example","waiting"')

  await page.getByLabel(subscribers.search).fill('max@')
  await expect(row(page, 'ada.reader@busbar.example')).toBeHidden()
  await page.getByRole('button', { name: subscribers.remove('+max@busbar.example') }).click()
  await dialog.getByRole('button', { name: subscribers.removeHint, exact: true }).click()
  await expect(toast(page, subscribers.removed)).toBeVisible()
  await expect(page.getByText(subscribers.empty)).toBeVisible()
  await page.goto('/admin/newsletter')
  await expect(row(page, 'ada.reader@busbar.example')).toContainText(subscribers.states.confirmed)
  await expectGoodInBothColours(page)
})

test('a campaign: written, looked at on desk and phone, tried out, sent, and left again by one click', async ({
  page,
  stack,
}) => {
  const fetchFrom: typeof fetch = (path, init) => fetch(new URL(String(path), stack.appUrls[0]), init)
  const { token } = await createClient({ fetch: fetchFrom }).session.login(stack.signIn)
  const newsletter = createNewsletterClient({ fetch: fetchFrom, token: () => token })
  const readers = ['one', 'two', 'three'].map((name) => `${name}.campaign@busbar.example`)
  await newsletter.importSubscribers({ addresses: readers, haveAgreed: true })

  await open(page, stack, '/admin/newsletter?tab=campaigns')
  await page.getByRole('link', { name: campaigns.add }).click()
  await page.getByRole('button', { name: campaigns.save }).click()
  await expect(page.getByText(texts.rules.newsletter.titleRequired)).toBeVisible()
  await page.getByLabel(campaigns.title).fill('News of the workshop')
  const editor = page.getByRole('textbox', { name: campaigns.body })
  await editor.fill('We have opened a new workshop.')
  const picker = page.getByPlaceholder(campaigns.findItem)
  await picker.click()
  const offered = page.getByRole('option').first()
  const chosen = (await offered.textContent()) ?? ''
  await offered.click()
  await expect(page.getByRole('button', { name: campaigns.removeItem(chosen) })).toBeVisible()

  // Nobody gets into a frame that is shut in, so its source has to do.
  const preview = page.locator('iframe[sandbox=""]')
  for (const text of ['News of the workshop', 'We have opened a new workshop.', chosen])
    await expect(preview).toHaveAttribute('srcdoc', new RegExp(RegExp.escape(text)))
  await page.getByText(adminTexts.mailPreview.widths.phone).click()
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(375)

  await page.getByRole('button', { name: campaigns.save }).click()
  await expect(toast(page, campaigns.saved)).toBeVisible()
  await page.getByRole('button', { name: campaigns.test }).click()
  await expect(toast(page, campaigns.testInFolder)).toBeVisible()
  await expectGoodInBothColours(page)

  await page.getByRole('button', { name: campaigns.send, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('News of the workshop')
  await dialog.getByRole('button', { name: campaigns.send, exact: true }).click()
  await expect(page.getByText(campaigns.states.done, { exact: true })).toBeVisible({ timeout: 20_000 })
  await expectGoodInBothColours(page)

  const wayOut = await mailedLink(stack, readers[0] ?? '', '/newsletter/unsubscribe')
  const left = await fetch(wayOut, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(left.status).toBe(200)
  expect((await newsletter.subscribers({ search: readers[0] })).data).toEqual([])
  await page.goto('/admin/newsletter?tab=campaigns')
  // One row: a test right after saving does not make a second one.
  await expect(row(page, 'News of the workshop')).toContainText(campaigns.states.done)
})
