import {
  type Admin,
  ApiError,
  type CredentialsInput,
  credentialsInput,
  limits,
  texts,
} from '@busbar/contract'
import { Checkbox, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { usePasswordMin } from '../api/password-rule.ts'
import { useSecurity } from '../api/security.ts'
import { updateCredentials } from '../api/session.ts'
import { DraftNotice } from '../forms/draft-notice.tsx'
import panel from '../forms/form-panel.module.css'
import { useUnsavedGuard } from '../forms/unsaved-guard.tsx'
import { UnsavedQuestion } from '../forms/unsaved-question.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { validateWith } from '../forms/validate-with.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { useCurrentUser } from '../parts/current-user.ts'
import { useFocusFirstError } from '../parts/focus.ts'
import { toastDone, toastFailed, toastInfo } from '../parts/toasts.tsx'
import { SecondFactorField } from '../sign-in/second-factor-field.tsx'
import { StrengthHint } from '../sign-in/strength-hint.tsx'

/** No password is ever kept in the browser. */
const keptFields: (keyof Values)[] = ['name', 'email']

/** The signed-in user's own name, email and password. */
export function AdminUser() {
  const user = useCurrentUser()
  const focusFirstError = useFocusFirstError()
  const passwordMin = usePasswordMin()
  const { data: security } = useSecurity()
  const hasCode = security?.totp.isOn ?? false
  const form = useForm({
    initialValues: valuesOf(user),
    validate: (values) => errorsOf(values, user, passwordMin, hasCode),
  })
  const changes = changesOf(form.values, user)
  const isDirty = Object.keys(changes).length > 0
  const draft = useDraft({ of: 'account', form, isDirty, keeps: keptFields })
  const guard = useUnsavedGuard({ isDirty, onDiscard: draft.forget })
  const isSensitive = Boolean(changes.newPassword || changes.email)
  const passkeyCount = security?.passkeys.length ?? 0

  const submit = form.onSubmit(async () => {
    if (!isDirty) return toastInfo(texts.auth.nothingChanged)
    try {
      const saved = await updateCredentials(changes)
      form.setInitialValues(valuesOf(saved))
      form.setValues(valuesOf(saved))
      draft.forget()
      toastDone(texts.auth.credentialsUpdated)
    } catch (error) {
      tell(error)
    }
  }, focusFirstError)

  const tell = (error: unknown) => {
    const errors = error instanceof ApiError ? error.errors : {}
    const [reason] = Object.values(errors)
    const cause = reason ? new ApiError(422, { message: reason }) : error
    toastFailed(texts.auth.credentialsFailed, cause)
    if (!reason) return
    form.setErrors(errors)
    focusFirstError()
  }

  return (
    <form onSubmit={submit} noValidate aria-label={texts.settings.adminUser} className={panel.panel}>
      <Stack gap="md" className={panel.fields}>
        <DraftNotice draft={draft} />
        <TextInput
          label="Name"
          required
          autoComplete="name"
          maxLength={limits.text.name}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Email"
          required
          type="email"
          autoComplete="username"
          maxLength={limits.contact.email}
          {...form.getInputProps('email')}
        />
        <div>
          <PasswordInput
            label="New password"
            description={texts.auth.newPasswordHint}
            autoComplete="new-password"
            {...form.getInputProps('newPassword')}
          />
          <StrengthHint password={form.values.newPassword} />
        </div>
        {form.values.newPassword && (
          <PasswordInput
            label="Confirm new password"
            required
            autoComplete="new-password"
            {...form.getInputProps('confirmPassword')}
          />
        )}
        {form.values.newPassword && passkeyCount > 0 && (
          <Checkbox
            label={texts.auth.passkeys.removeAll(passkeyCount)}
            description={texts.auth.passkeys.removeAllHint}
            {...form.getInputProps('removePasskeys', { type: 'checkbox' })}
          />
        )}
        {isSensitive && (
          <PasswordInput
            label="Current password"
            required
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
        {isSensitive && hasCode && (
          <SecondFactorField
            autoFocus={false}
            required
            onSwitch={() => form.setFieldValue('code', '')}
            {...form.getInputProps('code')}
          />
        )}
      </Stack>
      <div className={panel.footer}>
        <BusyButton
          type="submit"
          label={texts.auth.save}
          busyLabel={texts.auth.saving}
          isBusy={form.submitting}
        />
      </div>
      <UnsavedQuestion guard={guard} />
    </form>
  )
}

function valuesOf({ name, email }: Pick<Admin, 'name' | 'email'>) {
  return {
    name,
    email,
    currentPassword: '',
    code: '',
    newPassword: '',
    confirmPassword: '',
    removePasskeys: false,
  }
}

type Values = ReturnType<typeof valuesOf>

/** Only what is different is sent, with the proof that it takes. */
function changesOf(values: Values, user: Admin): CredentialsInput {
  const changes: CredentialsInput = {}
  if (values.name.trim() !== user.name) changes.name = values.name
  if (values.email.trim().toLowerCase() !== user.email) changes.email = values.email
  if (values.newPassword) changes.newPassword = values.newPassword
  if (values.newPassword && values.removePasskeys) changes.removePasskeys = true
  const isSensitive = Boolean(changes.email ?? changes.newPassword)
  if (isSensitive && values.currentPassword) changes.currentPassword = values.currentPassword
  if (isSensitive && values.code.trim()) changes.code = values.code
  return changes
}

function errorsOf(values: Values, user: Admin, passwordMin: number, hasCode: boolean) {
  const changes = changesOf(values, user)
  const errors = validateWith(credentialsInput(passwordMin))(changes)
  const isSensitive = Boolean(changes.email ?? changes.newPassword)
  if (isSensitive && !changes.currentPassword) {
    errors.currentPassword ??= texts.auth.currentPasswordForEmail
  }
  if (isSensitive && hasCode && !changes.code) errors.code = texts.auth.codeMissing
  const isConfirmed = values.newPassword === '' || values.newPassword === values.confirmPassword
  if (!isConfirmed) errors.confirmPassword = texts.auth.passwordsDoNotMatch
  return errors
}
