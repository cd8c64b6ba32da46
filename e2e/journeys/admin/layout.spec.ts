import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { openAdmin } from '../../admin.ts'
import { sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const tabsOf = (path: string, tabs: string[]) => tabs.map((tab) => `${path}?tab=${tab}`)
const screens = [
  '/admin',
  '/admin/products',
  '/admin/categories',
  '/admin/services',
  '/admin/team',
  '/admin/partners',
  '/admin/clients',
  '/admin/messages',
  ...tabsOf('/admin/newsletter', ['subscribers', 'campaigns']),
  '/admin/newsletter/campaigns/new',
  ...tabsOf('/admin/users', ['users', 'security-log']),
  ...tabsOf('/admin/settings', ['general', 'social-media', 'hero-images', 'faq', 'admin-user']),
  ...tabsOf('/admin/site-settings', ['website', 'enquiries', 'personal-data']),
  '/admin/notifications',
  '/admin/support',
  '/admin/help',
]

/** The screen, and what is pressed one after the other to open its dialogs. */
const dialogs: [string, RegExp[]][] = [
  ['/admin/products', [/^Edit /]],
  ['/admin/products', [/^Edit /, /^Crop main image/]],
  ['/admin/products', [/^Edit /, new RegExp(texts.history.open)]],
  ['/admin/products', [/^Delete /]],
  ['/admin/categories', [/^Edit /]],
  ['/admin/categories', [/^View /]],
  ['/admin/categories', [/^Add an event/]],
  ['/admin/services', [/^Edit /]],
  ['/admin/team', [/^Edit /]],
  ['/admin/partners', [/^Edit /]],
  ['/admin/clients', [/^Edit /]],
  ['/admin/messages', [/^View /]],
  ['/admin/newsletter', [new RegExp(`^${adminTexts.newsletter.subscribers.import}$`)]],
  ['/admin/users', [/^Invite$/]],
]

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 390, height: 620 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, reducedMotion: 'reduce', actionTimeout: 20_000 })

    test('no word is broken, nothing lies over a button and nothing scrolls sideways, on any screen or dialog', async ({
      page,
      stack,
    }) => {
      // Every screen and dialog is looked at, one after the other.
      test.setTimeout(400_000)
      await openAdmin(page, stack, '/admin')
      const wrong: Record<string, string[]> = {}
      for (const path of screens) {
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('main [role=status] .mantine-Loader-root')).toHaveCount(0)
        const found = await look(page, 'main')
        if ((await sidewaysOverflow(page)) > 0) found.push('scrolls sideways')
        if (found.length > 0) wrong[path] = found
      }
      for (const [path, presses] of dialogs) {
        await page.goto(path)
        for (const name of presses) {
          const opened = await page.getByRole('dialog').count()
          await page.getByRole('button', { name }).first().click()
          await expect(page.getByRole('dialog')).toHaveCount(opened + 1)
        }
        const found = await look(page, '[role=dialog]')
        if (found.length > 0) wrong[`${path} ${presses.join(' ')}`] = found
      }
      expect(wrong).toEqual({})
    })
  })
}

/** What is broken or covered in the last of these parts of the page. */
function look(page: Page, part: string): Promise<string[]> {
  return page.locator(part).last().evaluate(brokenAndCovered)
}

/** Runs in the browser. */
function brokenAndCovered(part: Element): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const found = new Set<string>()

  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!node.parentElement || !isShown(node.parentElement)) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s@._/–-]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.add(`broken: ${word}`)
    }
  }

  const buttons = [...part.querySelectorAll('button, a[href], [role=tab]')].filter(isShown)
  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? ''
  const isCovered = (button: Element) => {
    // A link in a text may have lines; its first is enough.
    const { left, top, width, height } = button.getClientRects()[0] ?? button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return !hit || !(button.contains(hit) || hit.contains(button))
  }
  for (const button of buttons) {
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (isCovered(button)) found.add(`covered: ${nameOf(button)}`)
  }

  // What sticks to the edge of a dialog is pressed while anything may be below it.
  const submit = part.querySelector('[type=submit]')
  const scroller = part.closest('[role=dialog]')
  if (submit && scroller && getComputedStyle(submit.closest('form > div') ?? submit).position === 'sticky')
    for (let down = 0; down < scroller.scrollHeight; down += 8) {
      scroller.scrollTop = down
      for (const button of submit.parentElement?.querySelectorAll('button') ?? [])
        if (isShown(button) && isCovered(button)) found.add(`covered at ${down}: ${nameOf(button)}`)
    }
  return [...found]
}
