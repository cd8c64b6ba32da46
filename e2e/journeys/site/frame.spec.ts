import { defaults, limits, texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { addUser, signedIn, signInAs } from '../../people.ts'
import { longWord, openWith, sidewaysOverflow, uploadImages } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const { navigation: rules, startupBanner } = limits
const desktop = { width: 1440, height: 900 }
const phone = { width: 375, height: 740 }
const bar = (page: Page) => page.getByRole('banner')
const links = (page: Page) => page.getByRole('navigation', { name: texts.site.mainNavigation })
const footer = (page: Page) => page.getByRole('contentinfo')

/** From the next page on, time stands still, and passes only when a journey says so. */
async function holdTime(page: Page) {
  const now = new Date('2026-03-02T10:00:00Z')
  await page.clock.install({ time: now })
  await page.clock.pauseAt(new Date(now.getTime() + 1000))
}

/** Opens a page and waits until its scripts run. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.matches('[data-started]'))
}

test('the navigation bar has Home, Services, Products, Categories, Team, Partners, Contact @spec-25', async ({
  page,
}) => {
  const specified = ['Home', 'Services', 'Products', 'Categories', 'Team', 'Partners', 'Contact']
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(page, '/')
  await expect(links(page).getByRole('link')).toHaveText(specified)

  // V4: what the firm has added stands after them, or below the bar where it has no room.
  const more = links(page).getByRole('button', { name: texts.site.moreLinks })
  await more.click()
  await expect(links(page).getByRole('link')).toHaveText([...specified, 'References', 'News'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(more).toBeHidden()
  await links(page).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/news$/)
  await expect(links(page).getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'page')
})

test('the navigation bar highlights the section in view @spec-25', async ({ page }) => {
  await open(page, '/')
  const current = links(page).locator('[aria-current]')
  await expect(current).toHaveText('Home')
  for (const [id, name] of [
    ['services', 'Services'],
    ['team', 'Team'],
    ['partners', 'Partners'],
    ['contact', 'Contact'],
    ['home', 'Home'],
  ] as const) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(current).toHaveText(name)
  }
})

test('the navigation bar turns solid after 50 px of scroll @spec-25 @spec-214', async ({ page }) => {
  await open(page, '/')
  const ground = () => bar(page).evaluate((header) => getComputedStyle(header).backgroundColor)
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  await scrollTo(rules.solidAfter)
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  await scrollTo(rules.solidAfter + 1)
  await expect.poll(ground).toBe('rgb(11, 20, 32)')
  await scrollTo(0)
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
})

test.describe('under 768 px', () => {
  test.use({ viewport: { width: rules.mobileUnder - 1, height: 740 } })

  test('the menu collapses, opens, is left with Esc, and closes when a section is chosen @spec-25 @spec-230', async ({
    page,
  }) => {
    await open(page, '/')
    const menu = page.getByRole('button', { name: texts.site.menu })
    await expect(links(page)).toBeHidden()
    await menu.click()
    await expect(links(page)).toBeVisible()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(links(page)).toBeHidden()
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await links(page).getByRole('link', { name: 'Partners' }).click()
    await expect(links(page)).toBeHidden()
    await expect(page.locator('#partners')).toBeInViewport()
    await page.setViewportSize({ width: rules.mobileUnder, height: 740 })
    await expect(menu).toBeHidden()
    await expect(links(page)).toBeVisible()
  })
})

test('a section link on another page goes to / and scrolls to the section after 100 ms @spec-25 @spec-215', async ({
  page,
}) => {
  // Timers of the page itself: however busy the machine is, they come in the order of their times.
  await page.addInitScript((delay) => {
    const replace = history.replaceState.bind(history)
    history.replaceState = (...args) => {
      setTimeout(() => performance.mark('early'), delay - 10)
      setTimeout(() => performance.mark('late'), delay + 50)
      replace(...args)
    }
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (...args) {
      performance.mark('scrolled')
      scroll.apply(this, args)
    }
  }, 100)
  await open(page, '/privacy')
  await links(page).getByRole('link', { name: 'Team' }).click()
  await expect(page).toHaveURL(/\/#team$/)
  const top = () => page.locator('#team').evaluate((section) => section.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(200)
  await expect(page.locator('#team')).toBeFocused()
  const marks = () =>
    page
      .evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
      .then((names) => names.filter((name) => /^(early|scrolled|late)$/.test(name)))
  await expect.poll(marks).toEqual(['early', 'scrolled', 'late'])
})

test('on load a hash scrolls to its section, otherwise the page is at the top @spec-23', async ({ page }) => {
  await open(page, '/#partners')
  await expect(page.locator('#partners')).toBeInViewport()
  const ids = await page
    .locator('main > section, main > * > section')
    .evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual([
    'home',
    'services',
    'products',
    'categories',
    'team',
    'partners',
    'clients',
    'contact',
  ])
  await open(page, '/privacy')
  await open(page, '/')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the partners section leads to /contact @spec-18', async ({ page, stack }) => {
  expect(await (await fetch(`${stack.url}/`)).text()).toContain('href="/contact"')
  await open(page, '/')
  const link = page.locator('#partners').getByRole('link', { name: texts.partners.siteContact })
  await expect(link).toHaveAttribute('href', '/contact')
  await link.click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the company name and logo lead home; without a logo, or with a broken one, a mark stands there @spec-25', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const brand = bar(page).getByRole('link').first()
  const [imageUrl = ''] = await uploadImages(api, 'company', 1)
  await api.company.update({ name: 'Ampère & Sons', logo: { imageUrl, altText: 'Two arcs' } })
  await openWith(page, '/privacy', 'Ampère & Sons')
  await expect(brand.getByRole('img', { name: 'Two arcs' })).toBeVisible()
  await expect(brand).toHaveAttribute('href', '/')
  await api.company.update({ name: 'Ampère & Daughters', logo: { imageUrl: '/uploads/company/none.webp' } })
  await openWith(page, '/privacy', 'Ampère & Daughters')
  await expect(brand.locator('svg')).toBeVisible()
  await api.company.update({ name: defaults.company.name, logo: { imageUrl: '' } })
  await openWith(page, '/privacy', defaults.company.name)
  await expect(brand.locator('svg')).toBeVisible()
})

test('the top bar has the company name and a home link, and for who is signed in Admin and Logout @spec-41', async ({
  page,
  stack,
}) => {
  const admin = bar(page).getByRole('link', { name: 'Admin', exact: true })
  const logout = bar(page).getByRole('button', { name: 'Logout' })
  await (await signedIn(stack, stack.signIn)).company.update({ name: defaults.company.name })
  for (const path of ['/privacy', '/contact']) {
    await openWith(page, path, defaults.company.name)
    await expect(bar(page).getByRole('link', { name: defaults.company.name })).toHaveAttribute('href', '/')
    await expect(bar(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible()
    await expect(admin).toHaveCount(0)
  }

  await signInAs(page, { stack, who: await addUser(stack), at: '/privacy' })
  await expect(admin).toHaveAttribute('href', '/admin')
  await expect(logout).toBeVisible()
  for (const path of ['/', '/service/none', '/categories/none', '/category/none']) {
    await open(page, path)
    await expect(admin).toHaveCount(0)
    await expect(logout).toHaveCount(0)
  }

  await open(page, '/contact')
  await logout.click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(bar(page).getByRole('link', { name: defaults.company.name })).toHaveAttribute('href', '/')
  await expect(bar(page).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
})

test('a token that is no longer valid shows no way into the back office, and is forgotten', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('token', 'long-gone'))
  await page.goto('/privacy')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(bar(page).getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
})

test('the top bar has the default name when company data fails to load @spec-41', async ({ page }) => {
  await page.route('**/api/company/info', (route) => route.abort())
  await page.goto('/login')
  await expect(bar(page).getByRole('link', { name: defaults.company.name })).toBeVisible()
})

test('the footer has the quick links, contact info and the social links that are set @spec-7 @spec-39', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const social = { facebook: '', twitter: '', instagram: '', linkedin: '', youtube: '' }
  await api.company.update({
    address: '1 Ohm Street\n1000 Brussels',
    phone: '+32 2 555 01 23',
    email: 'desk@busbar.example',
    socialMedia: {
      ...social,
      linkedin: 'linkedin.com/company/busbar',
      youtube: 'https://youtube.com/@busbar',
    },
  })
  await openWith(page, '/privacy', 'desk@busbar.example')
  const quick = footer(page).getByRole('navigation', { name: texts.site.quickLinks }).getByRole('link')
  await expect(quick).toHaveText(['Services', 'Products', 'Categories', 'Our Team', 'Partners', 'Contact Us'])
  await expect(quick.first()).toHaveAttribute('href', '/#services')
  // Pages that say so, and lists with something in them, are a list of their own.
  const more = footer(page).getByRole('navigation', { name: texts.site.moreLinks }).getByRole('link')
  expect((await more.allTextContents()).slice(-2)).toEqual(['References', 'News'])
  await expect(footer(page).getByText('1 Ohm Street')).toBeVisible()
  await expect(footer(page).getByRole('link', { name: '+32 2 555 01 23' })).toHaveAttribute(
    'href',
    'tel:+3225550123',
  )
  await expect(footer(page).getByRole('link', { name: 'desk@busbar.example' })).toHaveAttribute(
    'href',
    'mailto:desk@busbar.example',
  )
  const networks = footer(page).getByRole('list', { name: texts.site.footer.social }).getByRole('link')
  await expect(networks).toHaveText([/^LinkedIn/, /^YouTube/])
  await expect(networks.first()).toHaveAttribute('href', 'https://linkedin.com/company/busbar')

  await api.company.update({
    socialMedia: {
      facebook: 'facebook.com/b',
      twitter: 'x.com/b',
      instagram: 'instagram.com/b',
      linkedin: 'linkedin.com/b',
      youtube: 'youtube.com/b',
    },
    phone: '+32 2 555 01 24',
  })
  await openWith(page, '/privacy', '+32 2 555 01 24')
  await expect(networks).toHaveText([/^Facebook/, /^Twitter/, /^Instagram/, /^LinkedIn/, /^YouTube/])

  await api.company.update({ socialMedia: social, address: '', phone: '', email: '', name: 'Bare' })
  await openWith(page, '/privacy', 'Bare')
  await expect(networks).toHaveCount(0)
  await expect(footer(page).getByText(texts.site.footer.phone, { exact: true })).toHaveCount(0)
  await expect(footer(page).getByText('© Bare')).toBeVisible()
  await api.company.update({ name: defaults.company.name })
  await openWith(page, '/privacy', `© ${defaults.company.name}`)
})

test('the newsletter form sends the address, says so, and keeps it when that fails @spec-39', async ({
  page,
}) => {
  const { newsletter } = texts
  const bodies: unknown[] = []
  let answer: { status: number; json: object } | null = null
  await page.route('**/api/newsletter', async (route) => {
    bodies.push(route.request().postDataJSON())
    if (answer) return route.fulfill(answer)
    return route.abort()
  })
  await open(page, '/privacy')
  const email = footer(page).getByLabel(newsletter.email)
  const subscribe = footer(page).getByRole('button', { name: newsletter.subscribe })
  await subscribe.click()
  await expect(footer(page).getByText(texts.messages.emailRequired)).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('reader at busbar')
  await subscribe.click()
  await expect(footer(page).getByText(texts.problems.invalidEmail)).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(bodies).toEqual([])

  await email.fill('reader@busbar.example')
  await subscribe.click()
  await expect(footer(page).getByText(texts.api.noResponse)).toBeVisible()
  await expect(email).toHaveValue('reader@busbar.example')

  answer = { status: 429, json: { success: false, code: 'too_many', message: texts.api.tooMany(60) } }
  await subscribe.click()
  await expect(footer(page).getByText(texts.api.tooMany(60))).toBeVisible()
  await expect(email).toHaveValue('reader@busbar.example')

  answer = { status: 200, json: { success: true, message: 'whatever the server says' } }
  await email.press('Enter')
  await expect(footer(page).getByText(newsletter.thanks)).toBeVisible()
  await expect(email).toHaveValue('')
  expect(bodies).toEqual(Array(3).fill({ email: 'reader@busbar.example' }))
  await expect(footer(page).getByRole('link', { name: texts.privacy.heading }).first()).toHaveAttribute(
    'href',
    '/privacy',
  )
})

test('the newsletter button says that it is sending', async ({ page }) => {
  await page.route('**/api/newsletter', () => undefined)
  await open(page, '/privacy')
  await footer(page).getByLabel(texts.newsletter.email).fill('reader@busbar.example')
  await footer(page).getByRole('button', { name: texts.newsletter.subscribe }).click()
  await expect(footer(page).getByRole('button', { name: texts.newsletter.sending })).toBeVisible()
})

test('what cannot be shown ends in Something went wrong, with the error and a Refresh Page button @spec-83', async ({
  page,
  consoleErrors,
}) => {
  // A browser that breaks the page once.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('broken')) return
    sessionStorage.setItem('broken', 'once')
    window.matchMedia = () => {
      throw new Error('The lamp is out')
    }
  })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('The lamp is out')).toBeVisible()
  await expectAccessible(page)
  expect(consoleErrors.splice(0).join()).toContain('The lamp is out')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('button', { name: texts.auth.signIn, exact: true })).toBeVisible()
})

test('A2: what goes wrong before the scripts start does not break them, and a size that still changes is no failure', async ({
  page,
  consoleErrors,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const failure = page.getByRole('heading', { name: 'React Initialization Error' })
  await expect(page.locator('#startup-failure')).toBeAttached()
  const fail = (message: string) =>
    page.evaluate((words) => void window.dispatchEvent(new ErrorEvent('error', { message: words })), message)
  await fail('ResizeObserver loop completed with undelivered notifications.')
  await page.evaluate(() => void Promise.reject(new Error('Transition was skipped')))
  await expect(failure).toBeHidden()
  await fail('The lamp is out')
  await expect(failure).toBeVisible()
  release()
  await expect(failure).toBeHidden()
  await expect(page.getByRole('button', { name: texts.auth.signIn, exact: true })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('S2: the company keeps its name from 768 px on, and below 1200 px gives it up for the way into the back office only', async ({
  page,
  stack,
}) => {
  const name = bar(page).getByText(defaults.company.name)
  await (await signedIn(stack, stack.signIn)).company.update({ name: defaults.company.name })
  await openWith(page, '/privacy', defaults.company.name)
  for (const width of [768, 1023, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(name, `${width} px`).toBeVisible()
  }
  await signInAs(page, { stack, who: stack.signIn, at: '/privacy' })
  await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(name).toBeHidden()
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(name).toBeVisible()
  const brokenWords = await name.evaluate((element) => {
    const text = element.firstChild as Text
    return [...text.data.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1
    })
  })
  expect(brokenWords, 'words of the name that stand on two lines').toEqual([])
})

test('S3: on paper with backgrounds, words are dark on white', async ({ page }) => {
  await open(page, '/privacy')
  await page.emulateMedia({ media: 'print' })
  const grounds = await page.evaluate(() =>
    ['html', 'body', 'main', 'footer'].map(
      (part) => getComputedStyle(document.querySelector(part) as Element).backgroundColor,
    ),
  )
  expect(grounds).toEqual(Array(4).fill('rgba(0, 0, 0, 0)'))
})

test('V: on paper, questions show their answers, and no form is left', async ({ page, stack }) => {
  const { faq } = await (await signedIn(stack, stack.signIn)).company.get()
  await open(page, '/contact')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(faq.at(-1)?.answer ?? '')).toBeVisible()
  await expect(page.getByRole('form').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('a startup status banner hides after 1 second @spec-83 @spec-237', async ({ page }) => {
  await holdTime(page)
  await page.goto('/')
  const banner = page.getByText(texts.site.startup.live, { exact: true })
  await expect(banner).toBeVisible()
  // A line along the top edge, in nobody's way.
  const line = await banner.locator('..').boundingBox()
  expect(line).toMatchObject({ x: 0, y: 0 })
  expect(line?.height).toBeLessThanOrEqual(4)
  await page.clock.runFor(startupBanner.hideAfter - 1)
  await expect(banner).toBeVisible()
  await page.clock.runFor(1)
  await expect(banner).toHaveCount(0)
})

test.describe('when the scripts do not start', () => {
  test.beforeEach(({ page }) => page.route('**/assets/entry.client-*', (route) => route.abort()))

  test('the back office shows a React Initialization Error page with troubleshooting steps @spec-83', async ({
    page,
    consoleErrors,
  }) => {
    for (const path of ['/login', '/admin']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'React Initialization Error' })).toBeVisible()
      await expect(page.getByRole('listitem')).toHaveCount(texts.site.startup.steps.length)
      await expect(page.getByRole('button', { name: texts.site.refreshPage })).toBeVisible()
      await expectAccessible(page)
    }
    await page.unroute('**/assets/entry.client-*')
    await page.getByRole('button', { name: texts.site.refreshPage }).click()
    await expect(page.getByRole('heading', { name: texts.auth.welcome })).toBeVisible()
    await expect(page.getByText('React Initialization Error')).toBeHidden()
    consoleErrors.splice(0)
  })

  test('a published page stands as it is', async ({ page, consoleErrors }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('React Initialization Error')).toHaveCount(0)
    await expect(page.getByText(texts.site.startup.live, { exact: true })).toHaveCount(0)
    consoleErrors.splice(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the menu opens, the form posts by itself, and nothing says that scripts have started', async ({
    page,
  }) => {
    await page.goto('/privacy')
    await page.getByRole('button', { name: texts.site.menu }).click()
    await expect(links(page).getByRole('link', { name: 'Contact' })).toBeVisible()
    await page.keyboard.press('Escape')
    const form = footer(page).locator('form')
    await expect(form).toHaveAttribute('action', '/newsletter')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form.getByLabel(texts.newsletter.email)).toHaveAttribute('name', 'email')
    await expect(page.getByText(texts.site.startup.live, { exact: true })).toHaveCount(0)
    expect(await bar(page).evaluate((header) => getComputedStyle(header).backgroundColor)).toBe(
      'rgb(11, 20, 32)',
    )
  })

  test('the back office says what it needs', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'React Initialization Error' })).toBeVisible()
  })
})

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('the frame is accessible: menu, answers of the form, signed in, sign-in', async ({
      page,
      stack,
    }) => {
      await page.route('**/api/newsletter', (route) => route.abort())
      await open(page, '/privacy')
      await footer(page).getByLabel(texts.newsletter.email).fill('reader@busbar.example')
      await footer(page).getByLabel(texts.newsletter.email).press('Enter')
      await expect(footer(page).getByText(texts.api.noResponse)).toBeVisible()
      await expectAccessible(page)
      await signInAs(page, { stack, who: await addUser(stack), at: '/privacy' })
      if (viewport === phone) await page.getByRole('button', { name: texts.site.menu }).click()
      await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('bar and footer fit every width with the longest name, for who is signed in too', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const description = longWord.repeat(3)
  await api.company.update({ name: longWord, description, email: `${'a'.repeat(60)}@busbar.example` })
  await openWith(page, '/privacy', `© ${longWord}`)
  const widths = [320, 375, 640, 768, 1023, 1024, 1440, 1920]
  const fitsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  for (const width of widths) await fitsAt(width)
  await signInAs(page, { stack, who: stack.signIn, at: '/privacy' })
  for (const width of widths) {
    await fitsAt(width)
    if (width < rules.mobileUnder) continue
    const box = await bar(page).getByRole('button', { name: 'Logout' }).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width)
  }
  await api.company.update({ name: defaults.company.name, description: '', email: '' })
  await openWith(page, '/privacy', `© ${defaults.company.name}`)
})
