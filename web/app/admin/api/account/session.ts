import {
  ApiError,
  type CredentialsInput,
  type LoginAnswer,
  type LoginInput,
  type RegisterInput,
  texts,
  type Viewer,
} from '@busbar/contract'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '../../../api/browser-client.ts'
import { onTokenChange, readToken, storeToken } from '../../../api/session-token.ts'
import { queryClient } from '../query-client.ts'
import { provePasskey } from './passkey.ts'

/** Who the stored token belongs to, asked of the server once for each token. */
const ownerOf = (token: string | null) => ({
  queryKey: ['session', token],
  queryFn: api.session.verify,
})

/** Who is signed in; null without a token or when it is refused. */
export async function currentUser(): Promise<Viewer | null> {
  const token = readToken()
  if (!token) return null
  try {
    const { admin } = await queryClient.fetchQuery(ownerOf(token))
    return admin
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/**
 * Whose token is stored, now and whenever it changes, here or in another tab: `undefined` while that is being
 * asked, null when there is none any more.
 */
export function useTokenOwner() {
  const token = useSyncExternalStore(onTokenChange, readToken, () => null)
  const { data } = useQuery({ ...ownerOf(token), enabled: token !== null }, queryClient)
  return token === null ? null : data?.admin
}

/** Signs in, on a page that shows nothing of anybody yet. */
export async function signIn(input: LoginInput) {
  begin(await api.session.login(input))
}

export async function signInWithPasskey() {
  begin(await provePasskey())
}

export async function register(input: RegisterInput) {
  begin(await api.session.register(input))
}

/** Signs in again over a screen that stays; failed queries are read again. */
export async function signInAgain(input: LoginInput) {
  goOn(await api.session.login(input))
}

export async function signInAgainWithPasskey() {
  goOn(await provePasskey())
}

/** Changes the user's own name, email or password. The answer's token takes the place of the one before. */
export async function updateCredentials(input: CredentialsInput) {
  const before = queryClient.getQueryData<{ admin: Viewer }>(ownerOf(readToken()).queryKey)
  const answer = await api.session.updateCredentials(input)
  const { admin, token } = complete(answer)
  // Shown at once; fields that the answer does not contain stay as they were.
  queryClient.setQueryData(ownerOf(token).queryKey, { admin: { ...before?.admin, ...admin } })
  storeToken(token)
  void queryClient.invalidateQueries({ queryKey: ['sessions'] })
  void queryClient.invalidateQueries({ queryKey: ['security'] })
  return admin
}

/** Asks anew who is signed in, and what they may do. */
export function refreshViewer() {
  return queryClient.invalidateQueries({ queryKey: ['session'] })
}

function begin(answer: LoginAnswer) {
  const { token } = complete(answer)
  queryClient.clear()
  storeToken(token)
}

function goOn(answer: LoginAnswer) {
  storeToken(complete(answer).token)
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
}

function complete(answer: LoginAnswer) {
  if (answer.token && answer.admin) return answer
  throw new ApiError(200, { code: 'invalid_answer', message: texts.api.invalidResponse })
}
