import { ApiError, resetInput, texts } from '@busbar/contract'
import { Alert, Anchor, Button, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../api/browser-client.ts'
import { usePasswordMin } from '../api/account/password-rule.ts'
import { validateWith } from '../forms/validate-with.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { useFocusFirstError } from '../parts/focus.ts'
import { Splash } from '../parts/screen/splash.tsx'
import type { Route } from './+types/reset-password.ts'
import { AuthLayout } from './auth-layout.tsx'
import { StrengthHint } from './strength-hint.tsx'

const resetTexts = texts.auth.reset

export const meta: Route.MetaFunction = () => [
  { title: resetTexts.heading },
  { name: 'robots', content: 'noindex' },
  // The address holds the token, which is nobody else's to know.
  { name: 'referrer', content: 'no-referrer' },
]

// The form is the browser's alone, like the rest of the back office.
export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export { Splash as HydrateFallback }

export default function ResetPassword() {
  const [isDone, setDone] = useState(false)
  return (
    <AuthLayout>
      <Title mb="xs">{resetTexts.heading}</Title>
      {isDone ? <Done /> : <ResetForm onDone={() => setDone(true)} />}
    </AuthLayout>
  )
}

function ResetForm({ onDone }: { onDone: () => void }) {
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  // A link without its token gets the same message as an expired one.
  const [failure, setFailure] = useState<string>(token ? '' : texts.auth.resetInvalid)
  const focusFirstError = useFocusFirstError()
  const passwordMin = usePasswordMin()
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: (values) => errorsOf(values, passwordMin),
  })

  const submit = form.onSubmit(async ({ password }) => {
    setFailure('')
    try {
      await api.session.resetPassword({ token, password })
      onDone()
    } catch (error) {
      const { errors = {}, message = '' } = error instanceof ApiError ? error : {}
      form.setErrors(errors)
      if (errors.password) focusFirstError()
      else setFailure(errors.token || message || resetTexts.failed)
    }
  }, focusFirstError)

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{resetTexts.hint}</Text>
        {failure && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert">
            {failure}
            {failure === texts.auth.resetInvalid && (
              <Anchor
                component={Link}
                to="/forgot-password"
                inherit
                display="block"
                mt={4}
                underline="always"
              >
                {resetTexts.askAgain}
              </Anchor>
            )}
          </Alert>
        )}
        <div>
          <PasswordInput
            label="New password"
            autoComplete="new-password"
            autoFocus
            {...form.getInputProps('password')}
          />
          <StrengthHint password={form.values.password} />
        </div>
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <BusyButton
          type="submit"
          size="md"
          mt="xs"
          fullWidth
          label={resetTexts.save}
          busyLabel={resetTexts.saving}
          isBusy={form.submitting}
        />
      </Stack>
    </form>
  )
}

function Done() {
  return (
    <Stack gap="md">
      <Alert color="teal" icon={<IconCheck aria-hidden />} role="status">
        {resetTexts.done}
      </Alert>
      <Button component={Link} to="/login" size="md" fullWidth autoFocus>
        {texts.auth.signIn}
      </Button>
    </Stack>
  )
}

function errorsOf(
  { password, confirmPassword }: { password: string; confirmPassword: string },
  passwordMin: number,
) {
  // The token is no field of the form: only the server can check it.
  const errors = validateWith(resetInput(passwordMin).omit({ token: true }))({ password })
  if (password !== confirmPassword) errors.confirmPassword = texts.auth.passwordsDoNotMatch
  return errors
}
