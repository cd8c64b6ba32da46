import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible, expectContrast } from '../../accessible.ts'
import { openAdmin } from '../../admin.ts'
import { layoutFaults } from '../../layout.ts'
import { sample } from '../../sample.ts'
import { sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

/** An address, what is seen once it has its data, and what is pressed one after the other to open each dialog. */
type Screen = [path: string, sign: string, ...dialogs: RegExp[][]]

const signedOutScreens: Screen[] = ['/register', '/forgot-password', '/reset-password?token=x', '/login'].map(
  (path) => [path, ''],
)

const records: Screen[] = [
  [
    '/admin/products',
    'Add Product',
    [/^Edit /],
    [/^Edit /, /^Crop image 1/],
    [/^Edit /, new RegExp(`^${adminTexts.library.choose.action}$`)],
    [/^Edit /, new RegExp(texts.history.open)],
    [/^Delete /],
  ],
  ['/admin/categories', 'Add Category', [/^Edit /], [/^View /], [/^Add an event/]],
  ['/admin/services', 'Add Service', [/^Edit /]],
  ['/admin/team', 'Add Team Member', [/^Edit /]],
  ['/admin/partners', 'Norrkabel', [/^Edit Norrkabel/], [/^Delete Norrkabel/]],
  ['/admin/clients', 'Add New Client', [/^Edit /], [/^Delete /]],
  ['/admin/characteristics', 'Add Characteristic', [/^Add Characteristic$/]],
  ['/admin/references', 'Add Reference Project', [/^Edit /]],
  ['/admin/news', 'Add News Item', [/^Edit /]],
  ['/admin/pages', 'Add Page', [/^Edit /]],
  ['/admin/downloads', 'Add Download', [/^Edit /]],
]

const others: Screen[] = [
  ['/admin', 'Show as a table'],
  ['/admin/messages', 'Contact Messages', [/^Charging for 22 electric lorries/]],
  ['/admin/messages?status=archived', 'Contact Messages'],
  ['/admin/newsletter', 'Import', [new RegExp(`^${adminTexts.newsletter.subscribers.import}$`)]],
  ['/admin/newsletter?tab=campaigns', 'No campaigns yet'],
  ['/admin/newsletter/campaigns/new', ''],
  ['/admin/library', adminTexts.library.upload, [/, used once$/]],
  ['/admin/releases', adminTexts.releases.add, [/^New release$/]],
  ['/admin/releases?tab=published', adminTexts.releases.tabs.published],
  [
    '/admin/time-machine?collection=services',
    adminTexts.timeMachine.today,
    [new RegExp(`^${texts.history.seeWebsite}$`)],
  ],
  ['/admin/users', 'Security log', [/^Invite$/]],
  ['/admin/users?tab=security-log', 'Security log'],
  ['/admin/settings', 'Company name', [new RegExp(texts.history.open)]],
  ['/admin/settings?tab=social-media', 'Facebook'],
  ['/admin/settings?tab=location', 'Latitude'],
  ['/admin/settings?tab=hero-images', 'Slide 1'],
  ['/admin/settings?tab=faq', 'Question 1'],
  ['/admin/settings?tab=admin-user', 'Passkeys'],
  ['/admin/site-settings', 'Title suffix'],
  ['/admin/site-settings?tab=look', 'Primary colour'],
  ['/admin/site-settings?tab=sections', 'Hide while empty'],
  ['/admin/site-settings?tab=links', 'follow the home page'],
  ['/admin/site-settings?tab=words', 'Currency'],
  ['/admin/site-settings?tab=display', 'Time zone'],
  ['/admin/site-settings?tab=review', 'Editors need a review'],
  ['/admin/site-settings?tab=privacy', 'Start from the standard text'],
  ['/admin/site-settings?tab=enquiries', ''],
  ['/admin/site-settings?tab=personal-data', ''],
  ['/admin/site-settings?tab=demo-content', 'Remove demo content'],
  ['/admin/setup', adminTexts.setup.steps.online.title],
  ['/admin/notifications', 'Show in the bell'],
  ['/admin/support', 'Copy diagnostics'],
  ['/admin/support?tab=mails', 'New enquiry'],
  ['/admin/help', 'Change a price'],
  ['/admin/help?guide=change-a-price', 'Open Products'],
  ['/admin/documentation', 'Who can do what'],
  ['/admin/documentation?tab=api', 'Sign in'],
]

/** An address, the button that opens a menu there, and the widest window that has it. */
const menus: [path: string, button: RegExp, upTo?: number][] = [
  ['/admin', /^Account of/],
  ['/admin', /^Notifications/],
  ['/admin', /^Appearance/],
  ['/admin/messages', /^Actions for/, 390],
  ['/admin/time-machine?collection=services', /^More for the change of/],
]

type Size = { width: number; height: number }

const desktop: Size = { width: 1024, height: 768 }
const phone: Size = { width: 375, height: 620 }
const sizes: Size[] = [
  desktop,
  { width: 1200, height: 800 },
  { width: 1440, height: 900 },
  phone,
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]

test.use({ viewport: desktop, reducedMotion: 'reduce' })
// Every screen and dialog is looked at, one after the other.
test.describe.configure({ timeout: 400_000 })

test('the way in is accessible on phone and desktop, in light and dark', async ({ page }) => {
  for (const screen of signedOutScreens) await look(page, screen)
})

for (const [kind, screens] of Object.entries({ records, 'everything else': others }))
  test(`on phone and desktop, in light and dark, screens and dialogs are accessible, no word is broken, nothing lies over a button and nothing scrolls sideways: ${kind}`, async ({
    page,
    stack,
  }) => {
    await openAdmin(page, stack, '/admin')
    // Half of them, another half each day: a screen that breaks is noticed tomorrow, or at once with `--all`.
    for (const screen of sample(kind, screens, Math.ceil(screens.length / 2))) await look(page, screen)
  })

test('menus open within the window, and nothing in them is covered', async ({ page, stack }) => {
  await openAdmin(page, stack, '/admin')
  for (const [path, target, upTo = Number.POSITIVE_INFINITY] of menus) {
    await page.goto(path)
    const fitting = sizes.filter(({ width }) => width <= upTo)
    for (const size of sample(`${path} ${target}`, fitting, 2)) {
      await page.setViewportSize(size)
      await page.getByRole('button', { name: target }).filter({ visible: true }).first().click()
      const menu = page.getByRole('menu')
      await expect(menu).toBeVisible()
      await expect.poll(() => layoutFaults(page, '[role=menu]')).toEqual([])
      await expect(menu).toBeInViewport({ ratio: 1 })
      await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    }
  }
})

async function look(page: Page, [path, sign, ...dialogs]: Screen) {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('main [role=status] .mantine-Loader-root')).toHaveCount(0)
    await expectInOrder(page, {
      name: path,
      part: 'main',
      scroller: 'html',
      whole: 'html',
      looks: [desktop, phone],
    })
  })
  for (const presses of dialogs)
    await test.step(`${path} ${presses.join(' ')}`, async () => {
      const shown = page.getByRole('dialog')
      for (const [opened, name] of presses.entries()) {
        const link = page.getByRole('main').getByRole('link', { name })
        await page.getByRole('button', { name }).or(link).filter({ visible: true }).first().click()
        await expect(shown).toHaveCount(opened + 1)
      }
      // On a phone it is the same, and narrower; what lies below was looked at before.
      const dialog = '[role=dialog] >> nth=-1'
      await expectInOrder(page, {
        name: `${path} ${presses.join(' ')}`,
        part: '[role=dialog]',
        scroller: dialog,
        whole: '[role=dialog]',
        looks: [desktop],
      })
      for (let left = presses.length; left > 0; left -= 1) {
        await page.keyboard.press('Escape')
        await expect(shown).toHaveCount(left - 1)
      }
    })
}

type Part = {
  /** What today's sample of sizes is picked by. */
  name: string
  /** Whose words and buttons are looked at, and whose colours in the dark. */
  part: string
  scroller: string
  /** What the rules are checked for. */
  whole: string
  /** The sizes at which rules and colours are checked; the others are for the layout alone. */
  looks: Size[]
}

/** Sees to it that this part of the page neither scrolls sideways nor breaks a rule, in both colour schemes. */
async function expectInOrder(page: Page, { name, part, scroller, whole, looks }: Part) {
  const today = { looks: sample(name, looks, 1), sizes: sample(name, sizes, 1) }
  for (const size of new Set([...today.looks, ...today.sizes])) {
    await page.setViewportSize(size)
    const at = `at ${size.width} × ${size.height}`
    await expect.poll(() => layoutFaults(page, part), at).toEqual([])
    await expect.poll(() => sidewaysOverflow(page, scroller), at).toBeLessThanOrEqual(0)
    if (!today.looks.includes(size)) continue
    await expectAccessible(page, whole)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrast(page, part)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize(desktop)
}
