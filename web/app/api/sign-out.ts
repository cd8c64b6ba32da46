import { removeToken } from './session-token.ts'
import { forgetUnsaved } from './unsaved.ts'

/** Ends the session and leaves; forgets it here even if the server cannot be reached. */
export async function signOut() {
  await tellServer().catch(() => undefined)
  removeToken()
  forgetUnsaved()
  // Not by the router: nothing that this user has read stays in memory.
  window.location.assign('/login')
}

/** Public pages offer the way out too, and nearly nobody there needs the client. */
async function tellServer() {
  const { api } = await import('./browser-client.ts')
  await api.session.logout()
}
