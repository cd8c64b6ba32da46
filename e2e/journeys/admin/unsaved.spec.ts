import { texts } from '@busbar/contract'
import type { Locator, Page } from '@playwright/test'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { openAdmin } from '../../admin.ts'
import { addUser, fillSignIn, signOut } from '../../people.ts'
import { expect, test } from '../../stack.ts'

const messages = adminTexts.messages
const typed = 'Half a sentence'

/** Something that people type into: how it is opened from the dashboard, and the field. */
type Editor = {
  screen: string
  /** Buttons or tabs pressed one after the other. */
  presses?: RegExp[]
  field: (page: Page) => Locator
  isDialog?: boolean
  /** Another section of the settings. */
  otherSection?: string
  /** The form of another editor with other fields: that one is left in every way, this one in one. */
  isAsAnother?: boolean
}

const titled = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true })
const inForm = (form: string, name: string) => (page: Page) =>
  page.getByRole('form', { name: form }).getByRole('textbox', { name, exact: true })

const record = (screen: string, name: string): Editor => ({
  screen,
  presses: [/^Edit /],
  field: titled(name),
  isDialog: true,
  isAsAnother: true,
})
const { company, siteSettings } = adminTexts
const records: Record<string, Editor> = {
  products: { ...record('Products', 'Title'), isAsAnother: false },
  categories: record('Categories', 'Title'),
  events: { ...record('Categories', 'Title'), presses: [/^Add an event/] },
  services: record('Services', 'Title'),
  team: record('Team', 'Name'),
  partners: record('Partners', 'Partner Name'),
  clients: record('Clients', 'Client Name'),
}
const parts: Record<string, Editor> = {
  'general settings': {
    screen: 'Settings',
    field: inForm(company.general, company.name),
    otherSection: company.faq,
  },
  'social media': {
    screen: 'Settings',
    presses: [/^Social Media/],
    field: inForm(company.social, 'Facebook'),
    isAsAnother: true,
    otherSection: company.hero,
  },
  'hero images': {
    screen: 'Settings',
    presses: [/^Hero Images/],
    field: (page) => page.getByRole('group', { name: 'Slide 1' }).getByLabel('Title', { exact: true }),
    otherSection: company.general,
  },
  questions: {
    screen: 'Settings',
    presses: [/^FAQ/],
    field: inForm(company.faq, 'Question 1'),
    isAsAnother: true,
    otherSection: company.social,
  },
  'own account': {
    screen: 'Settings',
    presses: [/^Admin User/],
    field: inForm(texts.settings.adminUser, 'Name'),
    otherSection: company.general,
  },
  'privacy text': {
    screen: 'Settings',
    presses: [/^Privacy text/],
    field: inForm(siteSettings.privacyText, siteSettings.privacyText),
    // At the other address of the settings.
    otherSection: company.general,
  },
  campaign: {
    screen: 'Newsletter',
    presses: [/^New campaign$/],
    field: (page) => page.getByRole('textbox', { name: adminTexts.newsletter.campaigns.body }),
  },
}

for (const [kind, group] of Object.entries({ records, parts }))
  test(`typed into any editor, it is asked about on the way out and found again after a crash: ${kind}`, async ({
    page: first,
    stack,
  }) => {
    test.setTimeout(400_000)
    await openAdmin(first, stack, '/admin')
    let page = first
    for (const [name, editor] of Object.entries(group)) {
      await test.step(name, async () => {
        if (editor.isAsAnother) await leaveInOneWay(page, editor)
        else page = await leaveInEveryWay(page, editor)
      })
    }
  })

test('a reply and the name of a saved answer are there again, however they were left', async ({
  page: first,
  stack,
}) => {
  await openAdmin(first, stack, '/admin')
  let page = first
  const reply = () => page.getByLabel(messages.reply, { exact: true })
  const answerName = () => page.getByLabel(messages.answers.title)
  const openMessage = async () => {
    await page.getByRole('link', { name: 'Messages', exact: true }).click()
    await page
      .getByRole('button', { name: /^View / })
      .first()
      .click()
  }
  const nameAnswer = async () => {
    await page.getByRole('button', { name: messages.answers.open }).click()
    await page.getByRole('menuitem', { name: messages.answers.save }).click()
  }
  await openMessage()
  await reply().fill(typed)
  await nameAnswer()
  await answerName().fill('Delivery')
  // One layer after the other: the name, then an open menu, then the message.
  await page.keyboard.press('Escape')
  await expect(answerName()).toBeHidden()
  await expect(reply()).toHaveValue(typed)
  const opener = page.getByRole('button', { name: messages.answers.open })
  // The focus goes from the button into the menu in a moment; Esc may come before that.
  for (const focus of [async () => undefined, () => opener.focus()]) {
    await opener.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(reply()).toHaveValue(typed)
  }
  const ways = {
    Esc: () => page.keyboard.press('Escape'),
    Close: () => page.getByRole('button', { name: messages.close, exact: true }).last().click(),
    Back: () => page.goBack(),
    link: () => page.getByRole('link', { name: 'Dashboard' }).dispatchEvent('click'),
    reload: () => page.goto('/admin'),
    crash: async () => {
      page = await crash(page)
      await page.goto('/admin')
    },
  }
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(way, async () => {
      await leave()
      await expect(reply()).toBeHidden()
      await openMessage()
      await expect(reply()).toHaveValue(typed)
      await nameAnswer()
      await expect(answerName()).toHaveValue('Delivery')
      if (way !== 'Back' && way !== 'link') await page.keyboard.press('Escape')
    })
  }
  // Once it is sent, it is no draft any more.
  await page.getByRole('button', { name: messages.sendReply }).click()
  await expect(page.getByText(/^Sending in/)).toBeVisible()
  await expect(reply()).toHaveValue('')
  await page.reload()
  await expect(reply()).toHaveValue('')
})

test('what was typed stays in the browser until its user signs out', async ({ page, stack }) => {
  const person = await addUser(stack, 'editor')
  const open = async () => {
    await page.getByRole('link', { name: 'Messages', exact: true }).click()
    await page
      .getByRole('button', { name: /^View / })
      .first()
      .click()
  }
  const reply = page.getByLabel(messages.reply, { exact: true })
  const kept = () => page.evaluate(() => JSON.stringify(localStorage))
  await fillSignIn(page, person)
  await open()
  await reply.fill(typed)
  await page.goto('/admin')
  expect(await kept()).toContain(typed)
  await signOut(page)
  expect(await kept()).not.toContain(typed)
  await fillSignIn(page, person)
  await open()
  await expect(reply).toHaveValue('')
})

test('Esc closes one layer at a time', async ({ page, stack }) => {
  await openAdmin(page, stack, '/admin/products')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: adminTexts.products.editTitle })
  const over = (name: RegExp) => page.getByRole('dialog', { name })
  await form.getByRole('button', { name: texts.history.open }).click()
  await expect(over(/^History/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(over(/^History/)).toBeHidden()
  await form.getByRole('button', { name: /^Crop image 1/ }).click()
  await expect(over(new RegExp(adminTexts.images.cropTitle))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(over(new RegExp(adminTexts.images.cropTitle))).toBeHidden()
  // A list of choices is a layer too.
  await form.getByLabel(adminTexts.products.category).first().click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
})

async function leaveInOneWay(page: Page, editor: Editor) {
  await open(page, editor)
  await editor.field(page).fill(typed)
  await expectAsked(page, editor, () => leaveByLink(page))
  await leaveByLink(page)
  await page.getByRole('button', { name: texts.admin.discard }).click()
  await expectDashboard(page)
}

/** Answers with the tab that took the place of the one that crashed. */
async function leaveInEveryWay(page: Page, editor: Editor) {
  await open(page, editor)
  await editor.field(page).fill(typed)
  if (editor.isDialog) {
    await expectAsked(page, editor, () => page.keyboard.press('Escape'))
    await expectAsked(page, editor, () =>
      page.getByRole('dialog').getByRole('button', { name: texts.admin.close }).first().click(),
    )
  }
  if (editor.otherSection) await openSection(page, editor.otherSection)
  await expectAsked(page, editor, () => page.evaluate(() => history.back()))
  if (editor.otherSection) await openSection(page, editor.otherSection)
  await expectAsked(page, editor, () => leaveByLink(page))
  await expectAskedByBrowser(page)
  await expectTyped(editor.field(page))

  const next = await crash(page)
  await next.goto('/admin')
  await open(next, editor)
  await next.getByRole('button', { name: texts.unsaved.bringBack }).first().click()
  await expectTyped(editor.field(next))
  await leaveByLink(next)
  await next.getByRole('button', { name: texts.admin.discard }).click()
  await expectDashboard(next)
  await open(next, editor)
  await expect(editor.field(next)).toBeVisible()
  await expect(next.getByRole('button', { name: texts.unsaved.bringBack })).toHaveCount(0)
  await next.goto('/admin')
  return next
}

/** The address is there before the screen is, and until then the one before takes no notice of a press. */
async function expectDashboard(page: Page) {
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
}

const leaveByLink = (page: Page) => page.getByRole('link', { name: 'Dashboard' }).dispatchEvent('click')

async function open(page: Page, { screen, presses = [] }: Editor) {
  await page.getByRole('link', { name: screen, exact: true }).click()
  for (const name of presses) {
    const named = { name }
    const target = page
      .getByRole('button', named)
      .or(page.getByRole('tab', named))
      .or(page.getByRole('link', named))
    await target.first().click()
  }
}

/** Goes to a section of the settings. The mark for unsaved changes is part of its link. */
async function openSection(page: Page, name: string | RegExp) {
  const links = page.getByRole('navigation', { name: texts.settings.heading }).getByRole('link', { name })
  const section = page.getByRole('tab', { name }).or(links)
  await section.click()
  await expect(section.and(page.locator('[aria-selected=true], [aria-current=page]'))).toBeVisible()
}

/** A way out leads to the question, and from there back to what was typed. */
async function expectAsked(page: Page, editor: Editor, leave: () => Promise<unknown>) {
  await leave()
  await expect(page.getByText(texts.admin.unsaved)).toBeVisible()
  await page.getByRole('button', { name: texts.admin.keepEditing }).click()
  await expect(page.getByText(texts.admin.unsaved)).toBeHidden()
  if (editor.otherSection) await openSection(page, editor.presses?.[0] ?? /^General/)
  await expectTyped(editor.field(page))
}

/** A reload is for the browser to ask about; the user stays. */
async function expectAskedByBrowser(page: Page) {
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}

async function expectTyped(field: Locator) {
  const isRich = await field.evaluate((element) => (element as HTMLElement).isContentEditable)
  if (isRich) await expect(field).toHaveText(typed)
  else await expect(field).toHaveValue(typed)
}

/** The browser's tab dies. Answers with a new one. */
async function crash(page: Page) {
  // What is typed is kept once the fingers rest.
  await page.waitForTimeout(300)
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  const next = await page.context().newPage()
  await page.close()
  return next
}
