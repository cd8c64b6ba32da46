import { texts } from '@busbar/contract'
import { useState } from 'react'
import { useSecurityWrites } from '../api/account/security.ts'
import { Modal } from '../parts/layers.tsx'
import { AppCodeForm, type Enrolment } from './app-code-form.tsx'
import { IdentityForm } from './identity-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const twoFactorTexts = texts.auth.twoFactor

/** The password, then the app and its first code, then the recovery codes, once. */
export function TurnOnDialog({ isOpen, onClose, onClosed }: TurnOnDialogProps) {
  const { startTotp } = useSecurityWrites()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  const startOver = () => {
    setEnrolment(undefined)
    setRecoveryCodes(undefined)
    onClosed?.()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={startOver}
      title={recoveryCodes ? twoFactorTexts.recoveryTitle : twoFactorTexts.turnOnTitle}
      size={460}
      closeOnClickOutside={false}
      // The recovery codes are gone once this is closed, so that is done on purpose only.
      closeOnEscape={!recoveryCodes}
      withCloseButton={!recoveryCodes}
    >
      {recoveryCodes ? (
        <RecoveryCodes hint={twoFactorTexts.recoveryHint} codes={recoveryCodes} onKept={onClose} />
      ) : enrolment ? (
        <AppCodeForm enrolment={enrolment} onDone={setRecoveryCodes} onCancel={onClose} />
      ) : (
        <IdentityForm
          hint={texts.auth.proof.hint}
          action={twoFactorTexts.continue}
          busyAction={twoFactorTexts.checking}
          onSubmit={async (proof) => setEnrolment(await startTotp.mutateAsync(proof))}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}

type TurnOnDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Called when it is gone, and the recovery codes with it. */
  onClosed?: () => void
}
