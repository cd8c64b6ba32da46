import { expectAccessible } from '../../accessible.ts'
import { expect, signIn, test } from '../../stack.ts'

const sizes = { phone: { width: 375, height: 740 }, desktop: { width: 1440, height: 900 } }

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('the public pages are accessible', async ({ page }) => {
      for (const path of ['/', '/privacy']) {
        await page.goto(path)
        await expectAccessible(page)
      }
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the back office is accessible in ${colorScheme}`, async ({ page, stack }) => {
        // Every screen is looked at, one after the other.
        test.setTimeout(240_000)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const path of ['/register', '/forgot-password', '/reset-password?token=x', '/login']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectAccessible(page)
        }
        await signIn(page, stack)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        for (const [path, sign] of [
          ['/admin', 'Show as a table'],
          ['/admin/settings', 'Company name'],
          ['/admin/settings?tab=admin-user', 'Passkeys'],
          ['/admin/site-settings', 'Title suffix'],
          ['/admin/messages', 'Contact Messages'],
          ['/admin/newsletter', 'Import'],
          ['/admin/newsletter?tab=campaigns', 'No campaigns yet'],
          ['/admin/notifications', 'Show in the bell'],
          ['/admin/support', 'Copy diagnostics'],
          ['/admin/support?tab=mails', 'New enquiry'],
          ['/admin/help', 'Change a price'],
          ['/admin/help?guide=change-a-price', 'Open Products'],
          ['/admin/documentation', 'Who can do what'],
          ['/admin/documentation?tab=api', 'Sign in'],
          ['/admin/products', 'Add Product'],
          ['/admin/categories', 'Add Category'],
          ['/admin/services', 'Add Service'],
          ['/admin/team', 'Add Team Member'],
          ['/admin/clients', 'Add New Client'],
          ['/admin/users', stack.signIn.email],
        ] as const) {
          await page.goto(path)
          await expect(page.getByText(sign).first()).toBeVisible()
          await expectAccessible(page)
        }
        await page.goto('/admin/partners')
        await expect(page.getByText('Norrkabel').first()).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Edit Norrkabel' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await page.getByRole('button', { name: 'Delete Norrkabel' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
      })
    }
  })
}
