import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaults, screenNames, texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { adminTexts } from '../../../web/app/admin/texts.ts'
import { toast } from '../../admin.ts'
import { type Smtp, startSmtp } from '../../mail/smtp.ts'
import { firstOwnersLink, proofOf, registerAs, signedIn, signInAs } from '../../people.ts'
import { test as base, expect } from '../../stack.ts'

/** A product in which nobody has entered anything yet, with a mail server. */
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
  settings: [async ({ smtp }, use) => use({ DEMO: 'false', SMTP_URL: smtp.url }), { scope: 'worker' }],
})

// Each goes on where the one before has ended.
test.describe.configure({ mode: 'serial' })

const owner = { name: 'Ada Nord', email: 'ada@nordlicht.example', password: 'tungsten-orchard-42' }
const { setup, gaps, company, look, support, services, products, settings, siteSettings } = adminTexts
const { steps } = setup

test('from an empty installation to a website that is online, in the browser alone', async ({
  page,
  stack,
  smtp,
}) => {
  const begun = performance.now()
  const clicks = await countClicks(page)
  await page.goto(await firstOwnersLink(stack))
  await registerAs(page, owner)
  await page.waitForURL('**/admin/setup')

  await page.getByRole('button', { name: new RegExp(`^${setup.comingSoon}`) }).click()
  await page.getByRole('textbox', { name: company.name }).fill('Nordlicht Elektro')
  await expect.poll(async () => (await fetch(stack.url)).status).toBe(503)
  const poller = pollPublicRoutes(stack)
  await page.getByRole('button', { name: setup.save, exact: true }).click()

  await page.getByRole('link', { name: steps.logo.action }).click()
  const general = page.getByRole('form', { name: company.general })
  await general.locator('input[type=file]').setInputFiles(await drawLogo(page))
  await general.getByLabel(company.altText).fill('Nordlicht')
  await general.getByRole('button', { name: company.save }).click()
  await expectSaved(page)

  await continueSetup(page)
  await page.getByRole('link', { name: steps.colours.action }).click()
  await page.getByRole('button', { name: look.readyMadeNames.harbour }).click()
  await page
    .getByRole('form', { name: siteSettings.look })
    .getByRole('button', { name: company.save })
    .click()
  await expectSaved(page)

  await continueSetup(page)
  await page.getByRole('textbox', { name: adminTexts.fields.email }).fill('office@nordlicht.example')
  await page.getByRole('textbox', { name: company.phone }).fill('+49 30 5550 1234')
  await page.getByRole('textbox', { name: company.address }).fill('Ladestraße 7, 10115 Berlin')
  await page.getByRole('button', { name: setup.save, exact: true }).click()

  await page.getByRole('button', { name: support.testMail.send }).click()
  await expect(toast(page, support.testMail.accepted)).toBeVisible()
  expect(smtp.mails.filter((mail) => mail.includes(`To: ${owner.email}`))).not.toEqual([])

  await page.getByRole('link', { name: steps.service.action }).click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel(adminTexts.fields.title).fill('Inspection of switchboards')
  await editor.getByLabel(adminTexts.fields.shortDescription).fill('Once a year, with a report.')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, services.created)).toBeVisible()
  await expect(editor).toBeHidden()

  await continueSetup(page)
  await page.getByRole('link', { name: steps.product.action }).click()
  await editor.getByLabel(adminTexts.fields.title).fill('Sub-distribution board NV 12')
  await editor.getByLabel(adminTexts.fields.shortDescription).fill('Twelve ways, ready to mount.')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, products.created)).toBeVisible()
  await expect(editor).toBeHidden()

  await continueSetup(page)
  const polled = await poller.stop()
  // A5: it says what visitors would miss, and asks.
  const slide = gaps.sentences['hero-images'](texts.hero.empty)
  await expect(page.getByRole('listitem').filter({ hasText: slide }).last()).toContainText(slide)
  await expect(page.getByRole('link', { name: gaps.actions['hero-images'] })).toBeVisible()
  await page.getByRole('button', { name: setup.goOnline, exact: true }).click()
  const question = page.getByRole('dialog', { name: gaps.question })
  await expect(question).toContainText(slide)
  await question.getByRole('button', { name: gaps.goOnline }).click()
  await expect(toast(page, setup.isOnline)).toBeVisible()
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(
    `online after ${clicks()} clicks and ${seconds} s; ${polled.asked} requests of visitors, all refused`,
  )

  expect(polled.open).toEqual([])
  expect(polled.asked).toBeGreaterThan(100)
  expect(clicks()).toBeLessThan(36)
  await expect.poll(async () => (await fetch(stack.url)).status).toBe(200)
  await page.goto('/')
  await expect(page.getByText('Inspection of switchboards').first()).toBeAttached()
})

test('no page, file, mail or screen knows the firm that the demo made up', async ({ page, stack, smtp }) => {
  test.setTimeout(480_000)
  const words = wordsOfDemo()
  const found: string[] = []
  const look = (where: string, text: string) => {
    const spoken = text.toLowerCase()
    for (const word of words) if (spoken.includes(word)) found.push(`${where}: ${word}`)
  }
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, stack.url))
    look(path, Buffer.from(await answer.arrayBuffer()).toString('latin1'))
    return answer
  }

  // Something to send mails about, and an event for its calendar file.
  const api = await signedIn(stack, owner)
  await api.users.invite({ email: 'grace@nordlicht.example', role: 'editor', ...proofOf(owner) })
  const visitor = { name: 'Vera Visitor', email: 'vera@visitor.example', subject: 'A board for our hall' }
  await api.messages.send({ ...visitor, message: 'Can you look at our main board in May?' })
  await api.session.forgotPassword({ email: owner.email })
  const category = await api.categories.create({ title: 'Boards' })
  const event = await api.events.create({
    title: 'Open day',
    description: 'See how boards are made.',
    category: category._id,
    date: '2031-05-04T08:00:00.000Z',
  })
  await expect
    .poll(() => smtp.mails.length, { message: 'test mail, invitation, notice and reset' })
    .toBeGreaterThanOrEqual(4)
  for (const mail of smtp.mails) look('mail', mail.replace(/=\r?\n/g, ''))

  const paths = new Set(['/', '/login', '/register', '/newsletter', '/coming-soon', '/not-there'])
  await expect.poll(async () => (await fetch(`${stack.url}/sitemap.xml`)).status).toBe(200)
  const sitemap = await (await fetch(`${stack.url}/sitemap.xml`)).text()
  for (const [, path] of sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)) paths.add(path || '/')
  expect(paths.size).toBeGreaterThan(9)
  for (const path of paths) {
    const html = await (await fetch(stack.url + path)).text()
    look(path, html)
    for (const [, file] of html.matchAll(
      /(?:href|src|content)="(?:http:\/\/localhost:\d+)?(\/[^"#]*\.\w+[^"#]*)"/g,
    ))
      if (file) paths.add(file)
  }
  const files = ['robots.txt', 'sitemap.xml', 'site.webmanifest', 'news/feed.xml', '.well-known/security.txt']
  const icons = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png']
  for (const file of [...files, ...icons, 'share-image.jpg', 'api/openapi.json'])
    expect([file, (await read(`/${file}`)).status]).toEqual([file, 200])
  expect((await read(`/api/events/${event._id}/calendar.ics`)).status).toBe(200)
  const shared = /<meta property="og:image" content="([^"]+)"/.exec(
    await (await fetch(`${stack.url}/contact`)).text(),
  )
  expect(shared?.[1]).toContain('/share-image.jpg?v=')

  await signInAs(page, { stack, who: owner })
  for (const screen of screens) {
    await page.goto(`/admin/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.waitForTimeout(400)
    look(screen, await page.content())
  }
  console.log(
    `${paths.size} addresses, ${smtp.mails.length} mails, ${screens.length} screens, ${words.length} words`,
  )
  expect(found).toEqual([])
})

const settingsTabs = ['general', 'social-media', 'location']
const siteTabs = ['hero-images', 'faq', 'sections', 'links', 'words', 'look', 'website', 'display', 'privacy']
const screens = [
  ...['', 'setup', 'messages', 'releases', 'library', 'time-machine', 'newsletter', 'notifications'],
  ...['support', 'support?tab=mails', 'help', 'documentation', 'documentation?tab=api', 'users'],
  ...screenNames,
  ...screenNames.map((name) => `${name}/new`),
  ...settingsTabs.map((tab) => `settings?tab=${tab}`),
  ...siteTabs.map((tab) => `site-settings?tab=${tab}`),
]

/** Nothing is left to save in the settings, whose toasts say the same of every section. */
async function expectSaved(page: Page) {
  await expect(toast(page, company.saved)).toBeVisible()
  await expect(page.getByText(settings.allSaved).filter({ visible: true }).first()).toBeVisible()
}

/** A7: the way back from the screen that a step has led to. */
async function continueSetup(page: Page) {
  await page.getByRole('link', { name: setup.back }).click()
  await expect(page.getByRole('heading', { name: setup.heading })).toBeVisible()
}

/** How often a person has pressed something so far. */
async function countClicks(page: Page) {
  let clicks = 0
  await page.exposeFunction('noteClick', () => {
    clicks++
  })
  await page.addInitScript(() => {
    const { noteClick } = globalThis as unknown as { noteClick: () => void }
    addEventListener('pointerdown', () => noteClick(), { capture: true })
  })
  return () => clicks
}

/** The pages that a visitor could ask for, at every moment of the first hour. */
const publicRoutes = [
  ...['/', '/contact', '/privacy', '/news', '/newsletter', '/service/inspection-of-switchboards'],
  ...['/products/sub-distribution-board-nv-12', '/categories/boards', '/news/feed.xml', '/nowhere'],
]

function pollPublicRoutes({ url }: Stack) {
  const open: string[] = []
  let asked = 0
  let isOver = false
  const work = (async () => {
    while (!isOver) {
      for (const path of publicRoutes) {
        const { status } = await fetch(url + path, { redirect: 'manual' })
        asked++
        if (status !== 503) open.push(`${path} ${status}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  return {
    async stop() {
      isOver = true
      await work
      return { asked, open }
    },
  }
}

/** A mark of the firm's own, as a file from its desk. */
async function drawLogo(page: Page) {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 200)
    const paper = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    paper.fillStyle = '#7fd1ff'
    for (const [index, height] of [60, 110, 160].entries())
      paper.fillRect(40 + index * 70, 180 - height, 46, height)
    paper.font = 'bold 72px sans-serif'
    paper.fillText('Nordlicht', 280, 150)
    const bytes = await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()
    return [...new Uint8Array(bytes)]
  })
  return { name: 'nordlicht.png', mimeType: 'image/png', buffer: Buffer.from(drawn) }
}

/** The name, mark, addresses and every sentence of the demo, in small letters. */
function wordsOfDemo() {
  const folder = join(import.meta.dirname, '../../../server/demo')
  const sentences: string[] = []
  for (const file of globSync('*.json', { cwd: folder }))
    JSON.parse(readFileSync(join(folder, file), 'utf8'), (_key, value) => {
      if (typeof value === 'string') sentences.push(...value.split('\n').filter((line) => line.length >= 32))
      return value
    })
  // Its first questions are the standard ones of every installation.
  const standard = JSON.stringify(defaults.company)
  const spoken = sentences.filter((sentence) => / .* .* /.test(sentence) && !standard.includes(sentence))
  expect(spoken.length).toBeGreaterThan(100)
  return ['voltaris', '496 0180', 'conductor works', 'armature road', ...spoken].map((word) =>
    word.toLowerCase(),
  )
}
