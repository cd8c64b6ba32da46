import { type Admin, ApiError, type LoginInput, texts } from '@busbar/contract'
import { api } from './browser-client.ts'
import { queryClient } from './query-client.ts'
import { clearToken, readToken, storeToken } from './session-token.ts'

const queryKey = ['session']

/** Who is signed in, asked of the server once; null without a token or when it is refused. */
export async function currentUser(): Promise<Admin | null> {
  if (!readToken()) return null
  try {
    const { admin } = await queryClient.fetchQuery({ queryKey, queryFn: api.session.verify })
    return admin
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

export async function signIn(input: LoginInput) {
  const { token, admin } = await api.session.login(input)
  if (!token || !admin)
    throw new ApiError(200, { code: 'invalid_answer', message: texts.auth.invalidResponse })
  queryClient.clear()
  storeToken(token)
  queryClient.setQueryData(queryKey, { admin })
}

/** Forgets the session here even if the server cannot be told. */
export async function signOut() {
  await api.session.logout().catch(() => undefined)
  queryClient.clear()
  clearToken()
}
