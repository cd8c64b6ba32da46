import type { MouseEvent } from 'react'

/** A click that follows a link here, rather than in a new tab or window, or as a download. */
export function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
