import { texts } from '@busbar/contract'

/** A failure that is expected: answered with its status, its stable code and a sentence for a person. */
export class Refusal extends Error {
  status: number
  code: string
  errors: Record<string, string> | undefined
  data: unknown
  retryAfter: number | undefined

  constructor(status: number, code: string, message: string, more: RefusalDetails = {}) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.errors = more.errors
    this.data = more.data
    this.retryAfter = more.retryAfter
  }
}

/** Why something failed, in one line: the cause behind a driver's or a timeout's own message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return reasonOf(error.cause)
  const { code } = error as { code?: unknown }
  return error.message.split('\n', 1)[0] || String(code ?? error.name)
}

type RefusalDetails = { errors?: Record<string, string>; data?: unknown; retryAfter?: number }

export const malformed = (message: string = texts.api.malformed, errors?: Record<string, string>) =>
  new Refusal(400, 'malformed', message, { errors })
export const notSignedIn = (message: string = texts.api.notSignedIn) =>
  new Refusal(401, 'not_signed_in', message)
export const notAllowed = () => new Refusal(403, 'not_allowed', texts.api.notAllowed)
export const secondFactorNeeded = () => new Refusal(403, 'two_factor_required', texts.auth.twoFactor.required)
export const reviewNeeded = (message: string = texts.releases.reviewNeeded) =>
  new Refusal(403, 'review_needed', message)
export const notFound = (what: string) => new Refusal(404, 'not_found', texts.api.notFound(what))
export const stale = (current: unknown) => new Refusal(409, 'stale', texts.api.stale, { data: current })
export const conflict = (code: string, message: string, errors?: Record<string, string>) =>
  new Refusal(409, code, message, { errors })
export const tooMany = (seconds: number) =>
  new Refusal(429, 'too_many', texts.api.tooMany(seconds), { retryAfter: seconds })
export const tooLarge = (message: string = texts.api.tooLarge) => new Refusal(413, 'too_large', message)
export const wrongType = (message: string = texts.api.wrongType) => new Refusal(415, 'wrong_type', message)
export const invalid = (errors: Record<string, string>) =>
  new Refusal(422, 'invalid', Object.values(errors)[0] ?? texts.api.invalid, { errors })
export const unavailable = () => new Refusal(503, 'unavailable', texts.api.unavailable, { retryAfter: 5 })
