type Followed = {
  onScroll: () => void
  onEnd: () => void
  /** The visitor scrolled it sideways: with a finger, a wheel or a touch pad. */
  onByHand: () => void
}

/** Tells of every scroll of an element, and of those that the visitor made. Returns what ends it. */
export function followScroll(element: HTMLElement, { onScroll, onEnd, onByHand }: Followed) {
  const end = new AbortController()
  // Passive, so that scrolling never waits for us.
  const options = { passive: true, signal: end.signal }
  let isTouched = false
  const setTouched = (event: TouchEvent) => {
    isTouched = event.touches.length > 0
  }
  element.addEventListener('touchstart', setTouched, options)
  element.addEventListener('touchend', setTouched, options)
  element.addEventListener('touchcancel', setTouched, options)
  element.addEventListener('scrollend', onEnd, options)
  element.addEventListener(
    'scroll',
    () => {
      onScroll()
      if (isTouched) onByHand()
    },
    options,
  )
  element.addEventListener(
    'wheel',
    ({ deltaX, deltaY }) => {
      if (Math.abs(deltaX) > Math.abs(deltaY)) onByHand()
    },
    options,
  )
  return () => end.abort()
}
