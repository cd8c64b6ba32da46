import { limits, texts } from '@busbar/contract'
import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { Ceremony } from '../api/account/passkey.ts'
import { useSecurityWrites } from '../api/account/security.ts'
import { useSessions } from '../api/account/sessions.ts'
import { FormButtons } from '../forms/form-buttons.tsx'
import { showFormErrors } from '../forms/show-form-errors.ts'
import { Modal } from '../parts/layers.tsx'
import { toastDone } from '../parts/toasts.tsx'
import { IdentityForm } from './identity-form.tsx'

const passkeysTexts = texts.auth.passkeys

/** The password first, then what to call the passkey; the device makes it. */
export function AddPasskeyDialog({ isOpen, onClose, onClosed }: AddPasskeyDialogProps) {
  const { startPasskey } = useSecurityWrites()
  const [ceremony, setCeremony] = useState<Ceremony>()
  const startOver = () => {
    setCeremony(undefined)
    onClosed?.()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={startOver}
      title={passkeysTexts.add}
      size={440}
      closeOnClickOutside={false}
    >
      {ceremony ? (
        <AddPasskeyForm ceremony={ceremony} onClose={onClose} />
      ) : (
        <IdentityForm
          hint={texts.auth.proof.hint}
          action={texts.auth.twoFactor.continue}
          busyAction={texts.auth.twoFactor.checking}
          onSubmit={async (proof) => setCeremony(await startPasskey.mutateAsync(proof))}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}

type AddPasskeyDialogProps = { isOpen: boolean; onClose: () => void; onClosed?: () => void }

function AddPasskeyForm({ ceremony, onClose }: { ceremony: Ceremony; onClose: () => void }) {
  const { addPasskey } = useSecurityWrites()
  const form = useForm({
    name: 'passkey',
    initialValues: { name: useThisDevice() },
    validate: { name: (name) => (name.trim() ? null : texts.auth.nameRequired) },
  })

  const submit = form.onSubmit(
    async ({ name }) => {
      try {
        await addPasskey.mutateAsync({ ceremony, name })
        toastDone(passkeysTexts.added)
        onClose()
      } catch (error) {
        showFormErrors(form, error, passkeysTexts.addFailed)
      }
    },
    () => form.getInputNode('name')?.focus(),
  )

  return (
    <form onSubmit={submit} noValidate aria-label={passkeysTexts.add}>
      <Stack gap="lg">
        <Text>{passkeysTexts.addHint}</Text>
        <TextInput
          label="Name"
          description={passkeysTexts.nameHint}
          autoComplete="off"
          autoFocus
          maxLength={limits.text.name}
          {...form.getInputProps('name')}
        />
        <FormButtons
          label={passkeysTexts.add}
          busyLabel={passkeysTexts.waiting}
          isBusy={form.submitting}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}

/** What the server calls the device that this is, as in the list of sessions. */
function useThisDevice() {
  const { data } = useSessions()
  return data?.find(({ isCurrent }) => isCurrent)?.device ?? ''
}
