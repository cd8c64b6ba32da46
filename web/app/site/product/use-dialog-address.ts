import { type RefObject, useEffect, useRef } from 'react'
import { takeBackButton } from '../../ui/back-button.ts'

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
    // The page below was never left, so its router need not know.
    return takeBackButton(() => {
      isLeft.current = true
      dialog.current?.close()
      gone.current()
    })
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
