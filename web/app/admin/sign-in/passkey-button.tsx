import { ApiError, texts } from '@busbar/contract'
import { Button, Loader } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { hasPasskeys } from '../api/account/passkey.ts'

/** Signs in with a passkey; not there where the browser has none. */
export function PasskeyButton(props: {
  onSignIn: () => Promise<unknown>
  /** Called with what to tell, and with nothing when a new try begins. */
  onFailure: (message: string) => void
}) {
  const [isBusy, setBusy] = useState(false)
  if (!hasPasskeys()) return null

  const signIn = async () => {
    if (isBusy) return
    setBusy(true)
    props.onFailure('')
    try {
      await props.onSignIn()
    } catch (error) {
      props.onFailure((error instanceof ApiError && error.message) || texts.auth.passkeyFailed)
    }
    setBusy(false)
  }

  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      aria-disabled={isBusy}
      data-mantine-stop-propagation="true"
      leftSection={
        isBusy ? <Loader size={16} color="currentColor" /> : <IconFingerprint size={20} aria-hidden />
      }
      onClick={() => void signIn()}
    >
      <span aria-live="polite">{isBusy ? texts.auth.passkeys.waiting : texts.auth.passkeys.signIn}</span>
    </Button>
  )
}
