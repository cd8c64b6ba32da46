import { defaults, type HeroInput, limits, texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { expectAccessible } from '../../accessible.ts'
import { signedIn } from '../../people.ts'
import { longWord, openWith, sidewaysOverflow, uploadImages, waitUntilPublished } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const { heroTitle, heroButton } = defaults.company
const carouselTexts = texts.site.carousel
const every = limits.hero.advanceEvery
const hero = (page: Page) => page.locator('#home')
const title = (page: Page) => hero(page).getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => hero(page).getByRole('button', { name })
const picture = (page: Page, layer: string) => page.locator(`[data-layer="${layer}"] img`)

/** Leaves these slides as the only ones, and opens the page as soon as it is published with them. */
async function openSlides(
  page: Page,
  stack: Stack,
  titles: string[],
  more: Partial<Slide> | Partial<Slide>[] = {},
) {
  const api = await signedIn(stack, stack.signIn)
  const images = await uploadImages(api, 'company', Math.min(3, titles.length))
  const imageOf = (index: number) => images[index % images.length] ?? ''
  // A number of its own tells this page from those that were published before.
  const projectsCompleted = 100_000 + Math.floor(Math.random() * 900_000)
  await api.company.updateHero({
    heroImages: titles.map((text, index) => ({
      imageUrl: imageOf(index),
      title: text,
      ...(Array.isArray(more) ? more[index] : more),
    })),
    heroStats: { yearsExperience: 27, projectsCompleted },
  })
  await openWith(page, '/', `${projectsCompleted}`)
  return images
}

type Slide = NonNullable<HeroInput['heroImages']>[number]

/** From here on time stands still in the page, and passes only when a journey says so. */
async function holdTime(page: Page) {
  const now = new Date('2026-03-02T10:00:00Z')
  await page.clock.install({ time: now })
  await page.clock.pauseAt(new Date(now.getTime() + 1000))
  await page.reload()
  // Said by the first script that runs.
  await expect(page.getByText(texts.site.startup.live, { exact: true })).toBeVisible()
  await expect(page.locator('#home[data-live]')).toBeAttached()
}

test('with no hero images it shows the notice together with the default title, button and stats @spec-27 @spec-191 @spec-216 @spec-217 @spec-218', async ({
  page,
  stack,
}) => {
  await openSlides(page, stack, [])
  await expect(title(page)).toHaveText(heroTitle)
  await expect(hero(page).getByRole('link', { name: heroButton.text })).toHaveAttribute('href', '/#services')
  await expect(hero(page).getByText('No hero images configured')).toBeVisible()
  await expect(hero(page).locator('dl')).toContainText('27')
  await expect(hero(page).getByRole('button')).toHaveCount(0)
})

test('one image: its words stand over it, and there is neither a next one behind nor a way to it @spec-7 @spec-27', async ({
  page,
  stack,
}) => {
  const [image] = await openSlides(page, stack, ['Built to last'], { subtitle: 'For forty years.' })
  await expect(title(page)).toHaveText('Built to last')
  await expect(hero(page).getByText('For forty years.')).toBeVisible()
  await expect(picture(page, 'foreground')).toHaveAttribute('src', image ?? '')
  await expect(picture(page, 'background')).toHaveCount(0)
  await expect(hero(page).getByRole('button')).toHaveCount(0)
  await expect(hero(page).getByText(texts.hero.empty)).toHaveCount(0)
})

test('stats are years of experience and projects completed @spec-27', async ({ page, stack }) => {
  await openSlides(page, stack, ['Numbers'])
  const api = await signedIn(stack, stack.signIn)
  await api.company.updateHero({ heroStats: { yearsExperience: 31, projectsCompleted: 1240 } })
  await openWith(page, '/', '1240')
  const [years, projects] = [hero(page).locator('dl > div').nth(0), hero(page).locator('dl > div').nth(1)]
  await expect(years).toContainText('31')
  await expect(years.locator('dt')).toHaveText('Years of experience')
  await expect(projects.locator('dt')).toHaveText('Projects completed')
})

test('a slide without words has the default title and the button Discover More to #services @spec-217 @spec-218', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const [imageUrl = ''] = await uploadImages(api, 'company', 1)
  await api.company.updateHero({ heroImages: [{ imageUrl }] })
  await waitUntilPublished(page, '/', (html) => html.includes('>Elevating Electrical Engineering'))
  await page.goto('/')
  await expect(picture(page, 'foreground')).toHaveAttribute('src', imageUrl)
  await expect(title(page)).toHaveText('Elevating Electrical Engineering to the Next Level')
  await hero(page).getByRole('link', { name: 'Discover More' }).click()
  await expect(page).toHaveURL(/\/#services$/)
  await expect(page.locator('#services')).toBeInViewport()
})

test('the button leads wherever the slide says', async ({ page, stack }) => {
  const links = [
    ['#products', '/#products'],
    ['https://example.com/standards', 'https://example.com/standards'],
    ['mailto:hello@busbar.example', 'mailto:hello@busbar.example'],
    ['tel:+33123456789', 'tel:+33123456789'],
    ['/privacy', '/privacy'],
  ] as const
  const titles = links.map(([link]) => `To ${link}`)
  // So that no slide leaves by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSlides(
    page,
    stack,
    titles,
    links.map(([buttonLink]) => ({ buttonText: 'Go there', buttonLink })),
  )
  for (const [index, [, href]] of links.entries()) {
    if (index > 0) await button(page, carouselTexts.next).click()
    await expect(title(page)).toHaveText(titles[index] ?? '')
    await expect(hero(page).getByRole('link', { name: 'Go there' })).toHaveAttribute('href', href)
  }
})

test('with three images it advances every 5 seconds and wraps around; the next one is behind the current @spec-27 @spec-213', async ({
  page,
  stack,
}) => {
  const images = await openSlides(page, stack, ['One', 'Two', 'Three'])
  await holdTime(page)
  for (const [index, name] of ['One', 'Two', 'Three', 'One'].entries()) {
    await expect(title(page)).toHaveText(name)
    await expect(picture(page, 'foreground')).toHaveAttribute('src', images[index % 3] ?? '')
    await expect(picture(page, 'background')).toHaveAttribute('src', images[(index + 1) % 3] ?? '')
    await page.clock.runFor(every - 1)
    await expect(title(page)).toHaveText(name)
    await page.clock.runFor(1)
  }
  await expect(title(page)).toHaveText('Two')
})

test('with two images the one that left is the next one again', async ({ page, stack }) => {
  const [first = '', second = ''] = await openSlides(page, stack, ['One', 'Two'])
  await holdTime(page)
  await page.clock.runFor(every)
  await expect(picture(page, 'foreground')).toHaveAttribute('src', second)
  await expect(picture(page, 'background')).toHaveAttribute('src', first)
})

test('previous and next buttons wrap around, and the time starts anew @spec-27', async ({ page, stack }) => {
  await openSlides(page, stack, ['One', 'Two', 'Three'])
  await holdTime(page)
  await page.clock.runFor(every - 100)
  // Without a pointer that would hold the time.
  await button(page, carouselTexts.previous).dispatchEvent('click')
  await expect(title(page)).toHaveText('Three')
  await page.clock.runFor(every - 100)
  await expect(title(page)).toHaveText('Three')
  await button(page, carouselTexts.next).dispatchEvent('click')
  await expect(title(page)).toHaveText('One')
  await page.clock.runFor(every)
  await expect(title(page)).toHaveText('Two')
})

test('the pause button stops it until it is pressed again', async ({ page, stack }) => {
  await openSlides(page, stack, ['One', 'Two'])
  await holdTime(page)
  await expect(button(page, carouselTexts.pause)).toBeVisible()
  await button(page, carouselTexts.pause).dispatchEvent('click')
  await page.clock.runFor(every * 4)
  await expect(title(page)).toHaveText('One')
  await expect(hero(page).locator('[aria-live=polite] h1')).toHaveCount(1)
  await button(page, carouselTexts.play).dispatchEvent('click')
  await expect(hero(page).locator('[aria-live=off] h1')).toHaveCount(1)
  await page.clock.runFor(every)
  await expect(title(page)).toHaveText('Two')
})

test('a pointer over it holds the time, which goes on where it was', async ({ page, stack }) => {
  await openSlides(page, stack, ['One', 'Two'])
  await holdTime(page)
  await page.clock.runFor(3000)
  await hero(page).hover()
  await page.clock.runFor(every * 2)
  await expect(title(page)).toHaveText('One')
  await page.mouse.move(700, 10)
  await page.clock.runFor(1999)
  await expect(title(page)).toHaveText('One')
  await page.clock.runFor(1)
  await expect(title(page)).toHaveText('Two')
})

test('keyboard focus in it holds the time, and everything can be done with the keyboard', async ({
  page,
  stack,
}) => {
  await openSlides(page, stack, ['One', 'Two', 'Three'])
  await holdTime(page)
  const toNext = async (name: string) => {
    await page.keyboard.press('Tab')
    await expect(hero(page).locator(':focus')).toHaveAccessibleName(name)
  }
  await hero(page).getByRole('link').focus()
  await page.clock.runFor(every * 2)
  await expect(title(page)).toHaveText('One')
  await toNext(carouselTexts.previous)
  await toNext(carouselTexts.next)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Two')
  await toNext(carouselTexts.pause)
  await page.keyboard.press('Space')
  await expect(button(page, carouselTexts.play)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(hero(page).locator(':focus')).toHaveCount(0)
  await page.clock.runFor(every)
  await expect(title(page)).toHaveText('Three')
})

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing advances by itself, and there is nothing to pause', async ({ page, stack }) => {
    await openSlides(page, stack, ['One', 'Two'])
    await holdTime(page)
    await page.clock.runFor(every * 4)
    await expect(title(page)).toHaveText('One')
    await expect(button(page, carouselTexts.pause)).toBeHidden()
    await button(page, carouselTexts.next).click()
    await expect(title(page)).toHaveText('Two')
  })

  for (const [name, viewport] of Object.entries({
    phone: { width: 375, height: 740 },
    desktop: { width: 1440, height: 900 },
  })) {
    test(`it is accessible on a ${name} with no, one and several images`, async ({ page, stack }) => {
      await page.setViewportSize(viewport)
      for (const titles of [[], ['One'], ['One', 'Two', 'Three']]) {
        await openSlides(page, stack, titles, { subtitle: 'What we are about.' })
        await expectAccessible(page, '#home')
      }
      await button(page, carouselTexts.next).click()
      await expectAccessible(page, '#home')
    })
  }
})

test('a failed image falls back to a drawing @spec-27', async ({ page, stack }) => {
  await openSlides(page, stack, ['Nothing there', 'Nor there'], { imageUrl: '/uploads/company/none.webp' })
  const front = page.locator('[data-layer="foreground"]')
  await expect(front.locator('svg')).toBeVisible()
  await expect(front.locator('img')).toHaveCount(0)
  await expect(title(page)).toBeVisible()
})

test('nothing moves while the page loads and while the slides change', async ({ page, stack }) => {
  await openSlides(page, stack, ['One', 'A title that is a good deal longer than the first', 'Three'])
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        document.documentElement.dataset.shift = `${Number(document.documentElement.dataset.shift ?? 0) + value}`
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(title(page)).toHaveText('One')
  const place = () => hero(page).locator('dl').boundingBox()
  const before = await place()
  await expect(title(page)).toHaveText(/^A title/, { timeout: every + 3000 })
  expect(await place()).toEqual(before)
  await page.waitForTimeout(1500)
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
  expect(shift).toBeLessThan(0.01)
})

test('the longest words and numbers fit every width', async ({ page, stack }) => {
  await openSlides(page, stack, [longWord, ...'1234'], {
    subtitle: longWord,
    buttonText: longWord.slice(0, limits.hero.buttonText),
  })
  const most = limits.hero.statMax
  const api = await signedIn(stack, stack.signIn)
  await api.company.updateHero({ heroStats: { yearsExperience: most, projectsCompleted: most } })
  await openWith(page, '/', `${most}`)
  for (const width of [320, 375, 640, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    for (const part of await hero(page).locator('dl > div, h1, a, [role=group] button').all()) {
      const box = await part.boundingBox()
      if (box) expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first slide stands complete', async ({ page, stack }) => {
    const [first = ''] = await openSlides(page, stack, ['One', 'Two'], { subtitle: 'Complete.' })
    await expect(title(page)).toHaveText('One')
    await expect(hero(page).getByText('Complete.').first()).toBeVisible()
    await expect(hero(page).getByRole('link', { name: heroButton.text }).first()).toBeVisible()
    await expect(picture(page, 'foreground')).toHaveAttribute('src', first)
    await expect(picture(page, 'foreground')).not.toHaveJSProperty('naturalWidth', 0)
    await expect(hero(page).locator('dl')).toContainText('27')
    // The words of the others can be swiped to.
    await hero(page).getByText('Two').scrollIntoViewIfNeeded()
    await expect(hero(page).getByText('Two')).toBeInViewport()
    await expect(button(page, carouselTexts.next)).toBeHidden()
    await expect(button(page, carouselTexts.pause)).toBeHidden()
  })
})

test('arrow keys and a finger move it', async ({ browser, stack, page }) => {
  await openSlides(page, stack, ['Left', 'Middle', 'Right'])
  await button(page, carouselTexts.next).focus()
  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('Middle')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(title(page)).toHaveText('Right')

  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } })
  const phone = await context.newPage()
  await phone.goto(stack.url)
  await expect(phone.locator('#home[data-live]')).toBeAttached()
  const session = await context.newCDPSession(phone)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] })
  const swipe = async (from: number, to: number) => {
    await finger('touchStart', from)
    await finger('touchMove', to)
    await finger('touchEnd')
  }
  await swipe(300, 100)
  await expect(title(phone)).toHaveText('Middle')
  await swipe(100, 300)
  await expect(title(phone)).toHaveText('Left')
  await context.close()
})

test('what is pressed before its code has come is done when it has', async ({ page, stack }) => {
  await openSlides(page, stack, ['Early one', 'Early two'])
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(/start-moving/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/')
  await button(page, carouselTexts.next).click()
  await expect(title(page)).toHaveText('Early one')
  release()
  await expect(title(page)).toHaveText('Early two')
})
