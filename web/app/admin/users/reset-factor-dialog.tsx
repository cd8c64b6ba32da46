import { texts, type User } from '@busbar/contract'
import { IdentityForm } from '../account/identity-form.tsx'
import { useUserWrites } from '../api/users.ts'
import { Modal } from '../parts/layers.tsx'
import { toastDone } from '../parts/toasts.tsx'

const words = texts.users

/** Takes a lost second factor away from a colleague. */
export function ResetFactorDialog({ user, onClose }: { user?: User; onClose: () => void }) {
  const { resetSecondFactors } = useUserWrites()
  return (
    <Modal opened={user !== undefined} onClose={onClose} title={words.resetFactor} size={460}>
      {user && (
        <IdentityForm
          hint={words.resetFactorHint}
          about={`${user.name} (${user.email})`}
          action={words.resetFactor}
          busyAction={words.resetting}
          color="red"
          onSubmit={async (proof) => {
            await resetSecondFactors.mutateAsync({ id: user._id, proof })
            toastDone(words.factorReset(user.name))
            onClose()
          }}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}
