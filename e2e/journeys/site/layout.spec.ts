import type { Locator, Page } from '@playwright/test'
import type { Stack } from '../../../dev/stack.ts'
import { signedIn } from '../../people.ts'
import {
  longWord,
  openWith,
  replaceAllCategories,
  replaceAllClients,
  replaceAllPartners,
  replaceAllProducts,
  replaceAllServices,
  replaceAllTeam,
  sidewaysOverflow,
  splitWords,
  uploadImages,
} from '../../site-content.ts'
import { expect, test } from '../../stack.ts'

for (const count of [0, 1, 2, 50]) {
  test(`with ${count} of everything no section leaves its place at any width`, async ({ page, stack }) => {
    test.setTimeout(240_000)
    await openWith(page, '/', await withEach(stack, count))
    for (const width of [320, 375, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => sidewaysOverflow(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
      const places = await placesOf(page)
      expect(places).toHaveLength(9)
      for (const [index, { name, bottom, spill }] of places.entries()) {
        expect(spill, `${name} spills over its end at ${width} px`).toBeLessThanOrEqual(1)
        const next = places[index + 1]
        if (next)
          expect(next.top, `${next.name} begins after ${name} at ${width} px`).toBeGreaterThan(bottom - 1)
      }
    }
  })
}

test('once smaller sizes exist, logo and portraits stand as near to their names as before, and no name is cut', async ({
  page,
  stack,
}) => {
  const api = await signedIn(stack, stack.signIn)
  const [logo = '', portrait = ''] = await uploadImages(api, 'company', 2)
  await api.company.update({ name: 'Wattwerk Engineering', logo: { imageUrl: logo, altText: 'Logo' } })
  await replaceAllClients(stack, [{ name: 'Harper Lindgren', imageUrl: portrait }])
  const [brand, client] = [
    page.getByRole('banner').getByRole('link').first(),
    page.locator('#clients figcaption'),
  ]
  await expect(async () => {
    await page.goto('/')
    for (const place of [brand, client])
      await expect(place.locator('source')).toHaveCount(2, { timeout: 300 })
  }).toPass({ timeout: 60_000 })
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await gapIn(brand), `logo at ${width} px`).toBeCloseTo(12, 0)
    expect(await gapIn(client), `portrait at ${width} px`).toBeCloseTo(16, 0)
    const name = brand.getByText('Wattwerk Engineering')
    expect(
      await name.evaluate((span) => span.scrollHeight - span.clientHeight),
      `${width} px`,
    ).toBeLessThanOrEqual(1)
    expect(await splitWords(page, 'header'), `${width} px`).toEqual([])
  }
})

/** How far the words stand from the image before them. */
async function gapIn(place: Locator) {
  return place.evaluate((element) => {
    const words = element.querySelector('span')?.getBoundingClientRect()
    return (words?.left ?? 0) - (element.querySelector('img')?.getBoundingClientRect().right ?? 0)
  })
}

/** As many records in each section, some with words that no line holds; answers with what only that page says. */
async function withEach(stack: Stack, count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const named = (name: string) =>
    numbers.map((index) => (index % 2 ? `${name} ${index}` : `${longWord} ${index}`))
  const words = `${longWord} and so on`
  await replaceAllProducts(
    stack,
    named('Product').map((title) => ({ title, shortDescription: words })),
  )
  await replaceAllCategories(
    stack,
    named('Field').map((title) => ({ title, shortDescription: words })),
  )
  await replaceAllServices(
    stack,
    named('Service').map((title) => ({ title, shortDescription: words })),
  )
  await replaceAllTeam(
    stack,
    named('Engineer').map((name) => ({ name, position: longWord, jobTitle: longWord, description: words })),
  )
  await replaceAllPartners(
    stack,
    named('Partner').map((name) => ({ name, description: words })),
  )
  await replaceAllClients(
    stack,
    named('Client').map((name) => ({ name, description: words })),
  )
  const address = `${longWord} number ${count}`
  const faq = named('Question').map((question) => ({ question, answer: words }))
  await (await signedIn(stack, stack.signIn)).company.update({ address, faq })
  return address
}

/** Where the sections and the footer stand, from top to bottom, and how far what they hold sticks out below. */
async function placesOf(page: Page) {
  return page.locator('main > section, footer').evaluateAll((parts) =>
    parts.map((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return { name: part.id || part.tagName, top, bottom, spill: part.scrollHeight - part.clientHeight }
    }),
  )
}
