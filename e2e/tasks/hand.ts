import { expect, type Locator, type Page } from '@playwright/test'

export type Effort = { clicks: number; keys: number }

/** Somebody at the screen; counts what they do. */
export type Hand = {
  page: Page
  effort: Effort
  click(target: Locator): Promise<void>
  /** Opens the record of a row: anywhere on it, or with the button that it has for the keyboard. */
  open(row: Locator, words: string): Promise<void>
  /** Clicks on everything from what was clicked last to this. */
  clickUpTo(target: Locator): Promise<void>
  /** Presses a key or a combination, once or several times. */
  press(key: string, times?: number): Promise<void>
  /** Types where the cursor is. */
  type(text: string): Promise<void>
  /** Goes to a field and types instead of what is in it. */
  write(field: Locator, text: string): Promise<void>
  /** Moves something by its handle to another; by the keyboard, with the key that does the same step by step. */
  drag(handle: Locator, to: Locator, step: { button: Locator; times: number }): Promise<void>
  /** Chooses files with the button that asks for them. */
  choose(button: Locator, files: string[]): Promise<void>
}

/** With the mouse and, for what is typed, the keyboard. */
export function mouseHand(page: Page): Hand {
  const effort = { clicks: 0, keys: 0 }
  const click = async (target: Locator, modifiers: 'Shift'[] = []) => {
    // A switch's thumb lies over what is clicked.
    await target.click({ modifiers, force: await target.evaluate(isTicked) })
    effort.clicks += 1
  }
  const rest = typing(page, effort)
  return {
    page,
    effort,
    ...rest,
    click,
    open: (row, words) => click(row.getByText(words)),
    clickUpTo: (target) => click(target, ['Shift']),
    async drag(handle, to) {
      await handle.dragTo(to)
      effort.clicks += 1
    },
    async write(field, text) {
      await click(field)
      await rest.press('ControlOrMeta+a')
      await rest.type(text)
    },
    async choose(button, files) {
      const chooser = page.waitForEvent('filechooser')
      await click(button)
      await (await chooser).setFiles(files)
      // In the system's window: the files, and 'Open'.
      effort.clicks += 2
    },
  }
}

/** With the keyboard alone: whatever is clicked on otherwise is reached by Tab. */
export function keyboardHand(page: Page): Hand {
  const effort = { clicks: 0, keys: 0 }
  const rest = typing(page, effort)
  const reach = async (target: Locator) => {
    await target.waitFor()
    for (let presses = 0; presses < 200; presses++) {
      if (await target.evaluate(hasFocus)) return
      await rest.press('Tab')
    }
    throw new Error(`Tab does not lead to ${target}`)
  }
  const click = async (target: Locator) => {
    await reach(target)
    await rest.press((await target.evaluate(isTicked)) ? 'Space' : 'Enter')
  }
  return {
    page,
    effort,
    ...rest,
    click,
    open: (row) => click(row.getByRole('button', { name: /^(View|Edit) / })),
    async clickUpTo(target) {
      await reach(target)
      await rest.press('Shift+Space')
    },
    async drag(_handle, _to, { button, times }) {
      for (let step = 0; step < times; step++) {
        const place = await placeOf(button)
        await click(button)
        await expect.poll(() => placeOf(button)).toBe(place - 1)
      }
    },
    async write(field, text) {
      await reach(field)
      await rest.press('ControlOrMeta+a')
      await rest.type(text)
    },
    async choose(button, files) {
      const chooser = page.waitForEvent('filechooser')
      await click(button)
      await (await chooser).setFiles(files)
      effort.keys += 2
    },
  }
}

function typing(page: Page, effort: Effort) {
  return {
    async press(key: string, times = 1) {
      for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key)
      effort.keys += times
    },
    async type(text: string) {
      await page.keyboard.type(text)
      effort.keys += text.length
    },
  }
}

const hasFocus = (element: Element) => element === document.activeElement
const isTicked = (element: Element) => element.matches('[type=checkbox], [type=radio], [role=switch]')
const placeOf = (button: Locator) =>
  button.evaluate((element) => (element.closest('tr') as HTMLTableRowElement).sectionRowIndex)
