import { afterPaint } from '../parts/after-paint.ts'
import type { Hydrate } from './hydrate.tsx'

const parts = import.meta.glob('../**/*.island.tsx', { import: 'default' })

/** Has each island of the page hydrated when its time has come, or earlier if somebody turns to it. */
export function startIslands() {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const start = once(() => hydrate(root))
    const when = triggers[root.dataset.when as keyof typeof triggers]
    when(root, start)
    replayEarlyEvents(root, start)
  }
}

const triggers = {
  idle: (_: HTMLElement, start: () => void) => whenIdle(start),
  visible: (root: HTMLElement, start: () => void) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        start()
      },
      { rootMargin: '25%' },
    )
    // The root itself has no box.
    if (root.firstElementChild) observer.observe(root.firstElementChild)
  },
  touch: () => {},
}

/** The image that the page opens with and its fonts come first. */
function whenIdle(start: () => void) {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)
  const waitForPaint = () => afterPaint(wait)
  if (document.readyState === 'complete') waitForPaint()
  else window.addEventListener('load', waitForPaint, { once: true })
}

async function hydrate(root: HTMLElement) {
  const load = parts[root.dataset.island ?? '']
  if (!load) return
  const [part, { hydrateIsland }] = await Promise.all([load(), import('./hydrate.tsx')])
  await hydrateIsland(root, part as Parameters<Hydrate>[1])
}

/**
 * Hydrates an island as soon as a visitor interacts with it. Clicks before that are replayed afterwards, and until then it
 * is marked as busy; if its code cannot be loaded, a form is sent natively.
 */
function replayEarlyEvents(root: HTMLElement, start: () => Promise<void>) {
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

function once(action: () => Promise<void>) {
  let begun: Promise<void> | undefined
  return () => {
    begun ??= action()
    return begun
  }
}
