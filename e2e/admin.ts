import { texts } from '@busbar/contract'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Stack } from '../dev/stack.ts'
import { adminTexts } from '../web/app/admin/texts.ts'
import { signInAs } from './people.ts'

/** Opens a screen of the back office as the demo owner. */
export async function openAdmin(page: Page, stack: Stack, at: string) {
  await signInAs(page, { stack, who: stack.signIn, at })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

export const toast = (page: Page, text: string | RegExp) =>
  page.locator('.mantine-Notification-root').filter({ hasText: text }).first()

/** Adds a block at the end of an editor, and answers its fields. */
export async function addBlock(page: Page, editor: Locator, label: string) {
  const blocks = editor.locator('[data-block]')
  const before = await blocks.count()
  const menu = page.getByRole('menu')
  // The list opens in two steps, and closes when the page below it is scrolled or pressed in between.
  await expect(async () => {
    if ((await blocks.count()) > before) return
    if (!(await menu.isVisible()))
      await editor.getByRole('button', { name: adminTexts.blocks.add, exact: true }).click()
    await menu
      .getByRole('menuitem', { name: new RegExp(`^${label}`) })
      .first()
      .click({ timeout: 5000 })
    await expect(blocks).toHaveCount(before + 1, { timeout: 5000 })
  }).toPass()
  await expect(menu).toBeHidden()
  // The focus goes to its first field, or back to the button; a key that comes before that would meet what had it.
  await expect(editor.locator(':focus')).toHaveCount(1)
  return blocks.last()
}

/** Opens a screen whose list comes late, then fails, and comes when asked again. */
export async function expectListStates(page: Page, stack: Stack, states: ListStates) {
  const { at, calls, loading, failed, shown } = states
  const held = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await held.promise
    await refuse(route)
  })
  await openAdmin(page, stack, at)
  // Other tabs of the screen may say the same, unseen.
  const shownNow = (text: string) => page.getByText(text).filter({ visible: true })
  await expect(shownNow(loading)).toBeVisible()
  held.resolve()
  await expect(shownNow(failed)).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: texts.admin.tryAgain }).click()
  await expect(shownNow(shown).first()).toBeVisible()
}

type ListStates = {
  at: string
  /** The addresses of the list's calls. */
  calls: RegExp
  loading: string
  failed: string
  /** What is seen once the list is there. */
  shown: string
}

/** Has the server fail at the next writes of this kind. */
export async function refuseWrites(page: Page, calls: RegExp, method: string) {
  await page.route(calls, (route) => (route.request().method() === method ? refuse(route) : route.fallback()))
}

function refuse(route: Route) {
  return route.fulfill({ status: 500, json: { success: false, message: refusal, code: 'internal' } })
}

export const refusal = 'The server stumbled'

/** A file that is no image, and one that is too large for any. */
export const wrongFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') }
export const largeFile = {
  name: 'large.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
}

/** Eight by six amber pixels. */
export const amberFile = {
  name: 'amber.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEX/tACZS2KLAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIAcAAAA2AAHjaZSbAAAAAElFTkSuQmCC',
    'base64',
  ),
}

/** Six by six cyan ones, and twelve by six dark ones. */
export const squareFile = {
  name: 'square.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAYAAAAGCAMAAADXEh96AAAAA1BMVEU4xui+c5NwAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgIBYAAAAqAAGzwmscAAAAAElFTkSuQmCC',
    'base64',
  ),
}
export const wideFile = {
  name: 'wide.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAGCAMAAADAMI+zAAAAA1BMVEUQHS6Y5v95AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgoCYAAABOAAEHRChoAAAAAElFTkSuQmCC',
    'base64',
  ),
}

/** Writes wait from here on; the first tells that it has come, and the second lets all of them go on. */
export async function holdWrites(page: Page, calls: RegExp) {
  const [come, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'GET') {
      come.resolve()
      await held.promise
    }
    await route.fallback()
  })
  return [come.promise, held.resolve] as const
}
