import { limits } from '@busbar/contract'
import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { openAdmin, toast } from '../../admin.ts'
import { type Smtp, startSmtp } from '../../mail/smtp.ts'
import { signedIn } from '../../people.ts'
import { test as base, expect } from '../../stack.ts'

const messagesTexts = adminTexts.messages

/** An isolated stack that sends through a real mail server, which can be made to refuse. */
const test = base.extend<object, { smtp: Smtp; settings: Record<string, string> }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from its pattern
    async ({}, use) => {
      const smtp = await startSmtp()
      await use(smtp)
      await smtp.stop()
    },
    { scope: 'worker' },
  ],
  settings: [async ({ smtp }, use) => use({ SMTP_URL: smtp.url }), { scope: 'worker' }],
})

/** Opens a new message, and answers with its dialog. */
async function openMessage(page: Page, stack: Stack, subject: string) {
  const api = await signedIn(stack, stack.signIn)
  const sender = { name: 'Vera Visitor', email: 'vera@visitor.example' }
  const { data } = await api.messages.send({ ...sender, subject, message: 'Do you deliver to Lyon?' })
  await openAdmin(page, stack, `/admin/messages/${data._id}`)
  const dialog = page.getByRole('dialog', { name: subject })
  await expect(dialog.getByLabel(messagesTexts.reply)).toBeVisible()
  return dialog
}

test('a reply can be taken back for ten seconds: its text is in the box again and no mail goes out', async ({
  page,
  stack,
  smtp,
}) => {
  const dialog = await openMessage(page, stack, 'Second thoughts')
  const box = dialog.getByLabel(messagesTexts.reply)
  await box.fill('Yes, for free.')
  await dialog.getByRole('button', { name: messagesTexts.sendReply }).click()
  const reply = dialog.getByRole('listitem')
  await expect(reply).toContainText('By Demo Owner')
  await expect(reply).toContainText(/Sending in \d+ s/)
  await expect(box).toHaveValue('')
  await reply.getByRole('button', { name: messagesTexts.undo }).click()
  await expect(reply).toBeHidden()
  await expect(box).toHaveValue('Yes, for free.')

  await box.fill('Yes, for 40 dollars.')
  const start = Date.now()
  await dialog.getByRole('button', { name: messagesTexts.sendReply }).click()
  await expect(reply.getByText(messagesTexts.delivery.sent, { exact: true })).toBeVisible({ timeout: 20_000 })
  expect(Date.now() - start).toBeGreaterThan(limits.messages.undoFor - 500)
  await expect(reply.getByRole('button', { name: messagesTexts.undo })).toBeHidden()
  const sent = smtp.mails.filter((mail) => mail.includes('Re: Second thoughts'))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('Yes, for 40 dollars.')
})

test('a reply that the mail server refuses says why, and is sent when asked to try again', async ({
  page,
  stack,
  smtp,
}) => {
  const dialog = await openMessage(page, stack, 'A full mailbox')
  smtp.refuse(true)
  await dialog.getByLabel(messagesTexts.reply).fill('We do.')
  await dialog.getByRole('button', { name: messagesTexts.sendReply }).click()
  const reply = dialog.getByRole('listitem')
  await expect(reply.getByText(messagesTexts.delivery.failed)).toBeVisible({ timeout: 20_000 })
  await expect(reply).toContainText('mailbox is full')
  await expect(reply).toContainText(messagesTexts.triedAgain)
  smtp.refuse(false)
  await reply.getByRole('button', { name: messagesTexts.retry }).click()
  await expect(reply.getByText(messagesTexts.delivery.sent, { exact: true })).toBeVisible({ timeout: 20_000 })
  expect(smtp.mails.filter((mail) => mail.includes('Re: A full mailbox'))).toHaveLength(1)
})

test('an answer is saved, inserted at the next message, renamed and deleted', async ({ page, stack }) => {
  const answers = messagesTexts.answers
  let dialog = await openMessage(page, stack, 'First question')
  await dialog.getByLabel(messagesTexts.reply).fill('We deliver everywhere.')
  await dialog.getByRole('button', { name: answers.open }).click()
  await page.getByRole('menuitem', { name: answers.save }).click()
  await page.getByLabel(answers.title).fill('Delivery')
  await page.getByRole('button', { name: answers.saveButton }).click()
  await expect(toast(page, answers.saved)).toBeVisible()

  dialog = await openMessage(page, stack, 'Second question')
  const box = dialog.getByLabel(messagesTexts.reply)
  await box.fill('Hello Vera, ')
  await dialog.getByRole('button', { name: answers.open }).click()
  await page.getByRole('menuitem', { name: /^Delivery/ }).click()
  await expect(box).toHaveValue('Hello Vera, We deliver everywhere.')
  await expect(box).toBeFocused()

  // Each press closes what lies on top, and nothing below it.
  await dialog.getByRole('button', { name: answers.open }).click()
  await expect(page.getByRole('menuitem', { name: answers.edit })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: answers.edit })).toBeHidden()
  const list = page.getByRole('dialog', { name: answers.heading })
  await dialog.getByRole('button', { name: answers.open }).click()
  await page.getByRole('menuitem', { name: answers.edit }).click()
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(dialog).toBeVisible()

  await dialog.getByRole('button', { name: answers.open }).click()
  await page.getByRole('menuitem', { name: answers.edit }).click()
  await list.getByRole('button', { name: 'Edit Delivery' }).click()
  await list.getByLabel(answers.nameOf('Delivery')).fill('Delivery and costs')
  await list.getByRole('button', { name: answers.rename }).click()
  await expect(list.getByText('Delivery and costs')).toBeVisible()
  await list.getByRole('button', { name: 'Delete Delivery and costs' }).click()
  await expect(list.getByText(answers.none)).toBeVisible()
  await expect(box).toHaveValue('Hello Vera, We deliver everywhere.')
})
