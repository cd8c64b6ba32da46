import { useSyncExternalStore } from 'react'

/** Whether a dialog lies over the page. */
export function useDialogOpen() {
  return useSyncExternalStore(
    onToggle,
    () => document.querySelector('dialog:modal') !== null,
    () => false,
  )
}

/** Neither event rises, but both can be caught on their way down. */
function onToggle(listener: () => void) {
  for (const type of ['toggle', 'close']) document.addEventListener(type, listener, true)
  return () => {
    for (const type of ['toggle', 'close']) document.removeEventListener(type, listener, true)
  }
}
