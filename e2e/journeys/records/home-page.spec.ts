import { allHomeSections, texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { addBlock, openAdmin, toast } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { doubleText, sidewaysOverflow, waitUntilPublished } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

// What it changes stands on every page.
const { structure, preview, company, records, blocks } = adminTexts
const save = (page: Page) =>
  page.getByRole('button', { name: company.save }).filter({ visible: true }).click()

test('sections are renamed, moved and hidden, the menu and the currency changed: previewed, saved, seen and undone', async ({
  page,
  stack,
}) => {
  const before = 'Our own people'
  const homeSections = allHomeSections([]).map((section) =>
    section.id === 'team' ? { ...section, heading: before } : section,
  )
  await (await signedIn(stack, stack.signIn)).siteSettings.update({ homeSections })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, stack, '/admin/site-settings?tab=sections')
  const list = page.getByRole('list', { name: structure.sections.list })
  await expectAccessible(page)

  // By keyboard alone.
  await list.getByLabel(structure.sections.heading('Team')).fill('The crew')
  const up = list.getByRole('button', { name: 'Move Team up' })
  await up.focus()
  for (const place of [3, 2, 1]) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(records.moved('Team', place, 7))).toBeAttached()
    await expect(up).toBeFocused()
  }
  await list.getByRole('button', { name: 'Move Team down' }).press('Enter')
  await expect(list.getByRole('button', { name: 'Move Team down' })).toBeFocused()
  await list.getByRole('switch', { name: structure.sections.showSection('Categories') }).press('Space')

  await page
    .getByRole('navigation', { name: 'Settings', exact: true })
    .getByText(structure.links.label)
    .click()
  await page.getByRole('switch', { name: structure.links.follow(structure.links.menu.title) }).press('Space')
  await page.getByLabel(structure.links.text(2)).fill('Our work')
  await page
    .getByRole('navigation', { name: 'Settings', exact: true })
    .getByText(structure.words.label)
    .click()
  await page.getByRole('combobox', { name: structure.words.currency }).fill('EUR')
  await page.getByRole('option', { name: /^EUR/ }).click()
  await page.getByRole('combobox', { name: structure.words.numberFormat }).click()
  await page.getByRole('option', { name: /^1\.234,50/ }).click()
  await expectAccessible(page)

  // Nothing of it is public before it is saved, and the preview has it.
  await page
    .getByRole('navigation', { name: 'Settings', exact: true })
    .getByText(structure.sections.label)
    .click()
  await expect(list).toBeVisible()
  await page.getByRole('button', { name: preview.preview }).filter({ visible: true }).click()
  const draft = page.frameLocator(`iframe[title^="${preview.sides.draft}"]:not([data-waiting])`)
  await expect(draft.getByText('The crew').first()).toBeAttached()
  await expect(draft.locator('#categories')).toHaveCount(0)
  expect(await (await fetch(stack.url)).text()).not.toContain('The crew')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await save(page)
  await expect(toast(page, adminTexts.siteSettings.saved)).toBeVisible()

  const visitor = await page.context().newPage()
  const menu = visitor.getByRole('navigation', { name: texts.site.mainNavigation })
  // Each part of the settings is saved by itself, and the page published after each.
  const saved = ['The crew', 'Our work', '18.450,00']
  await waitUntilPublished(visitor, '/', (html) => saved.every((words) => html.includes(words)))
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: 'The crew' })).toBeAttached()
  await expect(visitor.locator('#products')).toContainText('18.450,00 €')
  const ids = await visitor
    .locator('main section[data-tone]')
    .evaluateAll((all) => all.map(({ id, dataset }) => `${id} ${dataset.tone}`))
  expect(ids).toEqual([
    'services light',
    'team dark',
    'products light',
    'partners dark',
    'clients light',
    'contact dark',
  ])
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Our work',
    'Products',
    'Team',
    'Partners',
    'Contact',
    'References',
    'News',
  ])
  await expectAccessible(visitor)
  await menu.getByRole('link', { name: 'Team' }).click()
  await expect(menu.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'location')

  // Undone from the history, the page is what it was.
  await page.getByRole('button', { name: texts.history.open }).filter({ visible: true }).click()
  const history = page.getByRole('dialog')
  await expect(history).toContainText('The crew')
  // The last is what the demo began with.
  await history.getByRole('button', { name: texts.history.revert }).nth(-2).click()
  await expect(toast(page, texts.history.reverted)).toBeVisible()
  await waitUntilPublished(visitor, '/', (html) => !html.includes('The crew'))
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: before })).toBeAttached()
  await expect(visitor.locator('#categories')).toBeAttached()
})

test('blocks stand between two sections: added, moved by keyboard, previewed, published, seen and undone', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  await api.siteSettings.update({ homeSections: allHomeSections([]), menu: null })
  const [service] = (await api.services.list()).data
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, stack, '/admin/site-settings?tab=sections')
  const list = page.getByRole('list', { name: structure.sections.list })
  await list.getByRole('button', { name: structure.blocks.addAbove('Products') }).press('Enter')
  const part = list.locator('[data-tone]').filter({ has: page.locator('[data-add-block]') })
  await expect(part.getByRole('button', { name: blocks.add, exact: true })).toBeFocused()

  await addBlock(page, part, 'Cards')
  await part.getByLabel(blocks.fields.heading).fill('Where to begin')
  await part.getByRole('combobox', { name: 'Which ones' }).fill(service?.title ?? '')
  await page.getByRole('option', { name: service?.title }).click()
  await addBlock(page, part, 'Text')
  await part.locator('[contenteditable=true]').fill('Built in one hall, tested in the same one.')
  await part.getByRole('button', { name: 'Move Text (block 2) up' }).press('Enter')
  await expect(page.getByText(records.moved('Text', 1, 2))).toBeAttached()
  const down = list.getByRole('button', { name: `Move ${structure.blocks.name} down` })
  await down.press('Enter')
  await expect(page.getByText(records.moved(structure.blocks.name, 3, 8))).toBeAttached()
  await expect(down).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('button', { name: preview.preview }).filter({ visible: true }).click()
  const draft = page.frameLocator(`iframe[title^="${preview.sides.draft}"]:not([data-waiting])`)
  await expect(draft.getByText('Built in one hall').first()).toBeAttached()
  expect(await (await fetch(stack.url)).text()).not.toContain('Built in one hall')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await save(page)
  await expect(toast(page, adminTexts.siteSettings.saved)).toBeVisible()

  const visitor = await page.context().newPage()
  const between = visitor.locator('#products + [data-tone]')
  await waitUntilPublished(visitor, '/', (html) => html.includes('Built in one hall'))
  await visitor.goto('/')
  await expect(between).toContainText('Built in one hall, tested in the same one.')
  await expect(visitor.locator('#products + [data-tone] + #categories')).toBeAttached()
  await expect(between.locator('[data-island]')).toHaveCount(0)
  await expect(between.getByRole('heading', { level: 2, name: 'Where to begin' })).toBeAttached()
  await expect(between.getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute(
    'href',
    `/service/${service?.slug}`,
  )
  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expectAccessible(visitor)
    await expect.poll(() => sidewaysOverflow(visitor)).toBeLessThanOrEqual(0)
  }
  await visitor.setViewportSize({ width: 390, height: 900 })
  await doubleText(visitor)
  await expect.poll(() => sidewaysOverflow(visitor)).toBeLessThanOrEqual(0)

  // What a card says is what its record says, and a removed part comes back from the history.
  await api.services.update(service?._id ?? '', { title: 'Where all of it begins' })
  await expect
    .poll(async () => await (await fetch(stack.url)).text())
    .toMatch(/Where to begin.*Where all of it begins/s)
  await list.getByRole('button', { name: structure.blocks.removePart(structure.blocks.name) }).click()
  await expect(part).toHaveCount(0)
  await expect(list.getByRole('button', { name: structure.blocks.addAbove('Categories') })).toBeFocused()
  await toast(page, structure.blocks.removed).getByRole('button', { name: texts.admin.undo }).click()
  await expect(part).toHaveCount(1)
  await list.getByRole('button', { name: structure.blocks.removePart(structure.blocks.name) }).click()
  await save(page)
  await expect.poll(async () => await (await fetch(stack.url)).text()).not.toContain('Built in one hall')
  await page.getByRole('button', { name: texts.history.open }).filter({ visible: true }).click()
  const history = page.getByRole('dialog')
  await expect(history).toContainText('Built in one hall')
  await history.getByRole('button', { name: texts.history.revert }).first().click()
  await expect(toast(page, texts.history.reverted)).toBeVisible()
  await expect.poll(async () => await (await fetch(stack.url)).text()).toContain('Built in one hall')
  // Other journeys meet the demo as it was.
  await api.siteSettings.update({ homeSections: allHomeSections([]) })
  await api.services.update(service?._id ?? '', { title: service?.title })
})
