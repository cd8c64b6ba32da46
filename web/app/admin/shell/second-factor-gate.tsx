import { texts, type Viewer } from '@busbar/contract'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { Passkeys } from '../account/passkeys.tsx'
import { TwoFactor } from '../account/two-factor.tsx'
import { refreshViewer } from '../api/session.ts'
import { focusContent } from '../parts/focus.ts'
import { ScreenHead } from '../parts/screen-head.tsx'

const twoFactorTexts = texts.auth.twoFactor

/** Replaces every screen until the user has set up a second factor. */
export function SecondFactorGate({ onSet }: { onSet: () => void }) {
  return (
    <>
      <ScreenHead title={twoFactorTexts.requiredTitle} />
      <Text maw={640}>{twoFactorTexts.requiredHint}</Text>
      <TwoFactor onSet={onSet} />
      <Passkeys onSet={onSet} />
    </>
  )
}

/**
 * Whether the gate is closed. Once it is, only the user opens it, by finishing: the recovery codes stand inside, and
 * whatever tells meanwhile that a second factor is there must not take them away.
 */
export function useSecondFactorGate(user: Viewer) {
  const [isClosed, setClosed] = useState(user.needsSecondFactor)
  if (user.needsSecondFactor && !isClosed) setClosed(true)
  const open = async () => {
    await refreshViewer()
    setClosed(false)
    focusContent()
  }
  return { isClosed, open }
}
