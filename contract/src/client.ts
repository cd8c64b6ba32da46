import type { CollectionName } from './collections.ts'
import type { Failure, ListMeta, ListQuery } from './envelope.ts'
import { limits } from './limits.ts'
import type { Partner, PartnerInput } from './partners.ts'
import type {
  Admin,
  CredentialsInput,
  ForgotInput,
  LoginAnswer,
  LoginInput,
  RegisterInput,
  ResetInput,
  SecurityState,
  Session,
} from './session.ts'
import { texts } from './texts.ts'
import type { UploadAnswer, UploadFolder } from './uploads.ts'
import type { Invitation, InvitationInput, SecurityEvent, User, UserInput } from './users.ts'

export type Client = ReturnType<typeof createClient>
export type List<T> = { data: T[]; meta: ListMeta }
export type CollectionCalls<Item, Input> = ReturnType<typeof collectionCalls<Item, Input>>

/** What the browser needs to ask for a passkey, and how to name it when answering. */
type Ceremony = { challengeId: string; options: Record<string, unknown> }

type ClientOptions = {
  fetch: typeof fetch
  token?: () => string | null
}

/** Every call of the API, typed, over any `fetch`: the browser's, or the publisher's in-process one. */
export function createClient(options: ClientOptions) {
  const call = caller(options)
  const content = {
    partners: collectionCalls<Partner, PartnerInput>(call, 'partners'),
  } satisfies Record<CollectionName, unknown>
  return {
    ...content,
    session: {
      login: (input: LoginInput) => call<LoginAnswer>('POST', '/auth/login', { body: input }),
      verify: () => call<{ admin: Admin }>('GET', '/auth/verify'),
      logout: () => call<unknown>('POST', '/auth/logout'),
      register: (input: RegisterInput) => call<LoginAnswer>('POST', '/auth/register', { body: input }),
      updateCredentials: (input: CredentialsInput) =>
        call<LoginAnswer>('PUT', '/auth/update-credentials', { body: input }),
      forgotPassword: (input: ForgotInput) =>
        call<{ message: string }>('POST', '/auth/forgot-password', { body: input }),
      resetPassword: (input: ResetInput) => call<unknown>('POST', '/auth/reset-password', { body: input }),
      security: async () => (await call<{ data: SecurityState }>('GET', '/auth/security')).data,
      startTotp: async (currentPassword: string) =>
        (
          await call<{ data: { secret: string; uri: string } }>('POST', '/auth/totp/start', {
            body: { currentPassword },
          })
        ).data,
      confirmTotp: async (code: string) =>
        (await call<{ data: { recoveryCodes: string[] } }>('POST', '/auth/totp/confirm', { body: { code } }))
          .data.recoveryCodes,
      stopTotp: (currentPassword: string) =>
        call<unknown>('DELETE', '/auth/totp', { body: { currentPassword } }),
      passkeyOptions: async () => (await call<{ data: Ceremony }>('POST', '/auth/passkeys/options')).data,
      addPasskey: (body: { challengeId: string; name: string; response: object }) =>
        call<unknown>('POST', '/auth/passkeys', { body }),
      removePasskey: (id: string) => call<unknown>('DELETE', `/auth/passkeys/${encodeURIComponent(id)}`),
      passkeySignInOptions: async () =>
        (await call<{ data: Ceremony }>('POST', '/auth/passkey/options')).data,
      passkeySignIn: (body: { challengeId: string; response: object }) =>
        call<LoginAnswer>('POST', '/auth/passkey/login', { body }),
      list: async () => (await call<{ data: Session[] }>('GET', '/auth/sessions')).data,
      end: (id: string) => call<unknown>('DELETE', `/auth/sessions/${encodeURIComponent(id)}`),
      endOthers: async () =>
        (await call<{ data: { ended: number } }>('POST', '/auth/sessions/end-others')).data.ended,
    },
    users: {
      list: async () => (await call<{ data: User[] }>('GET', '/users')).data,
      update: async (id: string, body: UserInput) =>
        (await call<{ data: User }>('PUT', `/users/${encodeURIComponent(id)}`, { body })).data,
      remove: (id: string) => call<unknown>('DELETE', `/users/${encodeURIComponent(id)}`),
      invitations: async () => (await call<{ data: Invitation[] }>('GET', '/users/invitations')).data,
      /** The answer's link is shown once: only its hash is kept. */
      invite: async (body: InvitationInput) =>
        (await call<{ data: Invitation & { link: string } }>('POST', '/users/invitations', { body })).data,
      withdraw: (id: string) => call<unknown>('DELETE', `/users/invitations/${encodeURIComponent(id)}`),
      securityEvents: async (before?: string) =>
        (
          await call<{ data: SecurityEvent[] }>(
            'GET',
            `/users/security-events${before ? `?before=${before}` : ''}`,
          )
        ).data,
    },
    uploads: {
      add: (folder: UploadFolder, image: Blob) => {
        const form = new FormData()
        form.append('image', image)
        return call<UploadAnswer>('POST', `/upload?folder=${folder}`, { form })
      },
    },
  }
}

/** A call that failed: the server's own words, or ours when there was no answer (`status` 0). */
export class ApiError extends Error {
  status: number
  code: string
  errors: Record<string, string>
  data: unknown

  constructor(status: number, failure: Partial<Failure> & { message: string }, options?: ErrorOptions) {
    super(failure.message, options)
    this.name = 'ApiError'
    this.status = status
    this.code = failure.code ?? 'unknown'
    this.errors = failure.errors ?? {}
    this.data = failure.data
  }
}

function collectionCalls<Item, Input>(call: Call, name: string) {
  return {
    list: async (query: ListQuery = {}): Promise<List<Item>> =>
      readList<Item>(await call<unknown>('GET', `/${name}${queryString(query)}`)),
    get: async (id: string) => (await call<{ data: Item }>('GET', `/${name}/${encodeURIComponent(id)}`)).data,
    create: async (body: Input) => (await call<{ data: Item }>('POST', `/${name}`, { body })).data,
    /** Merges `body` into the record; with a `revision`, refuses when somebody else saved meanwhile. */
    update: async (id: string, body: Partial<Input>, revision?: number) =>
      (await call<{ data: Item }>('PUT', `/${name}/${encodeURIComponent(id)}`, { body, revision })).data,
    remove: async (id: string) => {
      await call<unknown>('DELETE', `/${name}/${encodeURIComponent(id)}`)
    },
    restore: async (id: string) =>
      (await call<{ data: Item }>('POST', `/${name}/${encodeURIComponent(id)}/restore`)).data,
  }
}

type Call = ReturnType<typeof caller>

function caller({ fetch, token }: ClientOptions) {
  return async <T>(
    method: string,
    path: string,
    { body, form, revision }: { body?: unknown; form?: FormData; revision?: number } = {},
  ): Promise<T> => {
    const headers = new Headers({ accept: 'application/json' })
    const bearer = token?.()
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (revision !== undefined) headers.set('if-match', `"${revision}"`)
    const timeout = form ? limits.api.uploadTimeout : limits.api.timeout
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new ApiError(0, { code: 'no_response', message: texts.api.noResponse }, { cause })
    })
    const answer = (await response.json().catch(() => null)) as Partial<Failure> | null
    if (!response.ok || answer === null || answer.success === false) {
      const message = answer?.message ?? texts.api.status(response.status, response.statusText)
      throw new ApiError(response.status, { ...answer, message })
    }
    return answer as T
  }
}

/** A list in any of the three forms that the specification allows: bare, under `data`, under `data.data`. */
function readList<T>(answer: unknown): List<T> {
  if (Array.isArray(answer)) return withMeta(answer)
  const { data, meta } = answer as { data?: unknown; meta?: ListMeta }
  if (Array.isArray(data)) return withMeta(data, meta)
  const nested = (data as { data?: unknown } | undefined)?.data
  if (Array.isArray(nested)) return withMeta(nested, meta)
  throw new ApiError(200, { code: 'invalid_answer', message: texts.auth.invalidResponse })
}

function withMeta<T>(data: T[], meta?: ListMeta): List<T> {
  return { data, meta: meta ?? { total: data.length, page: 1, limit: data.length } }
}

function queryString(query: ListQuery) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''
}
