import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'

/** Stands between unsaved changes and every way of losing them: closing, leaving the page, closing the tab. */
export function useUnsavedGuard({ isDirty, onClose }: { isDirty: boolean; onClose: () => void }) {
  const [wantsToClose, setWantsToClose] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  const isAsking = isDirty && (wantsToClose || blocker.state === 'blocked')
  const keep = () => {
    setWantsToClose(false)
    blocker.reset?.()
  }
  return {
    isAsking,
    keep,
    close: () => {
      if (isAsking) keep()
      else if (isDirty) setWantsToClose(true)
      else onClose()
    },
    discard: () => {
      if (blocker.state === 'blocked') blocker.proceed()
      else onClose()
    },
  }
}
