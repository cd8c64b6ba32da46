/** What Back does instead of leaving the page, while something lies over it. */
let instead: (() => void) | null = null

/** To be called before the router listens: whoever listens first hears first, and may keep it to themselves. */
export function watchBackButton() {
  window.addEventListener('popstate', (event) => {
    if (!instead) return
    event.stopImmediatePropagation()
    instead()
  })
}

/** From here on Back does this; what is returned ends it. */
export function takeBackButton(action: () => void) {
  instead = action
  return () => {
    instead = null
  }
}
