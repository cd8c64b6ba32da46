/** Puts the cursor where a form needs attention first, in the order in which the fields stand. */
export function focusFirstError() {
  // The marks appear with the next paint.
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-invalid="true"]')?.focus()
  })
}

/** Puts the cursor at the start of the screen, for when what had it is gone. */
export function focusContent() {
  document.getElementById('content')?.focus({ preventScroll: true })
}
