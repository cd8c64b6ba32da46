import { ApiError, forgotInput, texts } from '@busbar/contract'
import { Alert, Anchor, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertCircle, IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/browser-client.ts'
import { validateWith } from '../forms/validate-with.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { Splash } from '../parts/screen/splash.tsx'
import { AuthLayout } from './auth-layout.tsx'

const forgotTexts = texts.auth.forgot

export const meta = () => screenMeta(forgotTexts.heading)

// The form is the browser's alone, like the rest of the back office.
export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export { Splash as HydrateFallback }

export default function ForgotPassword() {
  return (
    <AuthLayout>
      <ForgotForm />
    </AuthLayout>
  )
}

function ForgotForm() {
  const [sent, setSent] = useState('')
  const [failure, setFailure] = useState('')
  const form = useForm({ initialValues: { email: '' }, validate: validateWith(forgotInput) })
  const focusEmail = () => form.getInputNode('email')?.focus()

  const submit = form.onSubmit(async (values) => {
    setFailure('')
    setSent('')
    try {
      const { message } = await api.session.forgotPassword(values)
      setSent(message)
    } catch (error) {
      const { errors = {}, message = '' } = error instanceof ApiError ? error : {}
      form.setErrors(errors)
      if (errors.email) focusEmail()
      else setFailure(message || forgotTexts.failed)
    }
  }, focusEmail)

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <div>
          <Title>{forgotTexts.heading}</Title>
          <Text c="dimmed" mt={6}>
            {forgotTexts.hint}
          </Text>
        </div>
        {sent && (
          <Alert color="teal" icon={<IconMailCheck aria-hidden />} role="status">
            {sent}
          </Alert>
        )}
        {failure && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          {...form.getInputProps('email')}
        />
        <BusyButton
          type="submit"
          size="md"
          mt="xs"
          fullWidth
          label={forgotTexts.send}
          busyLabel={forgotTexts.sending}
          isBusy={form.submitting}
        />
        <Anchor component={Link} to="/login" ta="center">
          {forgotTexts.back}
        </Anchor>
      </Stack>
    </form>
  )
}
