import { createClient } from '@busbar/contract'
import { dropToken, readToken } from './session-token.ts'
import { fetchAndMeasure } from './upload-progress.ts'

/** How the signed-in user's calls are made. */
export const callOptions = { fetch: fetchAndWatch, token: readToken }

/** The API as the signed-in user sees it. */
export const api = createClient(callOptions)

/**
 * Drops the token that an answer says is no longer valid, whether the call was refused or answered as to a visitor.
 * Done here, where it is known which token was sent: the user may have signed in again while the call was under way.
 */
export async function fetchAndWatch(address: Parameters<typeof fetch>[0], init: RequestInit = {}) {
  const isUpload = init.body instanceof FormData
  const response = await (isUpload ? fetchAndMeasure(String(address), init) : fetch(address, init))
  const sent = new Headers(init.headers).get('authorization')?.replace('Bearer ', '')
  if (sent && response.headers.get('x-session') === 'ended') dropToken(sent)
  return response
}
