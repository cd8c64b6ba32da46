import { type SecurityState, texts } from '@busbar/contract'
import { useSecurityWrites } from '../api/account/security.ts'
import { focusContent } from '../parts/focus.ts'
import { toastDone } from '../parts/toasts.tsx'
import { IdentityDialog } from './identity-dialog.tsx'

const passkeysTexts = texts.auth.passkeys

export type Passkey = SecurityState['passkeys'][number]

export function RemovePasskeyDialog({ passkey, isLastOne, onClose }: RemovePasskeyDialogProps) {
  const { removePasskey } = useSecurityWrites()
  return (
    <IdentityDialog
      asked={
        passkey && {
          title: passkeysTexts.removeTitle,
          hint: isLastOne
            ? `${passkeysTexts.confirmRemove} ${texts.auth.twoFactor.lastOne}`
            : passkeysTexts.confirmRemove,
          about: passkey.name,
          action: passkeysTexts.remove,
          busyAction: passkeysTexts.removing,
          color: 'red',
          onSubmit: async (proof) => {
            await removePasskey.mutateAsync({ id: passkey._id, proof })
            toastDone(passkeysTexts.removed)
          },
          onDone: focusContent,
        }
      }
      onClose={onClose}
    />
  )
}

type RemovePasskeyDialogProps = {
  passkey?: Passkey
  /** It is the user's only factor where one is required. */
  isLastOne: boolean
  onClose: () => void
}
