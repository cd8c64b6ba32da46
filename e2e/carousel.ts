import type { Page } from '@playwright/test'
import { expect } from './stack.ts'

/** A carousel on the page: what is shown of it, and its buttons. */
export function carouselOf(page: Page, section: string) {
  const group = page.locator(`${section} [aria-roledescription=carousel]`)
  return {
    group,
    track: group.locator('ul').first(),
    button: (name: string) => group.getByRole('button', { name, exact: true }),

    /** Waits until it has come to rest with these cards in view, numbered from 1. */
    async expectShown(from: number, to: number, count: number) {
      const sentence = from === to ? `Showing ${from} of ${count}` : `Showing ${from} to ${to} of ${count}`
      await expect(group.getByText(sentence, { exact: true })).toBeAttached()
      await expect.poll(() => cardsInView(group.locator('ul').first())).toEqual(range(from, to))
    },

    /** Brings it into view and waits until scripts have taken charge. */
    async ready() {
      await group.scrollIntoViewIfNeeded()
      await expect(group.getByText(/^Showing/)).toBeAttached()
    },

    /** A finger goes from right to left over the first card. */
    async swipeOn() {
      const box = await group.boundingBox()
      if (!box) throw new Error('the carousel is not on the page')
      const session = await page.context().newCDPSession(page)
      const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x: box.x + box.width * at, y: box.y + 80 }],
        })
      await finger('touchStart', 0.85)
      for (let at = 0.8; at > 0.15; at -= 0.05) await finger('touchMove', at)
      await finger('touchEnd')
    },
  }
}

/** The numbers of the cards that can be seen whole. */
async function cardsInView(track: ReturnType<Page['locator']>) {
  return track.evaluate((element) => {
    const frame = element.getBoundingClientRect()
    return [...element.children].flatMap((child, index) => {
      const { left, right } = child.getBoundingClientRect()
      return left >= frame.left - 1 && right <= frame.right + 1 ? [index + 1] : []
    })
  })
}

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
