import { Modal } from '../parts/layers.tsx'
import { IdentityForm, type IdentityFormProps } from './identity-form.tsx'

/** What is about to be done, for which being signed in is not enough. */
export type SensitiveAction = Omit<IdentityFormProps, 'onCancel'> & {
  title: string
  /** Once it is done and the dialog is closed. */
  onDone?: () => void
}

/** Says what is about to be done and asks the user to prove that they are there. */
export function IdentityDialog({ asked, onClose }: { asked?: SensitiveAction; onClose: () => void }) {
  return (
    <Modal opened={asked !== undefined} onClose={onClose} title={asked?.title} size={460}>
      {asked && (
        <IdentityForm
          {...asked}
          onSubmit={async (proof) => {
            await asked.onSubmit(proof)
            onClose()
            asked.onDone?.()
          }}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}
