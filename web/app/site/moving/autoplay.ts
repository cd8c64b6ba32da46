import { createClock } from './clock.ts'

type AutoplayOptions = {
  every: number
  onDue: () => void
  /** Where a mouse or the keyboard holds it. */
  heldBy: HTMLElement[]
  /** Plays and pauses; without one it never plays. */
  button: HTMLButtonElement | null
  /** Called when either may have changed, and once at the beginning. It rests, but still plays, while it is held. */
  onChange: (isRunning: boolean, isPlaying: boolean) => void
}

/**
 * Moves something on by itself: while it plays, nobody points at it or goes through it with the keyboard, no dialog lies
 * over it, it can be seen (`setInView`), and things may move at all.
 */
export function createAutoplay({ every, onDue, heldBy, button, onChange }: AutoplayOptions) {
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')
  const clock = createClock(every, onDue)
  let isPlaying = button !== null
  let isInView = true
  let isPointedAt = false
  let isFocused = false

  function update() {
    const isCovered = document.querySelector('dialog:modal') !== null
    const isRunning = isPlaying && isInView && !isPointedAt && !isFocused && !isCovered && !stillness.matches
    clock.run(isRunning)
    onChange(isRunning, isPlaying)
  }

  function setPlaying(plays: boolean) {
    isPlaying = plays
    if (button) {
      button.toggleAttribute('data-playing', plays)
      button.ariaLabel = (plays ? button.dataset.pause : button.dataset.play) ?? ''
    }
    update()
  }

  for (const element of heldBy) {
    element.addEventListener('pointerenter', ({ pointerType }) => {
      // A finger that has tapped is gone, although the browser says that it is still pointing.
      isPointedAt = pointerType === 'mouse'
      update()
    })
    element.addEventListener('pointerleave', () => {
      isPointedAt = false
      update()
    })
    element.addEventListener('focusin', ({ target }) => {
      // Somebody who clicked has the focus too, but is not going through the page with the keyboard.
      isFocused = (target as Element).matches(':focus-visible')
      update()
    })
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (element.contains(relatedTarget as Node | null)) return
      isFocused = false
      update()
    })
  }
  // Neither event of a dialog rises, but both can be caught on their way down.
  for (const type of ['toggle', 'close']) document.addEventListener(type, update, true)
  stillness.addEventListener('change', update)
  button?.addEventListener('click', () => setPlaying(!isPlaying))
  update()

  return {
    restart: clock.restart,
    pause: () => setPlaying(false),
    isStill: () => stillness.matches,
    setInView(isSeen: boolean) {
      isInView = isSeen
      update()
    },
  }
}

/** Left and right move it, unless they belong to the browser. */
export function followArrowKeys(element: HTMLElement, onMove: (by: 1 | -1) => void) {
  element.addEventListener('keydown', (event) => {
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(by)
  })
}
