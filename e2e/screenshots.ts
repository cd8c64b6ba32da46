import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { texts } from '@busbar/contract'
import { chromium, type Locator, type Page } from '@playwright/test'
import { startStack } from '../dev/stack.ts'
import { adminTexts } from '../web/app/admin/texts.ts'
import { addUser, otherBrowser, releasesOf, signedIn, signInAs } from './people.ts'
import config from './playwright.config.ts'

const helpFolder = join(import.meta.dirname, '../web/app/admin/help/pictures')
const readmeFolder = join(import.meta.dirname, '../docs/pictures')
/** As wide as a small laptop's window; `guide-steps.tsx` knows the size. */
const viewport = { width: 1120, height: 700 }

const ringStyle = `
  [data-ringed] { outline: 3px solid #ffb400 !important; outline-offset: 2px !important; border-radius: 6px }
  li[data-ringed] { outline-offset: -3px !important }`

/** How to get to what each picture of the guides shows; what matters on it is ringed. */
const shots: Record<string, (page: Page) => Promise<Locator[]>> = {
  'change-a-price-1': async (page) => {
    await page.goto('/admin/products')
    return [page.getByPlaceholder(adminTexts.products.search)]
  },
  'change-a-price-2': async (page) => {
    const price = page.getByRole('button', { name: /^Price of / }).first()
    await price.click()
    const box = page.getByRole('main').getByRole('textbox', { name: /^Price of / })
    await box.fill('1490')
    return [box]
  },
  'add-a-product-1': async (page) => {
    await page.goto('/admin/products')
    return [page.getByRole('button', { name: adminTexts.products.add })]
  },
  'add-a-product-2': async (page) => {
    await page.getByRole('button', { name: adminTexts.products.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(adminTexts.fields.title).fill('Busbar trunking 630 A')
    await dialog.getByLabel(adminTexts.fields.shortDescription).fill('Power along the hall, tapped anywhere.')
    return [dialog.getByLabel(adminTexts.fields.title), dialog.getByLabel(adminTexts.fields.shortDescription)]
  },
  'hide-products-1': async (page) => {
    await page.goto('/admin/products')
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select / })
    // The first is 'Select all'.
    await boxes.nth(1).click()
    await boxes.nth(3).click({ modifiers: ['Shift'] })
    return [boxes.nth(3), page.getByRole('button', { name: adminTexts.products.hideMany(3) })]
  },
  'order-services-1': async (page) => {
    await page.goto('/admin/services')
    return [page.locator('[data-drag-handle]').first()]
  },
  'announce-an-event-1': async (page) => {
    await page.goto('/admin/categories')
    return [page.getByRole('button', { name: /^Add an event to / }).first()]
  },
  'announce-an-event-2': async (page) => {
    await page
      .getByRole('button', { name: /^Add an event to / })
      .first()
      .click()
    const title = page.getByRole('dialog').getByLabel(adminTexts.fields.title)
    await title.fill('Open day at our test hall')
    return [title]
  },
  'answer-an-enquiry-1': async (page) => {
    await page.goto('/admin/messages')
    return [firstMessage(page)]
  },
  'answer-an-enquiry-2': async (page) => {
    await firstMessage(page).click()
    const reply = page.getByRole('dialog').getByLabel(adminTexts.messages.reply, { exact: true })
    await reply.fill('Gladly: Anna can come on Thursday at two. Does that suit you?')
    return [reply, page.getByRole('button', { name: adminTexts.messages.sendReply })]
  },
  'deal-with-spam-1': async (page) => {
    await page.goto('/admin/messages?status=spam')
    return [page.getByRole('combobox', { name: adminTexts.messages.filter })]
  },
  'send-a-newsletter-1': async (page) => {
    await page.goto('/admin/newsletter/campaigns/new')
    const title = page.getByLabel(adminTexts.newsletter.campaigns.title).first()
    await title.fill('News from our test hall')
    await page.waitForTimeout(2000)
    return [title]
  },
  'questions-and-answers-1': async (page) => {
    await page.goto('/admin/settings?tab=faq')
    return [page.getByLabel(adminTexts.company.question(1)).first()]
  },
  'new-hero-picture-1': async (page) => {
    await page.goto('/admin/settings?tab=hero-images')
    return [page.getByRole('button', { name: adminTexts.company.addSlide })]
  },
  'new-hero-picture-2': async (page) => {
    return [page.getByLabel(adminTexts.company.slideTitle, { exact: true }).first()]
  },
  'undo-a-mistake-1': async (page) => {
    await page.goto('/admin/partners')
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: texts.admin.delete, exact: true }).click()
    const note = page.locator('.mantine-Notification-root').filter({ hasText: texts.admin.undo })
    await note.waitFor()
    return [note]
  },
  'undo-a-mistake-3': async (page) => {
    await page.goto('/admin/partners?trash=true')
    return [page.getByRole('button', { name: new RegExp(`^${texts.trash.restore} `) }).first()]
  },
  'undo-a-mistake-2': async (page) => {
    await page.goto('/admin/partners')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const about = dialog.getByLabel(adminTexts.fields.description)
    await about.fill('Cables for every voltage, from a factory that we know well.')
    await dialog.getByRole('button', { name: /^(Save|Update)$/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await page.getByText(adminTexts.partners.updated).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: texts.history.open }).click()
    const back = page.getByRole('button', { name: texts.history.revert }).first()
    await back.waitFor()
    return [back]
  },
  'invite-a-colleague-1': async (page) => {
    await page.goto('/admin/users')
    return [page.getByRole('button', { name: texts.users.invite, exact: true })]
  },
  'invite-a-colleague-2': async (page) => {
    await page.getByRole('button', { name: texts.users.invite, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('grace@your-company.example')
    return [dialog.getByLabel('Email'), dialog.getByRole('radiogroup')]
  },
  'publish-together-1': async (page) => {
    await page.goto('/admin/partners')
    await page
      .getByRole('button', { name: /^Edit / })
      .nth(1)
      .click()
    const dialog = page.getByRole('dialog')
    const name = dialog.getByLabel(adminTexts.fields.name).first()
    await name.fill(`${await name.inputValue()} International`)
    return [dialog.getByRole('button', { name: adminTexts.drafts.save })]
  },
  'publish-together-2': async (page) => {
    const release = await releaseOfTwo('Autumn fair', ['Brightwire', 'Nordlys Kabel'])
    await page.goto(`/admin/releases/${release}`)
    const changed = page.getByRole('region', { name: adminTexts.releases.pages.heading })
    await changed.getByRole('button').first().waitFor()
    return [
      page.getByRole('button', { name: adminTexts.releases.schedule.action }),
      page.getByRole('button', { name: adminTexts.releases.publish.action }),
    ]
  },
  'share-a-preview-1': async (page) => {
    return [page.getByRole('button', { name: adminTexts.releases.share.create })]
  },
  'go-back-in-time-1': async (page) => {
    await page.goto('/admin/time-machine')
    return [page.getByRole('button', { name: texts.history.seeWebsite }).first()]
  },
  'go-back-in-time-2': async (page) => {
    await page.getByRole('button', { name: texts.history.seeWebsite }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: adminTexts.preview.past.next }).click()
    return [
      dialog.getByRole('button', { name: texts.history.bringRecordBack }),
      dialog.getByRole('button', { name: texts.history.bringAllBack }),
    ]
  },
  'review-drafts-1': async (page) => {
    await page.goto('/admin/site-settings?tab=review')
    return [page.getByRole('main').locator('.mantine-Switch-root').first()]
  },
  'ask-for-a-review-1': async () => {
    const owner = await signedIn(stack, stack.signIn)
    await owner.siteSettings.update({ editorsNeedReview: true })
    const editor = await addUser(stack, 'editor', 'Grace Lumen')
    const release = await releaseOfTwo('Spring catalogue', ['Lumenta', 'Cobalt Drives'], editor)
    const page = await otherBrowser(browser, stack)
    await page.setViewportSize(viewport)
    await signInAs(page, { stack, who: editor, at: `/admin/releases/${release}` })
    const { ask } = adminTexts.releases.review
    await page.getByRole('button', { name: ask.action }).click()
    await page.getByLabel(ask.note).fill('The partners for our spring catalogue. Is the wording right?')
    return [page.getByLabel(ask.note), page.getByRole('button', { name: ask.send, exact: true })]
  },
  'review-drafts-2': async (page) => {
    const editor = await addUser(stack, 'editor', 'Grace Lumen')
    const release = await releaseOfTwo('New partners', ['Isolyne', 'Sternwerk'], editor)
    const { releases } = await releasesOf(stack, editor)
    await releases.askForReview(release, { note: 'Please check the wording.' })
    await page.goto(`/admin/releases/${release}`)
    const { review, publish } = adminTexts.releases
    return [
      page.getByRole('button', { name: review.sendBack.action }),
      page.getByRole('button', { name: publish.action }),
    ]
  },
}

/** A release with two new partners in it. */
async function releaseOfTwo(name: string, partners: [string, string], who = stack.signIn) {
  const { drafts, releases } = await releasesOf(stack, who)
  const { _id: release } = await releases.create({ name })
  for (const partner of partners)
    await drafts.create({
      collection: 'partners',
      kind: 'new',
      values: { name: partner, description: 'Cables and accessories.' },
      release,
    })
  return release
}

/** A row or, where rows have no room, a card. */
function firstMessage(page: Page) {
  return page.getByRole('main').locator('tbody tr, ul[aria-label] > li').first()
}

/** What the README shows: its pictures come first, before the guides change anything. */
const readmeShots: Record<string, string> = { website: '/', 'back-office': '/admin' }

const help = new Map<string, Buffer>()
const readme = new Map<string, Buffer>()
const email = 'owner@your-company.example'
const stack = await startStack({ copies: 1, nginx: false, env: { DEMO_EMAIL: email } })
stack.signIn = { ...stack.signIn, email }
const browser = await chromium.launch(config.use?.launchOptions)
try {
  const context = await browser.newContext({ baseURL: stack.url, viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signInAs(page, { stack, who: stack.signIn })
  for (const [name, path] of Object.entries(readmeShots)) {
    await page.goto(path)
    readme.set(`${name}.webp`, await webp(page))
  }
  // The guides are everybody's: they show nobody's name, mark or address.
  await (await signedIn(stack, stack.signIn)).company.update({
    name: 'Your Company',
    logo: { imageUrl: null, altText: null },
    description: 'We plan, build and look after electrical systems.',
    email: 'office@your-company.example',
    phone: '+1 555 0100',
    address: '1 Example Street',
  })
  for (const [name, show] of Object.entries(shots)) {
    const marked = await show(page)
    for (const target of marked) await ring(target)
    // Somebody else's screen, where it is about what they see.
    const picture = await webp(marked[0]?.page() ?? page)
    help.set(`${name}.webp`, picture)
    console.log(`${name}  ${Math.round(picture.length / 1024)} KB`)
    for (const target of marked) await target.evaluate((element) => element.removeAttribute('data-ringed'))
  }
  // Only once all are there: a screen that has changed must not leave the guides without pictures.
  replaceAll(helpFolder, help)
  replaceAll(readmeFolder, readme)
} finally {
  await browser.close()
  await stack.stop()
}

function replaceAll(folder: string, pictures: Map<string, Buffer>) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, picture] of pictures) writeFileSync(join(folder, file), picture)
}

/** Draws the eye to what the step is about. */
async function ring(target: Locator) {
  // A dialog's footer may cover what only just fits.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await target.page().addStyleTag({ content: ringStyle })
  await target.evaluate((element) => element.setAttribute('data-ringed', ''))
}

/** What is shown now, small enough for the repository. */
async function webp(page: Page) {
  // Nothing moves any more: dialogs are in their place, pictures are there.
  await page.waitForTimeout(1000)
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 72 })
  await devtools.detach()
  return Buffer.from(data, 'base64')
}
