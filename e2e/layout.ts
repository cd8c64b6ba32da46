import type { Page } from '@playwright/test'

/** The words that are broken and the buttons that something lies over, in the last of these parts of the page. */
export function layoutFaults(page: Page, part: string): Promise<string[]> {
  return page.locator(part).last().evaluate(brokenAndCovered)
}

/** Runs in the browser. */
function brokenAndCovered(part: Element): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const found = new Set<string>()

  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!node.parentElement || !isShown(node.parentElement)) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s@._/–-]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.add(`broken: ${word}`)
    }
  }

  const buttons = [...part.querySelectorAll('button, a[href], [role=tab]')].filter(isShown)
  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? ''
  const isCovered = (button: Element) => {
    // A link in a text may have lines; its first is enough.
    const { left, top, width, height } = button.getClientRects()[0] ?? button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return !hit || !(button.contains(hit) || hit.contains(button))
  }
  for (const button of buttons) {
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (isCovered(button)) found.add(`covered: ${nameOf(button)}`)
  }

  // Sticky parts of a dialog may cover anything while they are pressed.
  const submit = part.querySelector('[type=submit]')
  const scroller = part.closest('[role=dialog]')
  if (submit && scroller && getComputedStyle(submit.closest('form > div') ?? submit).position === 'sticky')
    for (let down = 0; down < scroller.scrollHeight; down += 8) {
      scroller.scrollTop = down
      for (const button of submit.parentElement?.querySelectorAll('button') ?? [])
        if (isShown(button) && isCovered(button)) found.add(`covered at ${down}: ${nameOf(button)}`)
    }
  return [...found]
}
