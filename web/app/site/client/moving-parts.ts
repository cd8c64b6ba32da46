import { replayEarlyEvents } from '../islands/early-events.ts'

/** Slideshows and carousels. Only pages that have one fetch what moves them. */
export function startMovingParts() {
  const roots = document.querySelectorAll<HTMLElement>('[data-slideshow], [data-carousel]')
  if (roots.length === 0) return
  const loading = import('../moving/start-moving.ts')
  for (const root of roots) {
    const started = loading.then(({ startMoving }) => startMoving(root))
    // At once. Where it cannot be fetched, the first slide and a row of cards that can be swiped stand there.
    void replayEarlyEvents(root, () => started)()
  }
}
