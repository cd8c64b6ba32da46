import { createAutoplay, followArrowKeys } from './autoplay.ts'
import { viewOf } from './carousel-view.ts'
import { followScroll } from './follow-scroll.ts'
import { layOutCards } from './lay-out-cards.ts'

/** What scripts add to a row of cards that scrolls sideways: buttons, keys, the way around its ends, and autoplay. */
export function startCarousel(root: HTMLElement) {
  const track = root.querySelector<HTMLElement>('[data-track]')
  const position = root.querySelector<HTMLElement>('[data-position]')
  const steps = root.querySelector<HTMLElement>('[data-steps]')
  if (!track || !position || !steps) return
  const [says, now, of] = position.querySelectorAll<HTMLElement>('[data-says], [data-now], [data-of]')
  const count = track.children.length
  // Where it is going, so that quick clicks add up.
  let target: number | null = null
  let known = ''
  let isMovedByHand = false

  const autoplay = createAutoplay({
    every: Number(root.dataset.every),
    onDue: () => move(1),
    heldBy: [track, steps],
    button: root.querySelector('button[data-play]'),
    onChange: tellMoves,
  })

  function move(by: number) {
    const { first, last, step } = viewOf(track as HTMLElement)
    const wanted = (target ?? first) + by
    target = wanted > last ? 0 : wanted < 0 ? last : wanted
    track?.scrollTo({ left: target * step })
  }

  function moveByHand(by: number) {
    isMovedByHand = true
    autoplay.pause()
    move(by)
  }

  /** Only who moves it wants to hear where it is. */
  function tellMoves(_: boolean, isPlaying: boolean) {
    position?.setAttribute('aria-live', isMovedByHand && !isPlaying ? 'polite' : 'off')
  }

  /** Measured rather than kept, because a swipe, a key, a focused link and a resized window all move it. */
  function look() {
    const { first, shown } = viewOf(track as HTMLElement)
    const seen = `${first} ${shown}`
    if (seen === known) return
    known = seen
    const [from, to] = [first + 1, Math.min(count, first + shown)]
    const sentence = (from === to ? position?.dataset.one : position?.dataset.several) ?? ''
    if (says) says.textContent = sentence.replace('{from}', `${from}`).replace('{to}', `${to}`)
    if (now) now.textContent = from === to ? `${from}` : `${from}–${to}`
    if (of) of.textContent = ` / ${count}`
    root.style.setProperty('--first', `${first}`)
    // A scrolling area must be reachable by keyboard, even where no card has a link.
    if (count > shown) track?.setAttribute('tabindex', '0')
    else track?.removeAttribute('tabindex')
    autoplay.restart()
  }

  followScroll(track, {
    onScroll: look,
    onEnd: () => {
      target = null
    },
    onByHand: () => {
      target = null
      autoplay.pause()
    },
  })
  new ResizeObserver(look).observe(track)
  // A third of it is enough to follow it.
  const inView = ([entry]: IntersectionObserverEntry[]) => autoplay.setInView(entry?.isIntersecting ?? false)
  autoplay.setInView(false)
  new IntersectionObserver(inView, { threshold: 0.33 }).observe(track)
  followArrowKeys(root, moveByHand)
  for (const button of steps.querySelectorAll<HTMLElement>('[data-move]')) {
    button.addEventListener('click', () => moveByHand(Number(button.dataset.move)))
  }
  look()
  layOutCards([...track.children] as HTMLElement[])
}
