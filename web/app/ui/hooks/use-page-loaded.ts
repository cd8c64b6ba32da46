import { useSyncExternalStore } from 'react'

/** Whether everything the page needs at once has loaded; the rest waits until then. */
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
