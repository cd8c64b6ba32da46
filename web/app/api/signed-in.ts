import { readToken } from './session-token.ts'

/** Whether the server knows the stored token. */
export async function isSignedIn() {
  try {
    // Public pages ask too, and nearly nobody there needs the client.
    const { api } = await import('./browser-client.ts')
    await api.session.verify()
    return true
  } catch {
    return false
  }
}

/** A browser that keeps nothing throws when it is asked; public pages must stand all the same. */
export function storedToken() {
  try {
    return readToken()
  } catch {
    return null
  }
}
