import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible, expectContrast } from '../../accessible.ts'
import { openAdmin, row, toast } from '../../admin.ts'
import { layoutFaults } from '../../layout.ts'
import { otherBrowser, releasesOf, signedIn } from '../../people.ts'
import { sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const texts = adminTexts.releases

test('two drafts are put into a release, looked at, published together and taken back by one Undo', async ({
  page,
  stack,
}) => {
  const { drafts } = await releasesOf(stack, stack.signIn)
  const [partner, service] = [unique('Quicksilver'), unique('Arc flash study')]
  await drafts.create({
    collection: 'partners',
    kind: 'new',
    values: { name: partner, description: 'New here.' },
  })
  await drafts.create({ collection: 'services', kind: 'new', values: { title: service } })

  // With the keyboard alone, from the list to both drafts in a release.
  await openAdmin(page, stack, '/admin/releases')
  await expect(row(page, partner)).toContainText('New partner')
  await press(page, texts.add)
  const name = unique('Autumn')
  await expect(page.getByLabel(texts.form.name)).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(texts.contains.none)).toBeVisible()
  await press(page, texts.contains.add)
  for (const title of [partner, service]) {
    await page.getByRole('checkbox', { name: title }).focus()
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await expect(toast(page, texts.contains.added(2))).toBeVisible()

  const changed = page.getByRole('region', { name: texts.pages.heading })
  await expect(changed.getByRole('button', { name: texts.pages.home })).toBeVisible()
  const { pages } = await checkOf(stack, page)
  await changed.getByRole('button', { name: texts.pages.home }).click()
  const preview = page.getByRole('dialog', { name: texts.pages.previewOf(name) })
  await expect(preview.frameLocator('iframe').last().getByText(partner).first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  expect(await served(stack, '/')).not.toContain(partner)

  await page.getByRole('button', { name: texts.publish.action }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(texts.publish.confirm(2, pages.length))
  await question.getByRole('button', { name: texts.publish.agree }).click()
  await expect(page.getByText(texts.statuses.published, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(service)
  for (const word of [partner, service])
    await expect.poll(() => served(stack, '/'), { timeout: 30_000 }).toContain(word)

  await toast(page, texts.publish.done).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, texts.undo.done)).toBeVisible()
  for (const word of [partner, service])
    await expect.poll(() => served(stack, '/'), { timeout: 30_000 }).not.toContain(word)
  await expect(page.getByRole('button', { name: texts.publish.action })).toBeVisible()

  // Taken out again, a draft stands alone; without its release, so does the other.
  await page.getByRole('button', { name: texts.contains.takeOutOf(partner) }).click()
  await expect(toast(page, texts.contains.takenOut)).toBeVisible()
  await page.getByRole('button', { name: texts.one.more }).click()
  await page.getByRole('menuitem', { name: texts.one.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.one.delete }).click()
  await expect(toast(page, texts.one.deleted)).toBeVisible()
  await expect(row(page, service)).toContainText('New service')
  await expect(row(page, name)).toHaveCount(0)
})

test('a release is scheduled and taken off; one that could not be published says why, and is settled', async ({
  page,
  stack,
}) => {
  const { drafts, releases } = await releasesOf(stack, stack.signIn)
  const client = await signedIn(stack, stack.signIn)
  const partner = await client.partners.create({ name: unique('Solder'), description: 'Before.' })
  const release = await releases.create({ name: unique('Fair'), note: 'For Hanover.' })
  await drafts.create({
    release: release._id,
    collection: 'partners',
    recordId: partner._id,
    kind: 'changed',
    values: { description: 'As drafted.' },
  })
  const address = `/admin/releases/${release._id}`
  await openAdmin(page, stack, address)
  await page.getByRole('button', { name: texts.schedule.action }).click()
  const dialog = page.getByRole('dialog', { name: texts.schedule.title })
  const at = dialog.getByLabel(texts.schedule.at)
  await expect(at).toHaveAccessibleDescription(/^Time zone: /)
  await at.fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: texts.schedule.save }).click()
  await expect(dialog.getByText('Please choose a time in the future')).toBeVisible()
  await at.fill('2099-03-01T09:00')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: texts.schedule.save }).click()
  await expect(page.getByText('Mar 1, 2099, 09:00 AM')).toBeVisible()
  await page.getByRole('button', { name: texts.schedule.remove }).click()
  await expect(toast(page, texts.schedule.removed)).toBeVisible()
  await expect(page.getByText('Mar 1, 2099')).toHaveCount(0)

  // Someone else changes the same fields before the scheduled time. The screen updates itself.
  await client.partners.update(partner._id, { description: 'Theirs.' })
  await releases.schedule(release._id, { publishAt: new Date(Date.now() + 1500).toISOString() })
  const main = page.getByRole('main')
  await expect(main.getByText(texts.schedule.failedAt)).toBeVisible({ timeout: 60_000 })
  await expect(main).toContainText('Someone else has changed the same fields.')
  await expect(main).toContainText(texts.clash.changed)
  await page.getByRole('button', { name: texts.publish.action }).click()
  await expect(toast(page, texts.publish.blocked)).toBeVisible()

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => layoutFaults(page, 'main')).toEqual([])
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page, 'main')

  await page.getByRole('button', { name: texts.clash.keepMine }).click()
  await expect(toast(page, texts.clash.settled)).toBeVisible()
  await expect(main).not.toContainText(texts.clash.changed)
  await page.getByRole('button', { name: texts.publish.action }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.publish.agree }).click()
  await expect(toast(page, texts.publish.done)).toBeVisible()
  expect((await client.partners.get(partner._id)).description).toBe('As drafted.')
  // Later it is taken back from its own screen.
  await page.goto('/admin/releases?tab=published')
  await page.getByRole('link', { name: release.name ?? '' }).click()
  await page.getByRole('button', { name: texts.undo.action }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.undo.action }).click()
  await expect(toast(page, texts.undo.done)).toBeVisible()
  expect((await client.partners.get(partner._id)).description).toBe('Theirs.')
})

test('a link shows the preview without an account until it is withdrawn', async ({
  page,
  stack,
  browser,
}) => {
  const { drafts } = await releasesOf(stack, stack.signIn)
  const values = { name: unique('Shown early'), description: 'New here.' }
  const { release } = await drafts.create({ collection: 'partners', kind: 'new', values })
  await openAdmin(page, stack, `/admin/releases/${release._id}`)
  await expect(page.getByRole('heading', { level: 1, name: values.name })).toBeVisible()
  await page.getByRole('button', { name: texts.share.create }).click()
  const link = page.getByRole('textbox', { name: texts.share.link })
  await expect(page.getByText(texts.share.created)).toBeVisible()
  const address = await link.inputValue()
  expect(address).toContain(`${stack.url}/preview/`)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page, 'main')

  const guest = await otherBrowser(browser, stack)
  await guest.goto(address)
  await expect(guest.getByText(values.name).first()).toBeAttached()
  await guest.context().close()
  // Shown once: the link is listed, but its address is gone.
  await page.reload()
  const links = page.getByRole('list', { name: texts.share.links })
  await expect(links.getByRole('listitem')).toHaveCount(1)
  await expect(link).toHaveCount(0)
  await links.getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: texts.share.withdraw }).click()
  await expect(toast(page, texts.share.withdrawn)).toBeVisible()
  await expect(links).toHaveCount(0)
  expect((await fetch(address)).status).toBe(404)

  // A draft alone ends with its release.
  await page.getByRole('button', { name: texts.contains.discardOf(values.name) }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.contains.discard }).click()
  await expect(toast(page, texts.contains.discarded)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/releases$/)
})

/** Presses a button of the screen by the keyboard. */
async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).first().focus()
  await page.keyboard.press('Enter')
}

async function checkOf(stack: Stack, page: Page) {
  const { releases } = await releasesOf(stack, stack.signIn)
  return releases.check(page.url().split('/').at(-1) ?? '')
}

async function served({ url }: Stack, path: string) {
  return (await fetch(new URL(path, url))).text()
}

const unique = (word: string) => `${word} ${crypto.randomUUID().slice(0, 6)}`
