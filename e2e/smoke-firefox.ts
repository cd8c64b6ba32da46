import { strict as assert } from 'node:assert'
import { existsSync } from 'node:fs'
import { texts } from '@busbar/contract'
import { launch, type Page } from 'puppeteer-core'
import { type Stack, startStack } from '../dev/stack.ts'
import { signedIn } from './people.ts'
import { publicPages } from './site-pages.ts'

/** The journeys run in Chromium; this walks the site's main path in Firefox, driven over WebDriver BiDi. */
const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
if (!existsSync(firefox)) {
  console.error('Firefox is needed. Debian: apt-get install firefox-esr, or name another one in FIREFOX')
  process.exit(1)
}

const checks: [string, (page: Page, stack: Stack) => Promise<void>][] = [
  ['the home page shows its heading and its sections', home],
  ['the menu of a phone opens, and leads to a section', menu],
  ['a service is opened from the home page', service],
  ['a message is sent from the contact page, and arrives', contact],
]

const stack = await startStack({ copies: 1, nginx: true })
try {
  const browser = await launch({ browser: 'firefox', executablePath: firefox, headless: true })
  try {
    console.log(await browser.version())
    const page = await browser.newPage()
    const errors = complaintsOf(page)
    for (const [what, check] of checks) {
      await check(page, stack)
      console.log(`  passed  ${what}`)
    }
    assert.deepEqual(errors, [])
    console.log('  passed  the console stays clean')
  } finally {
    await browser.close()
  }
} finally {
  await stack.stop()
}

function complaintsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

async function home(page: Page, { url }: Stack) {
  await page.setViewport({ width: 1440, height: 900 })
  await page.goto(url)
  await page.locator('h1').wait()
  const sections = await page.$$eval('main > section', (all) => all.map(({ id }) => id))
  assert.ok(sections.length >= 8 && sections.includes('services'), `sections: ${sections}`)
}

async function menu(page: Page, { url }: Stack) {
  await page.setViewport({ width: 375, height: 740 })
  await page.goto(url)
  await page.locator(`::-p-aria([name="${texts.site.menu}"][role="button"])`).click()
  await page.locator('header a[href="/#team"]').click()
  await page.waitForFunction(() => {
    const top = document.querySelector('#team')?.getBoundingClientRect().top ?? Number.NaN
    return location.hash === '#team' && Math.abs(top) < 200
  })
}

async function service(page: Page, stack: Stack) {
  const { service: path } = await publicPages(stack)
  await page.setViewport({ width: 1440, height: 900 })
  await page.goto(stack.url)
  await page.locator(`#services a[href="${path}"]`).click()
  await page.waitForFunction((wanted) => location.pathname === wanted, {}, path)
  const api = await signedIn(stack, stack.signIn)
  const { title } = (await api.services.list()).data[0] ?? {}
  await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, {}, title)
}

async function contact(page: Page, stack: Stack) {
  const typed = {
    name: 'Ada Volt',
    email: 'ada@volt.example',
    subject: 'A board',
    message: 'Two feeders, and a metering panel.',
  }
  await page.goto(`${stack.url}/contact`)
  for (const [name, value] of Object.entries(typed)) await page.locator(`#contact [name=${name}]`).fill(value)
  await page.locator(`::-p-aria([name="${texts.contact.send}"][role="button"])`).click()
  await page.locator(`::-p-text(${texts.contact.writeAnother})`).wait()
  const api = await signedIn(stack, stack.signIn)
  const [message] = (await api.messages.list({ search: typed.subject })).data
  assert.equal(message?.message, typed.message)
}
