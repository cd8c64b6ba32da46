import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectListStates, openAdmin, refuseWrites, row, toast } from '../../admin.ts'
import { signedIn } from '../../people.ts'
import { expect, test } from '../../stack.ts'

const messagesTexts = adminTexts.messages
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
/** en-US: short month, day, year, hh:mm. */
const dateAndTime = /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d [AP]M/

async function send(stack: Stack, subject: string, message = 'Hello') {
  const api = await signedIn(stack, stack.signIn)
  const sender = { name: 'Vera Visitor', email: 'vera@visitor.example' }
  return (await api.messages.send({ ...sender, subject, message })).data._id
}

test('the table, the search box, the status filter and Refresh @spec-74 @spec-127 @spec-228', async ({
  page,
  stack,
}) => {
  const message = 'The first fifty characters of this message are shown, and no more.'
  await send(stack, 'A question of columns', message)
  await openAdmin(page, stack, '/admin/messages')
  await expect(page.getByRole('heading', { name: 'Contact Messages' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['From', 'Subject', 'Date', 'Status', 'Actions'])
  const sent = row(page, 'A question of columns')
  await expect(sent).toContainText('Vera Visitor')
  await expect(sent).toContainText('vera@visitor.example')
  await expect(sent).toContainText(`${message.slice(0, 50)}...`)
  await expect(sent).toContainText(dateAndTime)
  await expect(sent).toContainText('Unread')

  await page.getByPlaceholder('Search messages...').fill('QUESTION of columns')
  await expect(page.getByRole('row')).toHaveCount(2)
  await choose(page, 'Archived')
  await expect(page.getByText('No messages found')).toBeVisible()
  await choose(page, 'Unread')
  await expect(sent).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(toast(page, 'Messages refreshed')).toBeVisible()
})

test('mark read, archive, the bell after each, and what is said when that fails @spec-102 @spec-200', async ({
  page,
  stack,
}) => {
  await send(stack, 'To be put away')
  await send(stack, 'Archived unread')
  const unread = await (await signedIn(stack, stack.signIn)).messages.unreadCount()
  await openAdmin(page, stack, '/admin/messages?search=put+away')
  await expect(bell(page)).toHaveAccessibleName(adminTexts.notifications.open(unread))
  const sent = row(page, 'To be put away')
  await refuseWrites(page, /api\/contact\/.+/, 'PATCH')
  await sent.getByRole('button', { name: /as read$/ }).click()
  await expect(toast(page, 'Failed to mark message as read')).toBeVisible()
  await sent.getByRole('button', { name: /^Archive/ }).click()
  await expect(toast(page, 'Failed to archive message')).toBeVisible()
  await page.unroute(/api\/contact\/.+/)
  await sent.getByRole('button', { name: /as read$/ }).click()
  await expect(toast(page, 'Message marked as read')).toBeVisible()
  await expect(sent).toContainText('Read')
  await expect(bell(page)).toHaveAccessibleName(adminTexts.notifications.open(unread - 1))
  await expect(sent.getByRole('button', { name: /as read$/ })).toBeHidden()
  await sent.getByRole('button', { name: /^Archive/ }).click()
  await expect(toast(page, 'Message archived')).toBeVisible()
  await expect(sent).toContainText('Archived')
  // Archived cannot be archived again.
  await expect(sent.getByRole('button', { name: /^Archive/ })).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName(adminTexts.notifications.open(unread - 1))
  await page.getByPlaceholder('Search messages...').fill('Archived unread')
  await row(page, 'Archived unread')
    .getByRole('button', { name: /^Archive/ })
    .click()
  await expect(bell(page)).toHaveAccessibleName(adminTexts.notifications.open(unread - 2))
})

test('clicking a row opens the detail modal and reads the message; a reply is kept under the author’s name @spec-74 @spec-102', async ({
  page,
  stack,
}) => {
  await send(stack, 'Please open me', 'First line\nSecond line')
  const unread = await (await signedIn(stack, stack.signIn)).messages.unreadCount()
  await openAdmin(page, stack, '/admin/messages?search=open+me')
  await expect(bell(page)).toHaveAccessibleName(adminTexts.notifications.open(unread))
  const sent = row(page, 'Please open me')
  await sent.getByText('Vera Visitor').click()
  const dialog = page.getByRole('dialog', { name: 'Please open me' })
  await expect(dialog.getByText('vera@visitor.example')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Please open me' })).toBeVisible()
  await expect(dialog.getByText('Vera Visitor').first()).toBeVisible()
  await expect(dialog.getByText(/^Received /)).toHaveText(new RegExp(`^Received ${dateAndTime.source}$`))
  await expect(dialog.getByText('Second line')).toBeVisible()
  await expect(sent).toContainText('Read')
  await expect(bell(page)).toHaveAccessibleName(adminTexts.notifications.open(unread - 1))
  await dialog.getByLabel(messagesTexts.reply).fill('We call you tomorrow.')
  await dialog.getByRole('button', { name: messagesTexts.sendReply }).click()
  await expect(dialog.getByRole('heading', { name: 'Replies' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText('We call you tomorrow.')
  await expect(dialog.getByRole('listitem')).toContainText('By Demo Owner')
  await expect(dialog.getByRole('listitem')).toContainText(dateAndTime)
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(toast(page, 'Message archived')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Archive' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
})

test('a message has an address and neighbours, and leaves the inbox when it is archived', async ({
  page,
  stack,
}) => {
  const long = 'A subject that goes on and on until it no longer fits on the line it stands on'
  const [oldest, middle] = [await send(stack, 'Oldest of three', long.repeat(3)), await send(stack, long)]
  await send(stack, 'Newest of three')
  const api = await signedIn(stack, stack.signIn)
  await api.messages.reply(oldest, { message: 'Gladly.' })
  await openAdmin(page, stack, '/admin/messages')
  await expect(row(page, 'Oldest of three')).toContainText(messagesTexts.answered)
  const heights = await page
    .getByRole('row')
    .evaluateAll(([, ...rows]) => rows.map((one) => one.clientHeight))
  // But for the line below all rows except the last.
  expect(Math.max(...heights) - Math.min(...heights), 'rows of one height').toBeLessThanOrEqual(1)

  await row(page, long).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/admin/messages/${middle}$`))
  const opened = (subject: string) => page.getByRole('dialog', { name: subject })
  await opened(long).getByRole('button', { name: messagesTexts.next }).click()
  await expect(opened('Oldest of three')).toBeVisible()
  await opened('Oldest of three').getByRole('button', { name: 'Archive' }).click()
  await expect(toast(page, 'Message archived')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row(page, 'Oldest of three')).toBeHidden()
  await choose(page, 'All Messages')
  await expect(row(page, 'Oldest of three')).toContainText('Archived')

  await choose(page, messagesTexts.filters.inbox)
  await row(page, long)
    .getByRole('button', { name: messagesTexts.markUnread('Vera Visitor') })
    .click()
  await expect(toast(page, messagesTexts.markedUnread)).toBeVisible()
  await expect(row(page, long)).toContainText('Unread')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(row(page, long).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(opened(long)).toBeVisible()
  await page.keyboard.press('k')
  await expect(opened('Newest of three')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  for (const number of [1, 2, 3]) await send(stack, `One more ${number}`)
  await page.setViewportSize({ width: 390, height: 620 })
  await expect(page.getByRole('listitem').filter({ hasText: 'One more 3' })).toBeVisible()
  const bottoms = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= 620).length).toBeGreaterThanOrEqual(5)
})

test('the list goes on when a page comes back empty and there is a next one', async ({ page, stack }) => {
  await send(stack, 'Far down')
  let calls = 0
  // Only a search through very many messages answers so.
  await page.route(/api\/contact\?.*search=far/, (route) => {
    calls += 1
    if (calls > 2) return route.fallback()
    return route.fulfill({ json: { success: true, data: [], meta: { nextCursor: far } } })
  })
  await openAdmin(page, stack, '/admin/messages?search=far+down')
  await expect(row(page, 'Far down')).toBeVisible()
  expect(calls).toBe(3)
})

test('the list says that it loads, and that it failed, with Try Again @spec-200', async ({ page, stack }) => {
  await send(stack, 'Found again')
  await expectListStates(page, stack, {
    at: '/admin/messages',
    calls: /api\/contact\?/,
    loading: messagesTexts.loading,
    failed: 'Failed to load messages',
    shown: 'Found again',
  })
})

async function choose(page: Page, status: string) {
  await page.getByRole('combobox', { name: messagesTexts.filter }).click()
  await page.getByRole('option', { name: status, exact: true }).click()
}

/** A cursor that lies after every message that is sent here. */
const far = 'ffffffff-ffff-7fff-bfff-ffffffffffff'

test('A28: markup in any field of an enquiry is text in the menu, the list and the dialog', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  await api.messageSettings.update({ spamFilter: 'off' })
  const markup = (name: string) => `<img src=x onerror="window.ran='${name}'"><script>ran='${name}'</script>`
  const [name, subject, message] = ['name', 'subject', 'message'].map(markup) as [string, string, string]
  const email = '"<svg/onload=ran=1>"@evil.example'
  // An address that only a mail server of the last century would take is refused before anybody sees it.
  await expect(api.messages.send({ name, email, subject, message })).rejects.toThrow()
  await api.messages.send({ name, email: 'eve+onerror=ran@evil.example', subject, message })

  await openAdmin(page, stack, '/admin/messages')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('menu').getByText(name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, name)).toContainText(subject)
  await row(page, name).getByText(name).click()
  const dialog = page.getByRole('dialog')
  for (const text of [name, subject, message]) await expect(dialog.getByText(text)).toBeVisible()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await api.messageSettings.update({ spamFilter: 'normal' })
})
