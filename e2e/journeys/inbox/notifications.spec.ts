import type { Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { addUser, proofOf, signedIn, signInAs } from '../../people.ts'
import { sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

/** A mail server that is not there: every mail fails. */
test.use({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })

const notificationsTexts = adminTexts.notifications
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

test('/admin/notifications: unread messages and failed mails, newest first, each with what to do @spec-17', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  await api.messages.send({ name: 'Max', email: 'max@busbar.example', subject: 'Motors', message: 'Two.' })
  await api.users.invite({ email: 'grace@busbar.example', role: 'editor', ...proofOf(stack.signIn) })
  await expect
    .poll(async () => JSON.stringify(await api.notifications.list()), { timeout: 20_000 })
    .toContain('grace@busbar.example')

  await signInAs(page, { stack, who: stack.signIn, at: '/admin/notifications' })
  const invitation = row(
    page,
    notificationsTexts.notSent(notificationsTexts.mails.invitation, 'grace@busbar.example'),
  )
  const enquiry = row(page, notificationsTexts.wrote('Max'))
  await expect(invitation).toBeVisible()
  await expect(enquiry).toBeVisible()
  await expectAccessible(page)

  // The mail server is still not there, so the mail is still in the list after another try.
  await invitation.getByRole('button', { name: notificationsTexts.tryAgain }).click()
  await expect(page.getByText(notificationsTexts.retried)).toBeVisible()
  await expect(invitation).toBeVisible()
  await invitation.getByRole('button', { name: notificationsTexts.dismiss }).click()
  await expect(invitation).toBeHidden()

  await enquiry.getByRole('button', { name: notificationsTexts.markRead }).click()
  await expect(enquiry).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: notificationsTexts.readIt }).first().click()
  await expect(page.getByRole('dialog').getByText(adminTexts.messages.received)).toBeVisible()

  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/admin/notifications')
  await expect(page.getByText(notificationsTexts.preferences.heading)).toBeVisible()
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
})

test("the badge is '9+' above 9, and the count is asked for again every 5 minutes @spec-53 @spec-102 @spec-211 @spec-224", async ({
  page,
  stack,
}) => {
  let unread = 9
  let asked = 0
  await page.route(/api\/contact\/unread-count/, (route) => {
    asked += 1
    return route.fulfill({ json: { success: true, data: { count: unread } } })
  })
  // Its stream would seem dead to a clock that jumps, and all be read again.
  await page.route(/api\/live/, (route) => route.abort())
  await page.clock.install()
  await signInAs(page, { stack, who: stack.signIn, at: '/admin/partners' })
  const badge = page.locator('.mantine-Indicator-indicator')
  await expect(badge).toHaveText('9')
  const before = asked
  unread = 10
  await page.clock.runFor(5 * 60_000 - 10_000)
  expect(asked).toBe(before)
  await page.clock.runFor(20_000)
  await expect(badge).toHaveText('9+')
  expect(asked).toBe(before + 1)
})

test('the bell shows each user what they want: unread messages as specified, and other notices @spec-53', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const enquiry = {
    name: 'Nina',
    email: 'nina@busbar.example',
    subject: 'A quiet fan',
    message: 'How quiet?',
  }
  await api.messages.send(enquiry)
  await api.users.invite({ email: 'linus@busbar.example', role: 'editor', ...proofOf(stack.signIn) })
  await expect
    .poll(async () => (await api.notifications.list()).meta.counts.mail, { timeout: 20_000 })
    .toBeGreaterThan(0)
  const unread = await api.messages.unreadCount()
  const person = await addUser(stack)

  await signInAs(page, { stack, who: person, at: '/admin/notifications' })
  await bell(page).click()
  const menu = page.getByRole('menu')
  const item = menu.getByRole('menuitem', { name: 'Nina' })
  await expect(item.locator('> * > *')).toHaveText([
    'Nina',
    'A quiet fan',
    'How quiet?',
    /^(just now|\d+ minutes? ago)$/,
  ])
  await expect(menu.getByRole('menuitem', { name: 'View All' })).toHaveAttribute('href', '/admin/messages')
  await expect(menu.getByRole('menuitem', { name: /other notification/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveAccessibleName(notificationsTexts.open(unread))

  const preferences = page.getByRole('region', { name: notificationsTexts.preferences.heading })
  for (const kind of ['message', 'mail', 'spam'] as const) {
    const saved = page.waitForResponse('**/api/notifications/preferences')
    await preferences.getByRole('switch', { name: notificationsTexts.preferences.kinds[kind] }).click()
    await saved
  }
  await expect(bell(page)).toHaveAccessibleName(notificationsTexts.open(0))
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName(notificationsTexts.open(0))
  await bell(page).click()
  await expect(menu.getByText(notificationsTexts.messagesOff)).toBeVisible()
  await expect(menu.getByRole('menuitem')).toHaveText([notificationsTexts.viewAll])

  const colleague = await addUser(stack, 'editor')
  await signInAs(page, { stack, who: colleague, at: '/admin/notifications' })
  await expect(bell(page)).toHaveAccessibleName(notificationsTexts.open(unread))
  await expect(preferences.getByText(notificationsTexts.preferences.kinds.image)).toBeVisible()
  await expect(preferences.getByText(notificationsTexts.preferences.kinds.mail)).toBeHidden()
  await expect(row(page, 'A mail could not be sent')).toBeHidden()
})
