import { texts } from '@busbar/contract'
import { Text } from '@mantine/core'
import { Passkeys } from '../account/passkeys.tsx'
import { TwoFactor } from '../account/two-factor.tsx'
import { ScreenHead } from '../parts/screen/screen-head.tsx'

const twoFactorTexts = texts.auth.twoFactor

/** Replaces every screen until the user has set up a second factor. */
export default function SecondFactorGate({ onSet }: { onSet: () => void }) {
  return (
    <>
      <ScreenHead title={twoFactorTexts.requiredTitle} />
      <Text maw={640}>{twoFactorTexts.requiredHint}</Text>
      <TwoFactor onSet={onSet} />
      <Passkeys onSet={onSet} />
    </>
  )
}
