import { type ApiError, texts } from '@busbar/contract'

export const fieldNames = ['name', 'email', 'subject', 'message'] as const

/** The last one is a trap: only a program fills it in. */
const addedNames = ['page', 'about', 'homepage'] as const

export type FieldName = (typeof fieldNames)[number]
export type Typed = Record<FieldName, string>
/** What the form adds by itself, in fields that people do not see. */
export type Added = Record<(typeof addedNames)[number], string>
export type FieldErrors = Partial<Record<FieldName, string>>

/** The result of sending a message: sent, or the reason why not, with what was typed. */
export type FormAnswer =
  | { isSent: true }
  | { isSent: false; message: string; errors: FieldErrors; typed: Typed & Added }

/** What somebody typed into the form. */
export function typedIn(form: FormData): Typed {
  return valuesIn(form, fieldNames) as Typed
}

export function addedIn(form: FormData): Added {
  return valuesIn(form, addedNames) as Added
}

function valuesIn(form: FormData, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
}

/** Failures in words that are not meant for a visitor, or in none. */
const unspeakable = ['internal', 'unknown', 'no_response', 'not_sent', 'invalid_answer']

/** The error for a message that was not sent: the server's own words, if any. */
export function whyNotSent(error: unknown): { message: string; errors: FieldErrors } {
  const refusal = refusalIn(error)
  if (!refusal || unspeakable.includes(refusal.code))
    return { message: texts.messages.sendFailed, errors: {} }
  const known = fieldNames.filter((name) => refusal.errors[name])
  const errors = Object.fromEntries(known.map((name) => [name, refusal.errors[name]]))
  return { message: known.length ? texts.problems.invalid : refusal.message, errors }
}

/** The API's refusal, if it is one. By its name: on the server it is of another copy of its class. */
export function refusalIn(error: unknown): ApiError | null {
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : null
}
