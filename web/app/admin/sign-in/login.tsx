import { texts } from '@busbar/contract'
import { Anchor, Center, Title } from '@mantine/core'
import { Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { currentUser, signIn, signInWithPasskey } from '../api/account/session.ts'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { Splash } from '../parts/screen/splash.tsx'
import type { Route } from './+types/login.ts'
import { AuthLayout } from './auth-layout.tsx'
import { returnUrl } from './return-url.ts'
import { SignInForm } from './sign-in-form.tsx'

export const meta = () => screenMeta(texts.auth.signIn)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // If the server cannot be reached, signing in says so; the page need not.
  const user = await currentUser().catch(() => null)
  if (user) throw redirect(returnUrl(new URL(request.url).searchParams.get('from')))
  return null
}
clientLoader.hydrate = true as const

export { Splash as HydrateFallback }

export default function Login() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const enter = () => navigate(returnUrl(parameters.get('from')), { replace: true })
  return (
    <AuthLayout>
      <Title mb="md">{texts.auth.welcome}</Title>
      <SignInForm
        onSignIn={async (values) => {
          await signIn(values)
          await enter()
        }}
        onPasskey={async () => {
          await signInWithPasskey()
          await enter()
        }}
      />
      <Center mt="md">
        <Anchor component={Link} to="/forgot-password" size="sm">
          {texts.auth.forgot.link}
        </Anchor>
      </Center>
    </AuthLayout>
  )
}
