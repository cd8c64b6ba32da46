import { ApiError, defaults, loginInput, texts } from '@busbar/contract'
import { Alert, Anchor, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { currentUser, signIn } from '../api/session.ts'
import type { Route } from './+types/login.ts'
import { BusyButton } from './busy-button.tsx'
import { useFocusFirstError } from './focus.ts'
import styles from './login.module.css'
import { Mark } from './mark.tsx'
import { Providers } from './providers.tsx'
import { rememberedPage } from './remembered-page.ts'
import { SingleLineDrawing } from './single-line-drawing.tsx'
import { Splash } from './splash.tsx'
import { validateWith } from './validate-with.ts'

export const meta: Route.MetaFunction = () => [
  { title: `${texts.auth.signIn} · ${defaults.company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // A server that cannot be asked is told about when signing in, not before.
  const user = await currentUser().catch(() => null)
  if (user) throw redirect(rememberedPage(new URL(request.url).searchParams.get('from')))
  return null
}
clientLoader.hydrate = true as const

export { Splash as HydrateFallback }

export default function Login() {
  return (
    <Providers>
      <div className={styles.page}>
        <header className={styles.top}>
          <a href="/" className={styles.company}>
            <Mark size={32} />
            {defaults.company.name}
          </a>
          <Anchor href="/" className={styles.home}>
            Home
          </Anchor>
        </header>
        <main className={styles.main}>
          <SignInForm />
        </main>
        <div className={styles.drawing}>
          <SingleLineDrawing />
        </div>
      </div>
    </Providers>
  )
}

function SignInForm() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [failure, setFailure] = useState('')
  const focusFirstError = useFocusFirstError()
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: validateWith(loginInput),
  })

  const submit = form.onSubmit(async (values) => {
    setFailure('')
    try {
      await signIn(values)
      await navigate(rememberedPage(parameters.get('from')), { replace: true })
    } catch (error) {
      setFailure((error instanceof ApiError && error.message) || texts.auth.loginFailedCheck)
      form.getInputNode('password')?.focus()
    }
  }, focusFirstError)

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <Title order={1}>{texts.auth.welcome}</Title>
        {failure && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <BusyButton
          type="submit"
          size="md"
          mt="xs"
          fullWidth
          label={texts.auth.signIn}
          busyLabel={texts.auth.signingIn}
          isBusy={form.submitting}
        />
      </Stack>
    </form>
  )
}
