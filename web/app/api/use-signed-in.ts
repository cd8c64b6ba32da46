import { useEffect, useState, useSyncExternalStore } from 'react'
import { onTokenChange } from './session-token.ts'
import { isSignedIn, storedToken } from './signed-in.ts'

/** Whether somebody is signed in here, as soon as the server has said so. Without a stored token nothing is asked. */
export function useSignedIn() {
  const token = useSyncExternalStore(onTokenChange, storedToken, () => null)
  const [accepted, setAccepted] = useState<string | null>(null)

  useEffect(() => {
    if (!token) return
    let isAwaited = true
    void isSignedIn().then((isValid) => {
      if (isAwaited && isValid) setAccepted(token)
    })
    return () => {
      isAwaited = false
    }
  }, [token])

  return token !== null && accepted === token
}
