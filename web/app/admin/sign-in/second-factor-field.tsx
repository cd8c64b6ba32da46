import { texts } from '@busbar/contract'
import { Anchor, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

const twoFactorTexts = texts.auth.twoFactor

/** The code of the authenticator app, or a recovery code for users who do not have it at hand. */
export function SecondFactorField({ onSwitch, ...props }: TextInputProps & { onSwitch: () => void }) {
  const [isRecovery, setRecovery] = useState(false)
  const change = () => {
    setRecovery(!isRecovery)
    onSwitch()
  }
  return (
    <div>
      <TextInput
        // A field of its own for each, so that the cursor is in it and a phone shows the keys it needs.
        key={String(isRecovery)}
        label={isRecovery ? twoFactorTexts.recoveryCode : twoFactorTexts.code}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
        {...props}
      />
      <Anchor component="button" type="button" size="sm" mt={6} onClick={change}>
        {isRecovery ? twoFactorTexts.useApp : twoFactorTexts.useRecoveryCode}
      </Anchor>
    </div>
  )
}
