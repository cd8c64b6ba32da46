import { useEffect, useState, useSyncExternalStore } from 'react'
import { onTokenChange, readToken } from './session-token.ts'

/**
 * Whether somebody is signed in here, as soon as the server has said so. Without a stored token nothing is asked
 * and nothing is fetched: nearly every visitor has none.
 */
export function useSignedIn() {
  const token = useSyncExternalStore(onTokenChange, readTokenIfAllowed, () => null)
  const [accepted, setAccepted] = useState<string | null>(null)

  useEffect(() => {
    if (!token) return
    let isAwaited = true
    void isAccepted().then((isValid) => {
      if (isAwaited && isValid) setAccepted(token)
    })
    return () => {
      isAwaited = false
    }
  }, [token])

  return token !== null && accepted === token
}

async function isAccepted() {
  try {
    const { api } = await import('./browser-client.ts')
    await api.session.verify()
    return true
  } catch {
    return false
  }
}

/** A browser that keeps nothing throws when it is asked; public pages must stand all the same. */
function readTokenIfAllowed() {
  try {
    return readToken()
  } catch {
    return null
  }
}
