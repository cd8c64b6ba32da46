import type { Page } from '@playwright/test'
import type { Stack } from '../../dev/stack.ts'
import { signedIn } from '../people.ts'
import {
  longWord,
  onlyCategories,
  onlyClients,
  onlyPartners,
  onlyProducts,
  onlyServices,
  onlyTeam,
  openWith,
  ownProduct,
  sidewaysOverflow,
} from '../site-content.ts'
import { expect, test } from '../stack.ts'

test.use(ownProduct)

for (const count of [0, 1, 2, 50]) {
  test(`with ${count} of everything no section leaves its place at any width`, async ({ page, stack }) => {
    test.setTimeout(240_000)
    await openWith(page, '/', await withEach(stack, count))
    for (const width of [320, 375, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sidewaysOverflow(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
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

/** As many records in each section, some with words that no line holds; answers with what only that page says. */
async function withEach(stack: Stack, count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const named = (name: string) =>
    numbers.map((index) => (index % 2 ? `${name} ${index}` : `${longWord} ${index}`))
  const words = `${longWord} and so on`
  await onlyProducts(
    stack,
    named('Product').map((title) => ({ title, shortDescription: words })),
  )
  await onlyCategories(
    stack,
    named('Field').map((title) => ({ title, shortDescription: words })),
  )
  await onlyServices(
    stack,
    named('Service').map((title) => ({ title, shortDescription: words })),
  )
  await onlyTeam(
    stack,
    named('Engineer').map((name) => ({ name, position: longWord, jobTitle: longWord, description: words })),
  )
  await onlyPartners(
    stack,
    named('Partner').map((name) => ({ name, description: words })),
  )
  await onlyClients(
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
