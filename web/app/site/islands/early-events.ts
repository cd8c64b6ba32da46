/**
 * Has a part of the page started as soon as a visitor turns to it. Clicks before that are replayed afterwards, and until
 * then it is marked as busy; if its code cannot be loaded, a form is sent natively. Returns how to start it at once.
 */
export function replayEarlyEvents(root: HTMLElement, start: () => Promise<void>) {
  const end = new AbortController()
  const listen = (types: string[], listener: (event: Event) => void) => {
    for (const type of types) root.addEventListener(type, listener, { signal: end.signal, capture: true })
  }
  const live = () =>
    start().then(
      () => end.abort(),
      () => end.abort(),
    )
  listen(['pointerover', 'pointerdown', 'focusin', 'keydown'], () => void live())
  listen(['click', 'submit'], (event) => {
    const again = repeat(event)
    if (!again) return
    event.preventDefault()
    event.stopPropagation()
    root.setAttribute('aria-busy', 'true')
    void live().then(() => {
      root.removeAttribute('aria-busy')
      again()
    })
  })
  return live
}

/** How to do it once more; null for what the browser does well by itself, such as following a link. */
function repeat(event: Event): (() => void) | null {
  const { target } = event
  if (event instanceof SubmitEvent) {
    const { submitter } = event
    return () => (target as HTMLFormElement).requestSubmit(submitter)
  }
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null
  return button ? () => button.click() : null
}
