import { texts } from '@busbar/contract'
import { addUser, signInAs } from '../../people.ts'
import { expect, test } from '../../stack.ts'

test('the sidebar can be collapsed to its icons, which a reload keeps @spec-53 @spec-112', async ({
  page,
  stack,
}) => {
  await signInAs(page, { stack, who: stack.signIn })
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  const width = async () => (await sidebar.boundingBox())?.width ?? 0
  await expect(sidebar.getByText('Dashboard')).toBeVisible()
  const wide = await width()
  await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(width).toBeLessThan(wide / 2)
  await page.reload()
  await expect(sidebar.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  expect(await width()).toBeLessThan(wide / 2)
  await sidebar.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect.poll(width).toBe(wide)
})

test('on a laptop, an owner sees every entry of the sidebar without scrolling', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, { stack, who: stack.signIn })
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Dashboard', 'Users', 'Support'])
    await expect(sidebar.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await expect(sidebar.getByRole('button', { name: 'Collapse sidebar' })).toBeInViewport({ ratio: 1 })
})

test('Admin shell: the sidebar has the specified entries, and what was added in groups after them @spec-16 @spec-53 @spec-134', async ({
  page,
  stack,
}) => {
  const person = await addUser(stack)
  await signInAs(page, { stack, who: person })
  const groups = page.getByRole('navigation', { name: 'Main' }).getByRole('list')
  const links = (group: number) => groups.nth(group).getByRole('link')
  await expect(links(0).first()).toHaveAttribute('href', '/admin')
  await expect(links(0)).toHaveText([
    'Dashboard',
    'Products',
    'Categories',
    'Services',
    'Team',
    'Partners',
    'Clients',
    'Settings',
  ])
  await expect(links(1)).toHaveText(['Characteristics', 'References', 'News', 'Pages', 'Downloads'])
  await expect(links(2)).toHaveText([/^Messages\d*$/, 'Newsletter', 'Library', 'Releases', 'Time machine'])
  await expect(links(3)).toHaveText(['Notifications', 'Website settings', 'Help', 'Documentation', 'Support'])
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the sidebar is a drawer that closes when a screen was chosen @spec-53', async ({ page, stack }) => {
    await signInAs(page, { stack, who: stack.signIn })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    // The header's last button: nothing before it pushes it out of sight.
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Settings', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(drawer).toBeHidden()
  })
})

test('the user menu has name, email, Settings and Sign out @spec-53', async ({ page, stack }) => {
  const person = await addUser(stack)
  await signInAs(page, { stack, who: person })
  await page.getByRole('button', { name: `Account of ${person.name}` }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByText(person.name, { exact: true })).toBeVisible()
  await expect(menu.getByText(person.email)).toBeVisible()
  await menu.getByRole('menuitem', { name: 'Settings' }).click()
  await page.waitForURL(/\/admin\/settings/)
  await page.getByRole('button', { name: `Account of ${person.name}` }).click()
  await menu.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByRole('heading', { name: texts.auth.welcome })).toBeVisible()
})
