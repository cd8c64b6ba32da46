import { ApiError } from '@busbar/contract'
import type { UseFormReturnType } from '@mantine/form'
import { toastFailed } from '../parts/toasts.tsx'

/** Says what went wrong at the form's own fields, with the cursor in the first; anything else in a toast. */
export function showFormErrors<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  error: unknown,
  title: string,
) {
  const errors = error instanceof ApiError ? error.errors : {}
  const field = Object.keys(form.getValues()).find((name) => errors[name])
  if (field) {
    form.setErrors(errors)
    form.getInputNode(field)?.focus()
    return
  }
  const [reason] = Object.values(errors)
  toastFailed(title, reason ? new ApiError(422, { message: reason }) : error)
}
