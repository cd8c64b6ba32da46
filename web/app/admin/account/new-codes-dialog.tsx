import { texts } from '@busbar/contract'
import { useState } from 'react'
import { useSecurityWrites } from '../api/security.ts'
import { Modal } from '../parts/layers.tsx'
import { IdentityForm } from './identity-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const words = texts.auth.twoFactor

/** The password, then the new recovery codes, once. */
export function NewCodesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { renewRecoveryCodes } = useSecurityWrites()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={() => setRecoveryCodes(undefined)}
      title={recoveryCodes ? words.recoveryTitle : words.renew}
      size={460}
      closeOnClickOutside={false}
      // The codes are gone once this is closed, so that is done on purpose only.
      closeOnEscape={!recoveryCodes}
      withCloseButton={!recoveryCodes}
    >
      {recoveryCodes ? (
        <RecoveryCodes hint={words.renewedHint} codes={recoveryCodes} onKept={onClose} />
      ) : (
        <IdentityForm
          hint={words.renewHint}
          action={words.renew}
          busyAction={words.renewing}
          onSubmit={async (proof) => setRecoveryCodes(await renewRecoveryCodes.mutateAsync(proof))}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}
