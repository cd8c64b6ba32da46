import { ApiError, type LoginInput, texts } from '@busbar/contract'
import { Alert, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { BusyButton } from '../parts/busy-button.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SecondFactorField } from './second-factor-field.tsx'

/** Over a screen, Esc must not close the window that lies beneath: Mantine closes whichever hears it first. */
const keepsEscape = { 'data-mantine-stop-propagation': 'true' }

/**
 * Email and password, and a code where the account has a second factor; or a passkey. With an email given, the
 * cursor waits in the password.
 */
export function SignInForm(props: {
  email?: string
  onSignIn: (values: LoginInput) => Promise<unknown>
  onPasskey: () => Promise<unknown>
}) {
  const { email = '', onSignIn, onPasskey } = props
  const [failure, setFailure] = useState('')
  const [emailWithCode, setEmailWithCode] = useState<string>()
  const form = useForm({
    // Named, because it may stand over another form that has an email too.
    name: 'sign-in',
    initialValues: { email, password: '', code: '' },
    validate: ({ code, ...values }) => errorsOf(hasCode(values) ? { ...values, code } : values),
  })
  // Another account may have no second factor.
  const hasCode = (values: { email: string }) => values.email === emailWithCode
  const focus = (field: string) => form.getInputNode(field)?.focus()

  const submit = form.onSubmit(
    async ({ code, ...values }) => {
      setFailure('')
      try {
        await onSignIn(hasCode(values) ? { ...values, code: code.replace(/\s/g, '') } : values)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'code_required') setEmailWithCode(values.email)
        else tell(error)
      }
    },
    (errors) => focus(errors.email ? 'email' : errors.password ? 'password' : 'code'),
  )

  const tell = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'code_wrong') {
      form.setFieldError('code', error.message)
      focus('code')
    } else {
      setFailure((error instanceof ApiError && error.message) || texts.auth.loginFailedCheck)
      focus('password')
    }
  }

  return (
    <Stack gap="md">
      {failure && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert">
          {failure}
        </Alert>
      )}
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            autoFocus={!email}
            {...keepsEscape}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            data-autofocus={email ? true : undefined}
            {...keepsEscape}
            {...form.getInputProps('password')}
          />
          {hasCode(form.values) && (
            <SecondFactorField
              onSwitch={() => form.setFieldValue('code', '')}
              {...keepsEscape}
              {...form.getInputProps('code')}
            />
          )}
          <BusyButton
            type="submit"
            size="md"
            mt="xs"
            fullWidth
            label={texts.auth.signIn}
            busyLabel={texts.auth.signingIn}
            isBusy={form.submitting}
            {...keepsEscape}
          />
        </Stack>
      </form>
      <PasskeyButton onSignIn={onPasskey} onFailure={setFailure} />
    </Stack>
  )
}

/**
 * What has to be filled in; a code only where one is asked for. Not by the contract's schema, which would bring all
 * schemas to the first page of the back office: whatever else may be wrong, the server says.
 */
function errorsOf({ email, password, code }: LoginInput) {
  const errors: Record<string, string> = {}
  if (email.trim() === '') errors.email = texts.auth.emailRequired
  if (password === '') errors.password = texts.auth.passwordRequired
  if (code?.trim() === '') errors.code = texts.auth.codeMissing
  return errors
}
