import { replayEarlyEvents } from './early-events.ts'
import type { Hydrate } from './hydrate.tsx'

const parts = import.meta.glob('../**/*.island.tsx', { import: 'default' })

/** Has each island of the page hydrated when somebody turns to it. */
export function startIslands() {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let begun: Promise<void> | undefined
    replayEarlyEvents(root, () => {
      begun ??= hydrate(root)
      return begun
    })
  }
}

async function hydrate(root: HTMLElement) {
  const load = parts[root.dataset.island ?? '']
  if (!load) return
  const [part, { hydrateIsland }] = await Promise.all([load(), import('./hydrate.tsx')])
  await hydrateIsland(root, part as Parameters<Hydrate>[1])
}
