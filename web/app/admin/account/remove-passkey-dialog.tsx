import { type SecurityState, texts } from '@busbar/contract'
import { useSecurityWrites } from '../api/security.ts'
import { focusContent } from '../parts/focus.ts'
import { Modal } from '../parts/layers.tsx'
import { toastDone } from '../parts/toasts.tsx'
import { IdentityForm } from './identity-form.tsx'

const words = texts.auth.passkeys

export type Passkey = SecurityState['passkeys'][number]

export function RemovePasskeyDialog({ passkey, isLastOne, onClose }: RemovePasskeyDialogProps) {
  const { removePasskey } = useSecurityWrites()
  return (
    <Modal opened={passkey !== undefined} onClose={onClose} title={words.removeTitle} size={440}>
      {passkey && (
        <IdentityForm
          hint={isLastOne ? `${words.confirmRemove} ${texts.auth.twoFactor.lastOne}` : words.confirmRemove}
          about={passkey.name}
          action={words.remove}
          busyAction={words.removing}
          color="red"
          onSubmit={async (proof) => {
            await removePasskey.mutateAsync({ id: passkey._id, proof })
            toastDone(words.removed)
            onClose()
            focusContent()
          }}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}

type RemovePasskeyDialogProps = {
  passkey?: Passkey
  /** It is the user's only factor where one is required. */
  isLastOne: boolean
  onClose: () => void
}
