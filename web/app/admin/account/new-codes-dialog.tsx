import { texts } from '@busbar/contract'
import { useState } from 'react'
import { useSecurityWrites } from '../api/account/security.ts'
import { Modal } from '../parts/layers.tsx'
import { IdentityForm } from './identity-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const twoFactorTexts = texts.auth.twoFactor

/** The password, then the new recovery codes, once. */
export function NewCodesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { renewRecoveryCodes } = useSecurityWrites()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => setRecoveryCodes(undefined)}
      title={recoveryCodes ? twoFactorTexts.recoveryTitle : twoFactorTexts.renew}
      size={460}
      closeOnClickOutside={false}
      // The codes are gone once this is closed, so that is done on purpose only.
      closeOnEscape={!recoveryCodes}
      withCloseButton={!recoveryCodes}
    >
      {recoveryCodes ? (
        <RecoveryCodes hint={twoFactorTexts.renewedHint} codes={recoveryCodes} onKept={onClose} />
      ) : (
        <IdentityForm
          hint={twoFactorTexts.renewHint}
          action={twoFactorTexts.renew}
          busyAction={twoFactorTexts.renewing}
          onSubmit={async (proof) =>
            setRecoveryCodes((await renewRecoveryCodes.mutateAsync(proof)).recoveryCodes)
          }
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}
