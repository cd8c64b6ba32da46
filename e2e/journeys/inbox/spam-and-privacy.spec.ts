import { readFile } from 'node:fs/promises'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { openAdmin, row, toast } from '../../admin.ts'
import { releasesOf, signedIn } from '../../people.ts'
import { expect, test } from '../../stack.ts'

const messagesTexts = adminTexts.messages
const casino = {
  name: 'Lucky Desk',
  email: 'bonus@lucky.example',
  subject: 'Casino bonus',
  message: 'Best online casino, 200 free spins: https://lucky.example',
}

test('spam waits in its folder with the reasons, is told once, released, and marked again', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  await api.messages.send(casino)
  await openAdmin(page, stack, '/admin/notifications')
  await expect(page.getByText(/^\d+ messages? in quarantine$/)).toBeVisible()
  await page.getByRole('link', { name: adminTexts.notifications.lookThrough }).click()

  const spam = row(page, 'Casino bonus')
  await expect(spam).toContainText('Spam')
  await spam.getByText('Lucky Desk').click()
  const dialog = page.getByRole('dialog', { name: 'Casino bonus' })
  await expect(dialog.getByText(messagesTexts.spamReasons['sales-talk'])).toBeVisible()
  await expect(dialog.getByText(messagesTexts.spamReasons['many-links'])).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: messagesTexts.notSpam }).click()
  await expect(toast(page, messagesTexts.released)).toBeVisible()
  await expect(dialog.getByText(messagesTexts.quarantine)).toBeHidden()
  await dialog.getByRole('button', { name: messagesTexts.close, exact: true }).last().click()
  await expect(spam).toBeHidden()

  await openAdmin(page, stack, '/admin/messages?search=casino+bonus')
  await expect(spam).toContainText('Read')
  await spam.getByRole('button', { name: messagesTexts.markSpam('Lucky Desk') }).click()
  await expect(toast(page, messagesTexts.markedSpam)).toBeVisible()
  await expect(spam).toBeHidden()
  const { data } = await api.messages.list({ status: 'spam', search: 'casino bonus' })
  expect(data).toMatchObject([{ isSpam: true, spamReasons: ['marked'] }])
})

test('a person’s data is found by the address, handed over as a file, and erased', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const email = 'una@forget.example'
  await api.messages.send({ name: 'Una', email, subject: 'Forget me', message: 'Please.' })
  await api.newsletter.subscribe({ email })
  await (await releasesOf(stack, stack.signIn)).drafts.create({
    collection: 'team',
    kind: 'new',
    values: { name: 'Una Draft', email, position: 'Sales', jobTitle: 'Seller', description: 'Sells.' },
  })
  await openAdmin(page, stack, '/admin/messages')
  await page.getByRole('link', { name: messagesTexts.privacy }).click()

  const { privacy } = adminTexts
  const form = page.getByRole('form', { name: privacy.heading })
  await form.getByLabel(privacy.email).fill(email)
  await form.getByRole('button', { name: privacy.search }).click()
  await expect(page.getByRole('heading', { name: privacy.found(email) })).toBeVisible()
  await expect(page.getByText('Forget me')).toBeVisible()
  await expect(page.getByText(privacy.asked)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Una Draft' })).toBeVisible()
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: privacy.exportFile }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('personal-data.json')
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(exported).toMatchObject({ email, messages: [{ subject: 'Forget me' }] })

  await page.getByRole('button', { name: privacy.erase }).click()
  const question = page.getByRole('dialog', { name: privacy.eraseTitle })
  await expect(question).toContainText(email)
  await question.getByRole('button', { name: privacy.erase }).click()
  await expect(toast(page, privacy.erased)).toBeVisible()
  await form.getByRole('button', { name: privacy.search }).click()
  await expect(page.getByText(privacy.nothing(email))).toBeVisible()
  expect((await api.messages.list({ search: email })).data).toEqual([])
})

test('how enquiries are treated is saved', async ({ page, stack }) => {
  const settings = adminTexts.messageSettings
  await openAdmin(page, stack, '/admin/site-settings?tab=enquiries')
  const form = page.getByRole('form', { name: settings.heading })
  await form.getByRole('switch', { name: settings.acknowledges }).press('Space')
  await form.getByRole('combobox', { name: settings.spamFilter }).click()
  await page.getByRole('option', { name: settings.spamFilters.strict }).click()
  await form.getByRole('combobox', { name: settings.keepMonths }).click()
  await page.getByRole('option', { name: settings.months(24) }).click()
  await form.getByRole('button', { name: 'Save Settings' }).click()
  await expect(toast(page, adminTexts.siteSettings.saved)).toBeVisible()
  const api = await signedIn(stack, stack.signIn)
  expect(await api.messageSettings.get()).toMatchObject({
    acknowledges: true,
    spamFilter: 'strict',
    keepMonths: 24,
  })
  await api.messageSettings.update({ acknowledges: false, spamFilter: 'normal', keepMonths: 0 })
})
