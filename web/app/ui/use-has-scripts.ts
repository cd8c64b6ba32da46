import { useSyncExternalStore } from 'react'

/** Whether scripts run here: not in the page as it is published, but once it has come to life. */
export function useHasScripts() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
