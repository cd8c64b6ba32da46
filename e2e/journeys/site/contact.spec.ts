import { type Message, texts } from '@busbar/contract'
import type { Page, Route } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { expectAccessible } from '../../accessible.ts'
import { signedIn } from '../../people.ts'
import { longWord, openWith, sidewaysOverflow } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const sizes = { phone: { width: 375, height: 740 }, desktop: { width: 1440, height: 900 } }
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const thanks = 'Thank you for your message! We will get back to you soon.'
const failed = 'There was an error sending your message. Please try again later.'

/** A message that no other journey sends. */
function newMessage() {
  const mark = crypto.randomUUID().slice(0, 8)
  return {
    name: 'Ada Volt',
    email: `ada-${mark}@volt.example`,
    subject: `A board ${mark}`,
    // Of its own words too: the same text again and again is what spam looks like.
    message: `Two feeders,\nand a metering panel for ${mark.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}.`,
  }
}

async function fill(page: Page, typed: Partial<ReturnType<typeof newMessage>>) {
  const form = page.getByRole('form', { name: texts.contact.form })
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
}

const send = (page: Page) => page.getByRole('button', { name: texts.contact.send })
const problems = (page: Page) => page.locator('#contact').getByRole('alert')

async function received(stack: Stack, subject: string): Promise<Message[]> {
  const api = await signedIn(stack, stack.signIn)
  return (await api.messages.list({ search: subject })).data
}

function post(stack: Stack, typed: Record<string, string>) {
  return fetch(`${stack.url}/contact`, {
    method: 'POST',
    body: new URLSearchParams(typed),
    redirect: 'manual',
  })
}

const refuse = (status: number, answer: object) => (route: Route) =>
  route.fulfill({ status, json: { success: false, ...answer } })

for (const path of ['/', '/contact']) {
  test(`a message sent from ${path} arrives, and the visitor is thanked @spec-103 @spec-133 @spec-188`, async ({
    page,
    stack,
  }) => {
    const typed = newMessage()
    await page.goto(path)
    await fill(page, typed)
    const sending = page.waitForRequest('**/api/contact')
    await send(page).click()
    const request = await sending
    expect(request.headers()['idempotency-key']).toMatch(uuid)
    await expect(page.getByText(thanks)).toBeVisible()
    await expect(page.locator('#contact').getByRole('status').filter({ hasText: thanks })).toBeFocused()
    expect(await received(stack, typed.subject)).toMatchObject([{ ...typed, status: 'unread' }])
    await expectAccessible(page, '#contact')

    await page.getByRole('link', { name: texts.contact.writeAnother }).click()
    await expect(page.getByLabel(texts.contact.fields.subject)).toHaveValue('')
  })
}

test('what is typed and sent before the code of the form has come, and while it comes, is not lost', async ({
  page,
  stack,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(/contact-form\.island|\/react-/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/contact')
  const { name, email, ...rest } = newMessage()
  await fill(page, { name, email })
  release()
  await fill(page, rest)
  await send(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await received(stack, email)).toMatchObject([{ name, email, ...rest }])
})

test('a form that is sent before its code has come is sent once, when it has', async ({ page, stack }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(/contact-form\.island/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/contact')
  const typed = newMessage()
  await fill(page, typed)
  await send(page).click()
  await expect(page.locator('[data-island]')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await received(stack, typed.email)).toHaveLength(1)
})

test('name, email, subject and message are required, of type email, and have their limits @spec-37 @spec-116', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: texts.contact.form })
  for (const [name, max] of Object.entries({ name: '100', email: '254', subject: '150', message: '5000' })) {
    await expect(form.locator(`[name=${name}]`)).toHaveAttribute('required')
    await expect(form.locator(`[name=${name}]`)).toHaveAttribute('maxlength', max)
  }
  await expect(form.locator('[name=email]')).toHaveAttribute('type', 'email')
  await expect(form.getByRole('link', { name: texts.contact.privacyLink })).toHaveAttribute(
    'href',
    '/privacy',
  )
})

test('what is missing is told at the field and in a summary that leads there; what was typed stays', async ({
  page,
}) => {
  await page.goto('/contact')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await fill(page, { email: 'nobody', message: '   ' })
  await send(page).click()
  await expect(problems(page)).toBeFocused()
  await expect(problems(page)).toContainText('Please check the marked fields.')
  for (const [name, sentence] of Object.entries({
    name: 'Name is required',
    email: 'Please enter a valid email address',
    subject: 'Subject is required',
    message: 'Message is required',
  })) {
    const field = page.locator(`#contact-${name}`)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(sentence)
    await problems(page).getByRole('link', { name: sentence }).click()
    await expect(field).toBeFocused()
  }
  await expect(page.locator('#contact-email')).toHaveValue('nobody')
  expect(asked.filter((url) => url.endsWith('/api/contact'))).toEqual([])
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await expectAccessible(page, '#contact')
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
  }
})

test("the server's rules are told the same way", async ({ page }) => {
  await page.goto('/contact')
  const typed = { ...newMessage(), email: 'ada@volt' }
  await fill(page, typed)
  await send(page).click()
  await expect(page.locator('#contact-email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await expect(page.locator('#contact-message')).toHaveValue(typed.message)
})

test("a failure shows the server's friendly message, else the sentence of the specification @spec-103 @spec-188", async ({
  page,
}) => {
  await page.goto('/contact')
  const typed = newMessage()
  await fill(page, typed)
  for (const [status, answer, sentence] of [
    [429, { code: 'too_many', message: texts.api.tooMany(30) }, texts.api.tooMany(30)],
    [500, { code: 'internal', message: 'Something went wrong' }, failed],
    [418, {}, failed],
  ] as const) {
    await page.unrouteAll()
    await page.route('**/api/contact', refuse(status, answer))
    await send(page).click()
    await expect(problems(page)).toHaveText(sentence)
    await expect(page.locator('#contact-message')).toHaveValue(typed.message)
  }
  await expectAccessible(page, '#contact')
})

test('while the server is briefly away it is tried again with the same key, and said quietly', async ({
  page,
  stack,
}) => {
  await page.goto('/contact')
  const typed = newMessage()
  await fill(page, typed)
  const keys: (string | undefined)[] = []
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) return route.abort()
    if (keys.length === 2) return route.fulfill({ status: 502, body: 'Bad Gateway' })
    // It arrives, but nobody hears of it.
    if (keys.length === 3) {
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expect(page.getByText(texts.contact.retrying)).toBeVisible()
  await expectAccessible(page, '#contact')
  await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 })
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(1)
  expect(await received(stack, typed.subject)).toHaveLength(1)
})

test('after 30 seconds without an answer it says so and keeps what was typed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  const typed = newMessage()
  await fill(page, typed)
  let count = 0
  await page.route('**/api/contact', (route) => {
    count++
    return route.abort()
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await send(page).click()
  await expect(page.getByText(texts.contact.retrying)).toBeVisible()
  // The pauses grow to 5 s, so the last attempt begins between 25 and 30 s after the first.
  for (let second = 0; second < 24; second++) {
    await page.clock.runFor(1000)
    await expect(problems(page)).toHaveCount(0)
  }
  for (let second = 24; second < 31; second++) await page.clock.runFor(1000)
  await expect(problems(page)).toHaveText(failed)
  expect(count).toBeGreaterThan(5)
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`#contact-${name}`)).toHaveValue(value)
})

test('the same words keep their key, other words have another', async ({ page }) => {
  await page.goto('/contact')
  const keys: (string | undefined)[] = []
  await page.route('**/api/contact', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return refuse(500, {})(route)
  })
  await fill(page, newMessage())
  for (const words of [null, null, 'Other words']) {
    if (words) await fill(page, { message: words })
    const before = keys.length
    await send(page).click()
    await expect.poll(() => keys.length).toBe(before + 1)
    await expect(send(page)).toBeVisible()
  }
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
})

test('with the keyboard alone the form is filled and sent', async ({ page }) => {
  await page.goto('/contact')
  await page.locator('#contact-name').focus()
  const { name, email, subject, message } = newMessage()
  for (const words of [name, email, subject, message]) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(thanks)).toBeVisible()
})

test("'Request Quote' writes the subject, and never over what was typed", async ({ page, stack }) => {
  const api = await signedIn(stack, stack.signIn)
  const { slug } = await api.services.create({ title: 'Relay testing', features: ['On site'] })
  await openWith(page, `/service/${slug}`, 'Relay testing')
  await page.getByRole('link', { name: 'Request Quote' }).first().click()
  await expect(page.locator('#contact-subject')).toHaveValue('Request for quote: Relay testing')
  await fill(page, { subject: 'My own words' })
  await page.goBack()
  await page.getByRole('link', { name: 'Request Quote' }).first().click()
  await expect(page.locator('#contact-subject')).toHaveValue('Request for quote: Relay testing')
})

test('a message tells which product it is about and from where, and the next one does not', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const { slug, _id } = await api.products.create({ title: 'Quoted drive', shortDescription: 'A drive' })
  await openWith(page, `/products/${slug}`, 'Quoted drive')
  const quote = page.getByRole('link', { name: 'Request Quote' }).first()
  await expect(quote).toHaveAttribute('href', '/#contact')
  await quote.click()
  const { subject: _ours, ...typed } = newMessage()
  await fill(page, typed)
  await send(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  const [sent] = await received(stack, typed.email)
  expect(sent).toMatchObject({
    ...typed,
    subject: 'Request for quote: Quoted drive',
    page: `/products/${slug}`,
    about: { collection: 'products', _id, title: 'Quoted drive' },
    consent: { text: texts.contact.privacy },
    isSpam: false,
  })

  await page.getByRole('link', { name: texts.contact.writeAnother }).click()
  const other = newMessage()
  await fill(page, other)
  await send(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await received(stack, other.subject)).toMatchObject([{ about: null, page: '/' }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("'Request Quote' carries the service along, also past an error", async ({ page, stack }) => {
    const api = await signedIn(stack, stack.signIn)
    const { slug, _id } = await api.services.create({ title: 'Plain testing', features: ['On site'] })
    await openWith(page, `/service/${slug}`, 'Plain testing')
    await page.getByRole('link', { name: 'Request Quote' }).first().click()
    await expect(page).toHaveURL(`/contact/services/${slug}`)
    await expect(page.locator('#contact-subject')).toHaveValue('Request for quote: Plain testing')
    const { subject: _ours, ...typed } = newMessage()
    await fill(page, { ...typed, email: 'ada@volt' })
    await send(page).click()
    await expect(problems(page)).toContainText('Please check the marked fields.')
    await fill(page, { email: typed.email })
    await send(page).click()
    await expect(page.getByText(thanks)).toBeVisible()
    expect(await received(stack, typed.email)).toMatchObject([
      { page: `/service/${slug}`, about: { collection: 'services', _id, title: 'Plain testing' } },
    ])
  })

  test('the form is posted and answered by a page with the thanks', async ({ page, stack }) => {
    const typed = newMessage()
    await page.goto('/#contact')
    await fill(page, typed)
    await send(page).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByText(thanks)).toBeVisible()
    expect(await received(stack, typed.subject)).toMatchObject([typed])
    await page.getByRole('link', { name: texts.contact.writeAnother }).click()
    await expect(page.locator('#contact-subject')).toHaveValue('')
  })

  test('errors come back at their fields with everything that was typed', async ({ page }) => {
    await page.goto('/contact')
    const typed = { ...newMessage(), email: 'ada@volt' }
    await fill(page, typed)
    await send(page).click()
    await expect(problems(page)).toContainText('Please check the marked fields.')
    await expect(page.locator('#contact-email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    for (const [name, value] of Object.entries(typed))
      await expect(page.locator(`#contact-${name}`)).toHaveValue(value)
    await page.locator('#contact-email').fill('ada@volt.example')
    await send(page).click()
    await expect(page.getByText(thanks)).toBeVisible()
  })

  test('questions, details and the way to the map work', async ({ page, stack }) => {
    const { company } = await signedIn(stack, stack.signIn)
    const phone = '+44 114 496 0181'
    await company.update({ phone, showsFaq: true })
    const { faq, coordinates } = await company.get()
    await openWith(page, '/contact', phone)
    await expect(page.getByText(faq[0]?.answer ?? '')).toBeHidden()
    await page.getByText(faq[0]?.question ?? '').click()
    await expect(page.getByText(faq[0]?.answer ?? '')).toBeVisible()
    await expect(page.locator('#contact').getByRole('link', { name: phone })).toBeVisible()
    await expect(page.getByRole('button', { name: texts.contact.showMap })).toBeHidden()
    await expect(page.getByRole('link', { name: texts.contact.openMap })).toHaveAttribute(
      'href',
      new RegExp(`^https://www\\.openstreetmap\\.org/\\?mlat=${coordinates.lat}&mlon=${coordinates.lng}#`),
    )
  })
})

test('A32: what was typed comes back as text, in the page and in its data', async ({ page, stack }) => {
  const attack = `</script><script>window.hacked=1</script>"><img src=x onerror="window.hacked=1">\u2028`
  const html = await (
    await post(stack, { ...newMessage(), email: 'x', subject: attack, message: attack })
  ).text()
  expect(html).not.toContain('<script>window.hacked')
  expect(html).not.toContain('<img src=x')
  await page.route('**/contact', (route) => route.fulfill({ contentType: 'text/html', body: html }), {
    times: 1,
  })
  await page.goto('/contact')
  await expect(page.locator('#contact-message')).toHaveValue(attack)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('the contact details: address, phone and email', async ({ page, stack }) => {
  const api = await signedIn(stack, stack.signIn)
  const before = await api.company.get()
  await api.company.update({
    phone: '+44 (0)114 555-0123',
    email: 'hello@firm.example',
    address: 'Works Road 1\nSheffield',
  })
  await openWith(page, '/contact', 'hello@firm.example')
  const contact = page.locator('#contact')
  await expect(contact.getByRole('link', { name: '+44 (0)114 555-0123' })).toHaveAttribute(
    'href',
    'tel:+4401145550123',
  )
  await expect(contact.getByRole('link', { name: 'hello@firm.example' })).toHaveAttribute(
    'href',
    'mailto:hello@firm.example',
  )
  await expect(contact.getByText('Works Road 1')).toBeVisible()

  await api.company.update({
    phone: longWord.slice(0, 60),
    email: `${'a'.repeat(60)}@b.example`,
    address: longWord.repeat(3),
  })
  await openWith(page, '/contact', `${'a'.repeat(60)}@b.example`)
  for (const width of [320, 375, 640, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => sidewaysOverflow(page), `${width}`).toBeLessThanOrEqual(0)
  }
  const { phone, email, address, emergencyPhone, openingHours } = before
  const nothing = { phone: null, email: null, address: null, emergencyPhone: null, openingHours: null }
  await api.company.update(nothing)
  await expect.poll(async () => (await fetch(`${stack.url}/contact`)).text()).not.toContain('b.example')
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: texts.contact.details })).toHaveCount(0)
  await expectAccessible(page, '#contact')
  await api.company.update({ phone, email, address, emergencyPhone, openingHours })
})

test("the company's questions are shown; with none of its own there are the three default ones @spec-37", async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const { faq } = await api.company.get()
  const own = Array.from({ length: 50 }, (_, index) => ({
    question: `Question ${index}?`,
    answer: `Answer ${index}.`,
  }))
  await api.company.update({ faq: own })
  await openWith(page, '/contact', 'Question 49?')
  await expect(page.locator('#contact details')).toHaveCount(50)
  await page.locator('summary', { hasText: 'Question 7?' }).press('Enter')
  await expect(page.getByText('Answer 7.')).toBeVisible()
  // The browser finds words in closed answers only if they are there.
  await expect(page.getByText('Answer 8.')).toBeAttached()
  await expectAccessible(page, '#contact')
  await api.company.update({ faq: [] })
  await openWith(page, '/contact', 'Which industries do you work for?')
  await expect(page.locator('#contact details')).toHaveCount(3)
  await api.company.update({ faq })
})

test.describe('the map', () => {
  const tile = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAMAAADJ2y/JAAAAA1BMVEX/tACZS2KLAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgIAcAAAA2AAHjaZSbAAAAAElFTkSuQmCC',
    'base64',
  )

  test('asks nobody else for anything before the visitor asks for it, and is drawn then', async ({
    page,
    stack,
  }) => {
    const elsewhere: string[] = []
    const scripts: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stack.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url())
      if (/draw-map/.test(request.url())) scripts.push(request.url())
    })
    await page.route('https://tile.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: tile }),
    )
    const { coordinates, name } = await (await signedIn(stack, stack.signIn)).company.get()
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#contact')).toContainText(Math.abs(coordinates.lat).toFixed(4))
    expect([elsewhere, scripts]).toEqual([[], []])
    // A click would be lost before the scripts run.
    const published = await (await page.request.get('/contact')).text()
    expect(published).toMatch(/<button[^>]* aria-disabled="true"[^>]*>Show map/)

    await page.getByRole('button', { name: 'Show map' }).click()
    const map = page.getByRole('region', { name: texts.contact.map })
    await expect(map).toBeFocused()
    await expect(map.locator('img.leaflet-tile').first()).toBeVisible()
    await expect(map.getByText(name)).toBeVisible()
    await expect(map.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    )
    expect(scripts.length).toBeGreaterThan(0)
    expect(elsewhere.every((url) => url.startsWith('https://tile.openstreetmap.org/15/'))).toBe(true)
    await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0)
    await expectAccessible(page, '#contact')
  })

  test('that cannot be loaded says so and keeps the plain link', async ({ page }) => {
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort())
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Show map' }).click()
    await expect(page.getByText(texts.contact.mapFailed)).toBeVisible()
    await expect(page.getByRole('link', { name: texts.contact.openMap })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible()
    await page.unrouteAll()
    await page.route('https://tile.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: tile }),
    )
    await page.getByRole('button', { name: 'Show map' }).click()
    await expect(page.locator('img.leaflet-tile').first()).toBeVisible()
    await expect(page.getByText(texts.contact.mapFailed)).toHaveCount(0)
  })
})

test('the landing page and /contact show the same, each with its own level of headings', async ({ page }) => {
  for (const [path, level] of [
    ['/', 2],
    ['/contact', 1],
  ] as const) {
    await page.goto(path)
    const contact = page.locator('#contact')
    await expect(contact.getByRole('heading', { level, name: 'Talk to an engineer' })).toBeVisible()
    for (const heading of [texts.contact.map, texts.contact.faq])
      await expect(contact.getByRole('heading', { level: level + 1, name: heading })).toBeVisible()
    await expect(contact.getByRole('form')).toBeVisible()
  }
})

test('the contact page is accessible and fits at every width', async ({ page }) => {
  await page.goto('/contact')
  for (const width of [320, 375, 640, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => sidewaysOverflow(page), `${width}`).toBeLessThanOrEqual(0)
  }
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await expectAccessible(page, '#contact')
  }
})
