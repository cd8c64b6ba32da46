import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { openAdmin } from '../../admin.ts'
import { sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

/** The screen, and what is pressed one after the other to open its dialogs. */
const dialogs: [string, RegExp[]][] = [
  ['/admin/products', [/^Edit /]],
  ['/admin/products', [/^Edit /, /^Crop main image/]],
  ['/admin/categories', [/^Edit /]],
  ['/admin/categories', [/^View /]],
  ['/admin/categories', [/^Add an event/]],
  ['/admin/services', [/^Edit /]],
  ['/admin/team', [/^Edit /]],
  ['/admin/clients', [/^Edit /]],
  ['/admin/clients', [/^Delete /]],
  ['/admin/messages', [/^View /]],
  ['/admin/users', [/^Invite$/]],
]

for (const [size, viewport] of Object.entries({
  phone: { width: 375, height: 740 },
  desktop: { width: 1440, height: 900 },
})) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${size} in ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' })

      test('every editor dialog is accessible and nothing in it scrolls sideways', async ({
        page,
        stack,
      }) => {
        // Every dialog is looked at, one after the other.
        test.setTimeout(240_000)
        await openAdmin(page, stack, '/admin')
        for (const [path, presses] of dialogs) await look(page, path, presses)
      })
    })
  }
}

async function look(page: Page, path: string, presses: RegExp[]) {
  await page.goto(path)
  for (const name of presses) {
    const opened = await page.getByRole('dialog').count()
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toHaveCount(opened + 1)
  }
  await expectAccessible(page, '[role=dialog]')
  expect(await sidewaysOverflow(page, '[role=dialog] >> nth=-1')).toBeLessThanOrEqual(0)
}
