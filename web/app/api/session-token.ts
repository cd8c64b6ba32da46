const key = 'token'
const ended = new EventTarget()

/** The signed-in user's token, kept by the browser until it is refused or the user signs out. */
export function readToken() {
  return localStorage.getItem(key)
}

export function storeToken(token: string) {
  localStorage.setItem(key, token)
}

export function clearToken() {
  localStorage.removeItem(key)
  ended.dispatchEvent(new Event('end'))
}

/** Calls back when the session ends: here, or by a sign-out in another tab. Returns how to stop listening. */
export function onSessionEnd(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    const wasRemoved = event.key === key && event.newValue === null
    if (wasRemoved || event.key === null) listener()
  }
  ended.addEventListener('end', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    ended.removeEventListener('end', listener)
    window.removeEventListener('storage', onStorage)
  }
}
