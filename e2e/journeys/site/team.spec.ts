import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { texts } from '@busbar/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { signedIn } from '../../people.ts'
import { longWord, openWith, replaceAllTeam, uploadImages } from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

const sizes = { phone: { width: 375, height: 740 }, desktop: { width: 1440, height: 900 } }
const cards = (page: Page) => page.locator('#team li')

test('active members are shown with portrait, name, position, job title and description @spec-7 @spec-108', async ({
  page,
  stack,
}) => {
  const [imageUrl] = await uploadImages(await signedIn(stack, stack.signIn), 'team', 1)
  await replaceAllTeam(stack, [
    {
      name: 'Ada',
      surname: 'Volt',
      position: 'Head of Protection',
      jobTitle: 'Chartered Engineer',
      description: 'Sets relays.',
      imageUrl,
    },
    { name: 'Gone', isActive: false },
  ])
  await openWith(page, '/', 'Ada Volt')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText('Ada Volt')
  await expect(cards(page).locator('p')).toHaveText([
    'Head of Protection',
    'Chartered Engineer',
    'Sets relays.',
  ])
  await cards(page).scrollIntoViewIfNeeded()
  await expect(cards(page).locator('img')).not.toHaveJSProperty('naturalWidth', 0)
})

test('members come in the order of the API: alphabetical by name', async ({ page, stack }) => {
  await replaceAllTeam(stack, [{ name: 'Zoe' }, { name: 'ada' }, { name: 'Émile' }, { name: 'Ben' }])
  await openWith(page, '/', 'Ben')
  await expect(cards(page).getByRole('heading')).toHaveText(['ada', 'Ben', 'Émile', 'Zoe'])
})

test('A26: an email address is shown only where it is public, and is nowhere in the page otherwise', async ({
  page,
  stack,
}) => {
  await replaceAllTeam(stack, [
    { name: 'Open', email: 'open@team.example', isEmailPublic: true },
    { name: 'Shy', email: 'shy@team.example' },
  ])
  await openWith(page, '/', 'Open')
  await expect(page.getByRole('link', { name: 'open@team.example' })).toHaveAttribute(
    'href',
    'mailto:open@team.example',
  )
  expect(await page.content()).not.toContain('shy@team.example')
  expect(await (await fetch(`${stack.url}/_.data`)).text()).not.toContain('shy@team.example')
})

test('without members it says so', async ({ page, stack }) => {
  await replaceAllTeam(stack, [])
  await openWith(page, '/', texts.team.siteEmpty)
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await expectAccessible(page, '#team')
  }
})

test("members that cannot be read: 'Failed to load team members' plus the refresh hint @spec-187", async ({
  page,
  stack,
}) => {
  await page.goto('/')
  const pages = join(stack.siteFolder, 'pages')
  const files = ['index.html', 'index.html.br', 'index.html.gz']
  stack.postgres.kill()
  try {
    // As if the front page had never been published.
    for (const file of files) await rename(join(pages, file), join(pages, `.${file}`))
    expect((await page.goto('/'))?.status()).toBe(503)
    const notice = page.locator('#team').getByRole('alert')
    await expect(notice).toContainText('Failed to load team members')
    await expect(notice).toContainText(
      'Please try refreshing the page or contact support if the problem persists.',
    )
    await expectAccessible(page, '#team')
  } finally {
    await stack.postgres.start()
    for (const file of files) await rename(join(pages, `.${file}`), join(pages, file)).catch(() => {})
  }
})

test('a missing or broken portrait is replaced by a plate with the initials @spec-191', async ({
  page,
  stack,
}) => {
  await replaceAllTeam(stack, [
    { name: 'Ada', surname: 'Volt' },
    { name: 'Ben', surname: 'Ohm', imageUrl: '/uploads/team/none.webp' },
  ])
  await openWith(page, '/', 'Ben Ohm')
  await cards(page).nth(1).scrollIntoViewIfNeeded()
  await expect(cards(page).locator('img')).toHaveCount(0)
  for (const [index, letters] of ['AV', 'BO'].entries()) {
    const frame = cards(page).nth(index).locator('div').first()
    const plate = frame.getByText(letters, { exact: true }).locator('..')
    await expect(plate).toHaveAttribute('aria-hidden', 'true')
    expect(await plate.boundingBox(), 'it fills the place of the portrait').toEqual(await frame.boundingBox())
  }
})

for (const count of [1, 2, 3]) {
  test(`${count} members fit at every width, with a very long name among them`, async ({ page, stack }) => {
    const longName = `${longWord}${count}`
    // The last one to be made: a page with it in it has all the others.
    const isLong = (index: number) => index === count - 1
    await replaceAllTeam(
      stack,
      Array.from({ length: count }, (_, index) => ({
        name: isLong(index) ? longName : `Member ${index}`,
        position: isLong(index) ? longWord : 'Engineer',
        description: isLong(index) ? longWord.repeat(4) : 'Plans and tests.',
        email: `${'a'.repeat(60)}@${'b'.repeat(50)}.example`,
        isEmailPublic: isLong(index),
      })),
    )
    await openWith(page, '/', longName)
    await expect(cards(page)).toHaveCount(count)
    for (const width of [320, 375, 640, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const section = await page.locator('#team').boundingBox()
      for (const card of (await cards(page).all()).slice(-5)) {
        const box = await card.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0), `${width}`).toBeLessThanOrEqual(section?.width ?? 0)
        const spill = await card.evaluate((element) => element.scrollWidth - element.clientWidth)
        expect(spill, `${width}`).toBeLessThanOrEqual(0)
      }
    }
    if (count !== 2) return
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size)
      await expectAccessible(page, '#team')
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everybody is there, and a broken portrait shows no broken icon', async ({ page, stack }) => {
    await replaceAllTeam(stack, [{ name: 'Ada', surname: 'Volt', imageUrl: '/uploads/team/none.webp' }])
    await openWith(page, '/', 'Ada Volt')
    const image = cards(page).first().locator('img')
    await image.scrollIntoViewIfNeeded()
    const cover = await image.evaluate((element) => {
      const { position, content } = getComputedStyle(element, '::after')
      return { position, content }
    })
    expect(cover).toEqual({ position: 'absolute', content: '"AV"' })
  })
})
