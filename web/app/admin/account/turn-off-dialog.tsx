import { type Proof, texts } from '@busbar/contract'
import { useSecurityWrites } from '../api/account/security.ts'
import { Modal } from '../parts/layers.tsx'
import { toastDone } from '../parts/toasts.tsx'
import { IdentityForm } from './identity-form.tsx'

const twoFactorTexts = texts.auth.twoFactor

export function TurnOffDialog({ isOpen, isLastOne, onClose }: TurnOffDialogProps) {
  const { stopTotp } = useSecurityWrites()
  const turnOff = async (proof: Proof) => {
    await stopTotp.mutateAsync(proof)
    toastDone(twoFactorTexts.nowOff)
    onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={twoFactorTexts.turnOffTitle}
      size={440}
      closeOnClickOutside={false}
    >
      <IdentityForm
        hint={
          isLastOne ? `${twoFactorTexts.turnOffHint} ${twoFactorTexts.lastOne}` : twoFactorTexts.turnOffHint
        }
        action={twoFactorTexts.turnOff}
        busyAction={twoFactorTexts.turningOff}
        onSubmit={turnOff}
        onCancel={onClose}
      />
    </Modal>
  )
}

type TurnOffDialogProps = {
  isOpen: boolean
  /** It is the user's only factor where one is required. */
  isLastOne: boolean
  onClose: () => void
}
