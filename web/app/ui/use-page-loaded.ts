import { useSyncExternalStore } from 'react'

/** Whether everything that the page needs at once is there; what can wait does not get in its way until then. */
export function usePageLoaded() {
  return useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  )
}

function onLoad(listener: () => void) {
  window.addEventListener('load', listener)
  return () => window.removeEventListener('load', listener)
}
