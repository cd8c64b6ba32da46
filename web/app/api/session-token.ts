const key = 'token'
const here = new EventTarget()

/** The signed-in user's token, kept by the browser until it is refused or the user signs out. */
export function readToken() {
  return localStorage.getItem(key)
}

export function storeToken(token: string) {
  localStorage.setItem(key, token)
  here.dispatchEvent(new Event('change'))
}

/** Forgets the token that the server refused, unless there is a newer one: an answer may come late. */
export function dropToken(refused: string) {
  if (readToken() !== refused) return
  localStorage.removeItem(key)
  here.dispatchEvent(new Event('change'))
}

/** Forgets the token on sign-out. Only other tabs are notified, because this page is about to unload. */
export function removeToken() {
  localStorage.removeItem(key)
}

/** Calls back when the token changes, here or in another tab. Returns how to stop listening. */
export function onTokenChange(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  here.addEventListener('change', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    here.removeEventListener('change', listener)
    window.removeEventListener('storage', onStorage)
  }
}
