import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { waitUntil } from '../../../dev/wait-until.ts'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible, expectContrast } from '../../accessible.ts'
import { openAdmin, row, toast } from '../../admin.ts'
import { layoutFaults } from '../../layout.ts'
import { releasesOf, signedIn } from '../../people.ts'
import { sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const { drafts, preview, products, partners } = adminTexts

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const published = async ({ url }: Stack, path: string) => (await fetch(new URL(path, url))).text()
/** What the frame of the draft shows. */
const draftFrame = (page: Page) =>
  page.frameLocator(`iframe[title^="${preview.sides.draft}"]:not([data-waiting])`)

test('what is typed is previewed and kept as a draft; visitors see it once it is published', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, stack, '/admin/partners')
  const name = 'Quietwire Ltd'
  await row(page, 'Norrkabel').getByRole('button', { name: /^Edit/ }).click()
  const editor = page.getByRole('dialog')

  // The page follows what is typed; scripts do not run in it, and links lead through it.
  await editor.getByRole('button', { name: preview.preview }).click()
  await expect(draftFrame(page).getByText('Norrkabel').first()).toBeAttached()
  await editor.getByLabel('Name').fill(name)
  const began = performance.now()
  await expect(draftFrame(page).getByText(name).first()).toBeAttached()
  console.log(`    typed to seen: ${Math.round(performance.now() - began)} ms`)
  await expect(draftFrame(page).locator('[data-preview-change]').first()).toBeAttached()
  await expect(
    editor.getByText(preview.changes(1)).or(editor.getByText(/changes on this page/)),
  ).toBeVisible()
  await expect(draftFrame(page).locator('script')).toHaveCount(0)
  await editor.getByText(preview.sides.live, { exact: true }).click()
  const live = page.frameLocator(`iframe[title^="${preview.sides.live}"]`)
  await expect(live.getByText('Norrkabel').first()).toBeAttached()
  await expect(live.getByText(name)).toHaveCount(0)
  await editor.getByText(preview.sides.draft, { exact: true }).click()
  await draftFrame(page)
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .last()
    .click()
  await expect(editor.getByLabel(preview.page)).toHaveValue('/privacy')
  await expect(page).toHaveURL(/\/admin\/partners\//)

  // A broken rule shows its message, and the page stays.
  await editor.getByLabel('Name').fill('')
  await expect(editor.getByText(/^The preview is waiting for this/)).toBeVisible()
  await editor.getByLabel('Name').fill(name)
  await expect(editor.getByText(/^The preview is waiting for this/)).toBeHidden()

  await button(page, preview.close).click()
  await button(page, drafts.save).click()
  await expect(toast(page, drafts.saved)).toBeVisible()
  await expect(row(page, 'Norrkabel').getByText(drafts.badges.changed)).toBeVisible()
  expect(await published(stack, '/')).not.toContain(name)

  await row(page, 'Norrkabel').getByRole('button', { name: /^Edit/ }).click()
  await expect(editor.getByText(/^Draft by .+, just now/)).toBeVisible()
  await expect(editor.getByLabel('Name')).toHaveValue(name)
  await button(page, drafts.publish).click()
  await expect(toast(page, partners.updated)).toBeVisible()
  await expect(row(page, name)).toBeVisible()
  await expect(row(page, name).getByText(drafts.badges.changed)).toHaveCount(0)
  await waitUntil('visitors see it', async () => (await published(stack, '/')).includes(name))
})

test('new records and deletions wait as drafts; a colleague sees them at once; either is discarded or published', async ({
  page,
  stack,
  context,
}) => {
  await openAdmin(page, stack, '/admin/products')
  const colleague = await context.newPage()
  await colleague.goto('/admin/products')
  await expect(button(colleague, products.add)).toBeVisible()

  const title = 'Unheard-of Relay'
  await button(page, products.add).click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Title').fill(title)
  await editor.getByLabel('Short description').fill('Not public yet.')
  await button(page, drafts.save).click()
  await expect(button(colleague, drafts.edit(title))).toBeVisible()

  await row(page, 'Busbar Trunking')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await button(page, drafts.deleteAsDraft).click()
  await expect(row(colleague, 'Busbar Trunking').getByText(drafts.badges.deleted)).toBeVisible()
  await row(page, 'Busbar Trunking').getByRole('button', { name: /^Edit/ }).click()
  await expect(editor.getByText(/drafted its deletion/)).toBeVisible()
  await button(page, drafts.discard).click()
  await page
    .getByRole('dialog', { name: drafts.discardTitle })
    .getByRole('button', { name: drafts.discard })
    .click()
  await expect(toast(page, drafts.discarded)).toBeVisible()
  await expect(row(colleague, 'Busbar Trunking').getByText(drafts.badges.deleted)).toHaveCount(0)

  await button(page, drafts.edit(title)).click()
  await expect(editor.getByLabel('Title')).toHaveValue(title)
  await button(page, drafts.publish).click()
  await expect(toast(page, products.created)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/products$/)
  await expect(button(colleague, drafts.edit(title))).toHaveCount(0)
  await expect(row(page, title)).toBeVisible()
})

test('another order waits as a draft, is changed once more, and is published from the list', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const order = async () => (await api.services.list()).data.map(({ title }) => title)
  const [first, second, third] = await order()
  await openAdmin(page, stack, '/admin/services')
  await button(page, drafts.reorder).click()
  const dialog = page.getByRole('dialog', { name: 'Order of services', exact: true })
  await button(page, drafts.save).click()
  await expect(toast(page, drafts.orderUnchanged)).toBeVisible()
  await button(page, `Move ${first} down`).last().click()
  await expect(dialog.getByRole('listitem').first()).toHaveText(second ?? '')
  await expectAccessible(page)
  await button(page, drafts.save).click()
  await expect(dialog).toBeHidden()
  expect((await order()).slice(0, 3)).toEqual([first, second, third])

  await page.reload()
  await button(page, drafts.edit(drafts.order)).click()
  await expect(dialog.getByRole('listitem').first()).toHaveText(second ?? '')
  await button(page, `Move ${first} down`).last().press('Enter')
  await button(page, drafts.save).click()
  await expect(dialog).toBeHidden()
  await button(page, drafts.edit(drafts.order)).click()
  await dialog.getByRole('button', { name: drafts.publish }).click()
  await expect(dialog).toBeHidden()
  await expect(button(page, drafts.edit(drafts.order))).toHaveCount(0)
  expect((await order()).slice(0, 3)).toEqual([second, third, first])
})

test('a draft that clashes with what is live asks, and keeps what was chosen', async ({ page, stack }) => {
  const api = await signedIn(stack, stack.signIn)
  const office = await releasesOf(stack, stack.signIn)
  const [member] = (await api.team.list()).data
  if (!member) throw new Error('The demo has a team')
  const draft = { collection: 'team', recordId: member._id, kind: 'changed' as const }
  await office.drafts.create({ ...draft, values: { name: 'Drafted' } })
  await api.team.update(member._id, { name: 'Live' })
  await openAdmin(page, stack, `/admin/team/${member._id}`)
  const editor = page.getByRole('dialog')
  await editor.getByRole('radio', { name: /Drafted/ }).click()
  await editor.getByRole('button', { name: 'Save my choice' }).click()
  await expect(toast(page, drafts.saved)).toBeVisible()
  await expect(editor).toBeHidden()
  expect((await api.team.get(member._id)).name).toBe('Live')
  await page.goto(`/admin/team/${member._id}`)
  await button(page, drafts.publish).click()
  await expect(row(page, 'Drafted')).toBeVisible()
  expect((await api.team.get(member._id)).name).toBe('Drafted')
})

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const)
  test(`by keyboard, at ${width} px: a draft is made, previewed and discarded; everything is accessible and in its place`, async ({
    page,
    stack,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAdmin(page, stack, '/admin/services')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    const editor = page.getByRole('dialog').first()
    await expect(editor.getByLabel('Title')).toBeFocused()
    await page.keyboard.type(` at ${width}`)
    if (width < 640) {
      await button(page, drafts.more).focus()
      await page.keyboard.press('Enter')
      // Opening moves the focus in a moment; an arrow key may come before or after that.
      await page.getByRole('menuitem', { name: drafts.save }).focus()
    } else await button(page, drafts.save).focus()
    await page.keyboard.press('Enter')
    await expect(toast(page, drafts.saved)).toBeVisible()
    await expect(page.getByText(drafts.badges.changed, { exact: true })).toBeVisible()

    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(editor.getByText(/^Draft by/)).toBeVisible()
    await button(page, preview.preview).focus()
    await page.keyboard.press('Enter')
    await expect(draftFrame(page).getByText(`at ${width}`).first()).toBeAttached({ timeout: 20_000 })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page, '[role=dialog]')
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await layoutFaults(page, `[aria-label="${preview.preview}"]`)).toEqual([])
    await expect.poll(() => sidewaysOverflow(page, '[role=dialog] >> nth=-1')).toBeLessThanOrEqual(0)
    // Esc closes the preview alone.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: preview.preview })).toHaveCount(0)
    await expect(editor).toBeVisible()
    expect(await layoutFaults(page, '[role=dialog]')).toEqual([])

    await button(page, drafts.discard).focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog', { name: drafts.discardTitle })
      .getByRole('button', { name: drafts.discard })
      .focus()
    await page.keyboard.press('Enter')
    await expect(toast(page, drafts.discarded)).toBeVisible()
    await expect(page.getByText(drafts.badges.changed, { exact: true })).toHaveCount(0)
  })

test('settings are kept as a draft, previewed and published', async ({ page, stack }) => {
  await openAdmin(page, stack, '/admin/settings')
  const name = 'Wattwerk Tomorrow'
  await page.getByLabel('Company name').fill(name)
  await button(page, preview.preview).click()
  await expect(draftFrame(page).getByText(name).first()).toBeAttached({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await button(page, drafts.save).click()
  await expect(toast(page, drafts.saved)).toBeVisible()
  await expect(page.getByText(/^Draft by/)).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue(name)
  await expectAccessible(page)
  // Another section is part of the same draft.
  await page.goto('/admin/settings?tab=social-media')
  await page.getByLabel('Facebook').fill('https://www.facebook.example/tomorrow')
  await button(page, drafts.save).click()
  await expect(toast(page, drafts.saved)).toBeVisible()
  expect(await published(stack, '/')).not.toMatch(/Wattwerk Tomorrow|facebook.example\/tomorrow/)
  await button(page, drafts.publish).click()
  await expect(page.getByText(/^Draft by/)).toHaveCount(0)
  await waitUntil('visitors see both', async () => {
    const home = await published(stack, '/')
    return home.includes(name) && home.includes('facebook.example/tomorrow')
  })
})
