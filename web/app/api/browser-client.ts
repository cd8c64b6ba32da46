import { createClient } from '@busbar/contract'
import { readToken } from './session-token.ts'

/** The API as the signed-in user sees it. */
export const api = createClient({ fetch: (input, init) => fetch(input, init), token: readToken })
