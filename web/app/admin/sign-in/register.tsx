import { ApiError, limits, registerInput, texts } from '@busbar/contract'
import { Alert, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { usePasswordMin } from '../api/account/password-rule.ts'
import { register } from '../api/account/session.ts'
import { validateWith } from '../forms/validate-with.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { useFocusFirstError } from '../parts/focus.ts'
import { Splash } from '../parts/screen/splash.tsx'
import type { Route } from './+types/register.ts'
import { AuthLayout } from './auth-layout.tsx'
import { StrengthHint } from './strength-hint.tsx'

export const meta: Route.MetaFunction = () => [
  { title: texts.auth.registerWelcome },
  { name: 'robots', content: 'noindex' },
  // The address holds the invitation, which is nobody else's to know.
  { name: 'referrer', content: 'no-referrer' },
]

// The form is the browser's alone, like the rest of the back office.
export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export { Splash as HydrateFallback }

export default function Register() {
  return (
    <AuthLayout>
      <RegisterForm />
    </AuthLayout>
  )
}

function RegisterForm() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const invitation = parameters.get('invitation') ?? ''
  const [failure, setFailure] = useState('')
  const focusFirstError = useFocusFirstError()
  const passwordMin = usePasswordMin()
  const form = useForm({
    initialValues: { invitation, name: '', email: '', password: '', confirmPassword: '' },
    validate: (values) => errorsOf(values, passwordMin),
  })

  const submit = form.onSubmit(async ({ confirmPassword: _, ...values }) => {
    setFailure('')
    try {
      await register(values)
      await navigate('/admin', { replace: true })
    } catch (error) {
      const { errors = {}, message = '' } = error instanceof ApiError ? error : {}
      form.setErrors(errors)
      if (Object.keys(errors).length > 0) focusFirstError()
      else setFailure(message || texts.auth.registrationFailed)
    }
  }, focusFirstError)

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <div>
          <Title>{texts.auth.registerWelcome}</Title>
          {invitation && (
            <Text c="dimmed" mt={6}>
              {parameters.has('first') ? texts.auth.firstOwnerHint : texts.auth.registerHint}
            </Text>
          )}
        </div>
        {failure && (
          <Alert
            color="red"
            icon={<IconAlertCircle aria-hidden />}
            role="alert"
            title={failure === texts.auth.registrationFailed ? undefined : texts.auth.registrationFailed}
          >
            {failure}
          </Alert>
        )}
        {!invitation && (
          <TextInput
            label="Invitation or setup code"
            description={texts.auth.codeHint}
            autoComplete="off"
            autoFocus
            {...form.getInputProps('invitation')}
          />
        )}
        <TextInput
          label="Name"
          autoComplete="name"
          autoFocus={Boolean(invitation)}
          maxLength={limits.text.name}
          {...form.getInputProps('name')}
        />
        <TextInput label="Email" type="email" autoComplete="username" {...form.getInputProps('email')} />
        <div>
          <PasswordInput label="Password" autoComplete="new-password" {...form.getInputProps('password')} />
          <StrengthHint password={form.values.password} />
        </div>
        <PasswordInput
          label="Confirm password"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <BusyButton
          type="submit"
          size="md"
          mt="xs"
          fullWidth
          label={texts.auth.register}
          busyLabel={texts.auth.registering}
          isBusy={form.submitting}
        />
      </Stack>
    </form>
  )
}

function errorsOf(
  { confirmPassword, ...values }: { password: string; confirmPassword: string },
  passwordMin: number,
) {
  const errors = validateWith(registerInput(passwordMin))(values)
  if (values.password !== confirmPassword) errors.confirmPassword = texts.auth.passwordsDoNotMatch
  return errors
}
