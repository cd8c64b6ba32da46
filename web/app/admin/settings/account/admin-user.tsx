import {
  type Admin,
  ApiError,
  type CredentialsInput,
  credentialsInput,
  limits,
  texts,
} from '@busbar/contract'
import { Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { usePasswordMin } from '../../api/account/password-rule.ts'
import { useSecurity } from '../../api/account/security.ts'
import { updateCredentials } from '../../api/account/session.ts'
import { useUnsavedGuard } from '../../forms/unsaved-guard.tsx'
import { discardTyped } from '../../forms/use-settings-form.ts'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { validateWith } from '../../forms/validate-with.ts'
import { useCurrentUser } from '../../parts/current-user.ts'
import { useFocusFirstError } from '../../parts/focus.ts'
import { toastDone, toastFailed, toastInfo } from '../../parts/toasts.tsx'
import { SecondFactorField } from '../../sign-in/second-factor-field.tsx'
import { StrengthHint } from '../../sign-in/strength-hint.tsx'
import { FieldRow, SettingsPanel } from '../settings-panel.tsx'

/** No password is ever kept in the browser. */
const keptFields: (keyof Values)[] = ['name', 'email']

/** The signed-in user's own name, email and password. */
export function AdminUser() {
  const user = useCurrentUser()
  const focusFirstError = useFocusFirstError()
  const passwordMin = usePasswordMin()
  const { data: security } = useSecurity()
  const hasCode = security?.totp.isOn ?? false
  const [isSaving, setSaving] = useState(false)
  const form = useForm({
    initialValues: valuesOf(user),
    validate: (values) => errorsOf(values, user, passwordMin, hasCode),
  })
  const changes = changesOf(form.values, user)
  const isDirty = Object.keys(changes).length > 0
  const unsaved = useUnsaved({ of: 'account', form, isDirty, keeps: keptFields })
  const guard = useUnsavedGuard({ isDirty, onDiscard: unsaved.forget })
  const isSensitive = Boolean(changes.newPassword || changes.email)
  const passkeyCount = security?.passkeys.length ?? 0

  const save = async ({ isQuiet = false } = {}) => {
    if (isSaving) return false
    if (form.validate().hasErrors) {
      focusFirstError()
      return false
    }
    if (!isDirty) {
      toastInfo(texts.auth.nothingChanged)
      return true
    }
    setSaving(true)
    try {
      const saved = await updateCredentials(changes)
      form.setInitialValues(valuesOf(saved))
      form.setValues(valuesOf(saved))
      unsaved.forget()
      if (!isQuiet) toastDone(texts.auth.credentialsUpdated)
      return true
    } catch (error) {
      tell(error)
      return false
    } finally {
      setSaving(false)
    }
  }

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
    <SettingsPanel
      settings={{ isDirty, isSaving, guard, unsaved, save, discard: () => discardTyped(form, unsaved) }}
      saveLabel={texts.auth.save}
    >
      <FieldRow>
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
      </FieldRow>
      <FieldRow>
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
      </FieldRow>
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
    </SettingsPanel>
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
