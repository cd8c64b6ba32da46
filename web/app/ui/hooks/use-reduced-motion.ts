import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether nothing may move by itself. True until it is known, so that nothing begins to move too early. */
export function useReducedMotion() {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(query).matches,
    () => true,
  )
}

function onChange(listener: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
