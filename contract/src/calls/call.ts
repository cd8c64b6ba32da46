import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import type { Failure, ListMeta } from '../types/envelope.ts'

export type List<T> = { data: T[]; meta: ListMeta }

export type ClientOptions = {
  fetch: typeof fetch
  token?: () => string | null
}

/** Makes one call and reads its answer; whatever goes wrong is thrown as an `ApiError`. */
export type Call = ReturnType<typeof caller>

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

type Content = { body?: unknown; form?: FormData; revision?: number; idempotencyKey?: string }

export function caller({ fetch, token }: ClientOptions) {
  return async <T>(
    method: string,
    path: string,
    // The message for a refusal without one.
    { refused, ...content }: Content & { refused?: string } = {},
  ): Promise<T> => {
    const response = await fetch(`/api${path}`, requestOf(method, content, token?.())).catch(noResponse)
    const answer = (await response.json().catch(notJson)) as Partial<Failure> | null
    if (!response.ok || answer === null || answer.success === false) {
      throw failureOf(response, answer, refused)
    }
    return answer as T
  }
}

function requestOf(method: string, content: Content, bearer?: string | null): RequestInit {
  const { body, form, revision, idempotencyKey } = content
  try {
    const headers = new Headers({ accept: 'application/json' })
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (revision !== undefined) headers.set('if-match', `"${revision}"`)
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
    return {
      method,
      headers,
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal: AbortSignal.timeout(form ? limits.api.uploadTimeout : limits.api.timeout),
    }
  } catch (cause) {
    // Nothing was sent: a stored token can hold what no header may, for one.
    throw new ApiError(0, { code: 'not_sent', message: texts.api.connection }, { cause })
  }
}

function noResponse(cause: unknown): never {
  throw new ApiError(0, { code: 'no_response', message: texts.api.noResponse }, { cause })
}

/** An answer in another language is none of ours; one that broke off has not been received. */
function notJson(cause: unknown): null {
  return cause instanceof SyntaxError ? null : noResponse(cause)
}

/** The server's own words, else ours. */
function failureOf(response: Response, answer: Partial<Failure> | null, refused?: string) {
  const { ok, status, statusText } = response
  if (ok && !answer)
    return new ApiError(status, { code: 'invalid_answer', message: texts.api.invalidResponse })
  const message = answer?.message || (ok && refused) || texts.api.status(status, statusText)
  return new ApiError(status, { ...answer, message })
}

/** A list in any of the three forms that the specification allows: bare, under `data`, under `data.data`. */
export function readList<T>(answer: unknown): List<T> {
  if (Array.isArray(answer)) return withMeta(answer)
  const { data, meta } = answer as { data?: unknown; meta?: ListMeta }
  if (Array.isArray(data)) return withMeta(data, meta)
  const nested = (data as { data?: unknown } | undefined)?.data
  if (Array.isArray(nested)) return withMeta(nested, meta)
  throw new ApiError(200, { code: 'invalid_answer', message: texts.api.invalidResponse })
}

function withMeta<T>(data: T[], meta?: ListMeta): List<T> {
  return { data, meta: meta ?? { total: data.length, page: 1, limit: data.length } }
}

/** What was given of a query, as it stands in an address. */
export function queryString(query: object = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''
}
