import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives a dialog the address of the page that shows the same, so that it can be shared and reloaded. Back closes the
 * dialog and leaves everything else where it is; closing the dialog goes back. `onGone` is called in the end.
 */
export function useDialogAddress(
  dialog: RefObject<HTMLDialogElement | null>,
  address: string,
  onGone: () => void,
) {
  const isLeft = useRef(false)
  const gone = useRef(onGone)
  gone.current = onGone

  useEffect(() => {
    const { history, location } = window
    if (location.pathname !== address) history.pushState({ ...history.state, key: address }, '', address)
    const goBack = (event: PopStateEvent) => {
      // The page below was never left, so its router has nothing to do.
      event.stopImmediatePropagation()
      isLeft.current = true
      dialog.current?.close()
      gone.current()
    }
    window.addEventListener('popstate', goBack, { capture: true })
    return () => window.removeEventListener('popstate', goBack, { capture: true })
  }, [dialog, address])

  return {
    onClose: () => (isLeft.current ? onGone() : window.history.back()),
    /** For its links: they take the place of its address. */
    leave() {
      isLeft.current = true
      dialog.current?.close()
    },
  }
}
