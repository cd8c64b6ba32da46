import { texts } from '@busbar/contract'
import { type FieldErrors, type FieldName, fieldNames } from './send/form-answer.ts'

const missing: Record<FieldName, string> = {
  name: texts.messages.nameRequired,
  email: texts.messages.emailRequired,
  subject: texts.messages.subjectRequired,
  message: texts.messages.messageRequired,
}

/** Errors that the browser can find itself, in the server's words. The server decides. */
export function validate(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
    if (field.value.trim() === '') errors[name] = missing[name]
    else if (field.validity.typeMismatch) errors[name] = texts.problems.invalidEmail
  }
  return errors
}
