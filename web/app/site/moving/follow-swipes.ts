/** How far a finger goes sideways for a swipe, in pixels. */
const least = 40

/** Tells of a finger that goes sideways: to the left is forward. */
export function followSwipes(element: HTMLElement, onSwipe: (by: 1 | -1) => void) {
  let start: Touch | undefined
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches.length === 1 ? touches[0] : undefined
    },
    { passive: true },
  )
  element.addEventListener(
    'touchend',
    ({ changedTouches: [end] }) => {
      if (!start || !end) return
      const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY]
      start = undefined
      if (Math.abs(across) >= least && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1)
    },
    { passive: true },
  )
}
