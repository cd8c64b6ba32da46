import { texts } from '@busbar/contract'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../../dev/free-port.ts'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { expectAccessible } from '../../accessible.ts'
import { addUser, signInAs } from '../../people.ts'
import { sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

/** Nobody listens there, until one of the journeys does. */
const port = await freePort()

test.use({
  settings: { SMTP_URL: `smtp://post:hunter2@127.0.0.1:${port}` },
  permissions: ['clipboard-read', 'clipboard-write'],
})

const supportTexts = adminTexts.support

test('/admin/support: version, health of database, storage, mail and jobs, copy diagnostics without secrets @spec-17', async ({
  page,
  stack,
}) => {
  await signInAs(page, { stack, who: await addUser(stack), at: '/admin/support' })
  await expect(page.getByRole('heading', { name: supportTexts.someFailed })).toBeVisible()
  const part = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  for (const name of [supportTexts.parts.database, supportTexts.parts.storage])
    await expect(part(name)).toContainText(supportTexts.states.ok)
  await expect(part(supportTexts.about.mail)).toContainText(supportTexts.states.failed)
  await expect(part(supportTexts.about.mail)).toContainText(supportTexts.mend.unreachable.mail)
  await expect(part(supportTexts.parts.jobs)).toBeVisible()

  await page.getByRole('button', { name: supportTexts.copy }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Busbar \d+\.\d+\.\d+, Node v\d+/)
  expect(copied).toContain('mail: failed (unreachable)')
  for (const secret of ['hunter2', 'post:', stack.databaseUrl, stack.folder, stack.signIn.email])
    expect(copied).not.toContain(secret)

  // Tried out when asked: a second look is a new one.
  const diagnostics = page.locator('pre')
  const before = (await diagnostics.textContent()) ?? ''
  await page.waitForTimeout(1100)
  await page.getByRole('button', { name: supportTexts.checkAgain }).click()
  await expect(diagnostics).not.toHaveText(before)

  await page.setViewportSize({ width: 375, height: 740 })
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)
})

test('a test mail says what the mail server answered: a wrong server, then the right one', async ({
  page,
  stack,
}) => {
  const person = await addUser(stack)
  await signInAs(page, { stack, who: person, at: '/admin/support' })
  const test = page.getByRole('region', { name: supportTexts.testMail.heading })
  await test.getByRole('button', { name: supportTexts.testMail.send }).click()
  await expect(test.getByRole('status')).toContainText(supportTexts.testMail.refused)
  await expect(test.getByRole('status')).toContainText('ECONNREFUSED')
  await expect(test.getByRole('status')).not.toContainText('hunter2')
  await expectAccessible(page)

  // The operator corrects the address: here, the server that was missing comes up.
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'post' }),
    onRcptTo: ({ address }, _session, done) => {
      received.push(address)
      done()
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await test.getByRole('button', { name: supportTexts.testMail.send }).click()
  await expect(test.getByRole('status')).toContainText(supportTexts.testMail.accepted)
  await expect(test.getByRole('status')).toContainText('250')
  expect(received).toContain(person.email)
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

test('every kind of mail can be looked at, with pictures and as plain text', async ({ page, stack }) => {
  await signInAs(page, { stack, who: await addUser(stack), at: '/admin/support?tab=mails' })
  const kinds = page.getByRole('navigation', { name: supportTexts.mails.list })
  await kinds.getByRole('button', { name: supportTexts.mails.kinds.invitation.label }).click()
  const mail = page.locator('iframe[sandbox=""]')
  await expect(mail).toHaveAttribute('srcdoc', new RegExp(texts.mails.accept))
  await page.getByText(supportTexts.mails.forms.text).click()
  await expect(page.locator('pre')).toContainText(`${texts.mails.accept}:`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.evaluate((scheme) => localStorage.setItem('mantine-color-scheme-value', scheme), colorScheme)
    await page.reload()
    await expect(mail).toBeVisible()
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 375, height: 740 })
  await expect.poll(() => sidewaysOverflow(page)).toBe(0)

  // The mail as its reader opens it, in both colours.
  await page.setContent((await mail.getAttribute('srcdoc')) ?? '')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, 'table')
    await expect.poll(() => sidewaysOverflow(page)).toBe(0)
  }
})

test('an editor sees that support and the settings but their account are for administrators', async ({
  page,
  stack,
}) => {
  await signInAs(page, { stack, who: await addUser(stack, 'editor') })
  for (const path of ['support', 'site-settings', 'settings?tab=general', 'settings?tab=faq']) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByText(texts.admin.forAdministrators.title)).toBeVisible()
    await expect(page.locator('main form')).toHaveCount(0)
  }
  await page.goto('/admin/settings')
  await expect(page.getByRole('form', { name: texts.settings.adminUser })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Notifications')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Support')).toBeHidden()
})
