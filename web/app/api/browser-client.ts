import { createClient } from '@busbar/contract'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { dropToken, readToken } from './session-token.ts'

/** How the signed-in user's calls are made. */
export const callOptions = { fetch: fetchAndWatch, token: readToken }

/** The API as the signed-in user sees it. */
export const api = createClient(callOptions)

/** The same for an upload: tells how much of it has been sent, from 0 to 1. */
export function clientWithProgress(onProgress: (sent: number) => void) {
  return createClient({
    ...callOptions,
    fetch: (address, init = {}) =>
      fetchWithProgress(String(address), init, onProgress).then((response) => watched(response, init)),
  })
}

export async function fetchAndWatch(address: Parameters<typeof fetch>[0], init: RequestInit = {}) {
  return watched(await fetch(address, init), init)
}

/**
 * Drops the token that an answer says is no longer valid, whether the call was refused or answered as to a visitor.
 * Done here, where it is known which token was sent: the user may have signed in again while the call was under way.
 */
function watched(response: Response, init: RequestInit) {
  const sent = new Headers(init.headers).get('authorization')?.replace('Bearer ', '')
  if (sent && response.headers.get('x-session') === 'ended') dropToken(sent)
  return response
}
