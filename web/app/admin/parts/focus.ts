import { useEffect, useState } from 'react'

/** Returns what puts the cursor where a form needs attention first, in the order in which the fields stand. */
export function useFocusFirstError() {
  const [asked, setAsked] = useState(0)
  // An effect, because the marks are on the page only after the render that is still to come.
  useEffect(() => {
    if (asked === 0) return
    const marked = document.querySelectorAll<HTMLElement>(
      'form [aria-invalid="true"], form [data-invalid="true"]',
    )
    // A part of the screen that is not shown may have errors of its own.
    Array.from(marked)
      .find((field) => field.checkVisibility())
      ?.focus()
  }, [asked])
  return () => setAsked((times) => times + 1)
}

/** Puts the cursor at the start of the screen, for when what had it is gone. */
export function focusContent() {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** What is moved within the page loses the cursor: gives it back to what has it now, after the move. */
export function keepFocus() {
  const focused = document.activeElement
  requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus())
}

/** An entry of a list that is removed takes the cursor with it: gives it to the last button of the one in its place. */
export function focusPlace(list: HTMLElement | null, index: number) {
  requestAnimationFrame(() => {
    const entry = list?.children[Math.min(index, list.children.length - 1)]
    Array.from(entry?.querySelectorAll('button') ?? [])
      .at(-1)
      ?.focus()
  })
}

/** When this is taken away, the cursor goes back to what had it before; to the screen where that is gone, too. */
export function useFocusReturn() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else focusContent()
    },
    [opener],
  )
}
