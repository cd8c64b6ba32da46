import { type Proof, texts } from '@busbar/contract'
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { hasPasskeys, signProof } from '../api/account/passkey.ts'
import { useSecurity } from '../api/account/security.ts'
import { showFormErrors } from '../forms/show-form-errors.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { SecondFactorField } from '../sign-in/second-factor-field.tsx'

const proofTexts = texts.auth.proof

/**
 * Asks the user to prove that they are there, before something for which being signed in is not enough: by their
 * password, with a code where two-factor sign-in is on, or by a passkey.
 */
export function IdentityForm(props: IdentityFormProps) {
  const { hint, about, action, busyAction, color, failed = texts.auth.twoFactor.failed } = props
  const { onSubmit, onCancel } = props
  const { data: security } = useSecurity()
  const [isWaiting, setWaiting] = useState(false)
  const hasCode = security?.totp.isOn ?? false
  const canUsePasskey = hasPasskeys() && (security?.passkeys.length ?? 0) > 0
  const form = useForm({
    // Named, because the form beneath has a current password too.
    name: 'identity',
    initialValues: { currentPassword: '', code: '' },
    validate: {
      currentPassword: (password) => (password ? null : texts.auth.passwordRequired),
      code: (code) => (hasCode && !code.trim() ? texts.auth.codeMissing : null),
    },
  })

  const send = async (proof: Proof) => {
    try {
      await onSubmit(proof)
    } catch (error) {
      showFormErrors(form, error, failed)
    }
  }
  const submit = form.onSubmit(
    ({ currentPassword, code }) => send(hasCode ? { currentPassword, code } : { currentPassword }),
    (errors) => form.getInputNode(errors.currentPassword ? 'currentPassword' : 'code')?.focus(),
  )
  const signByPasskey = async () => {
    setWaiting(true)
    await signProof()
      .then((passkey) => send({ passkey }))
      .catch((error) => showFormErrors(form, error, failed))
    setWaiting(false)
  }

  return (
    <form onSubmit={submit} noValidate aria-label={action}>
      <Stack gap="lg">
        <div>
          <Text>{hint}</Text>
          {about && (
            <Text fw={600} mt="xs" style={{ overflowWrap: 'anywhere' }}>
              {about}
            </Text>
          )}
        </div>
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          // It may come second in an open dialog.
          autoFocus
          {...form.getInputProps('currentPassword')}
        />
        {hasCode && (
          <SecondFactorField
            autoFocus={false}
            onSwitch={() => form.setFieldValue('code', '')}
            {...form.getInputProps('code')}
          />
        )}
        {canUsePasskey && (
          <Button
            variant="default"
            aria-disabled={isWaiting}
            leftSection={<IconFingerprint size={20} aria-hidden />}
            onClick={() => isWaiting || void signByPasskey()}
          >
            <span aria-live="polite">{isWaiting ? texts.auth.passkeys.waiting : proofTexts.usePasskey}</span>
          </Button>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <BusyButton
            type="submit"
            color={color}
            label={action}
            busyLabel={busyAction}
            isBusy={form.submitting}
          />
        </Group>
      </Stack>
    </form>
  )
}

export type IdentityFormProps = {
  hint: string
  /** What it is done to. */
  about?: string
  action: string
  busyAction: string
  color?: string
  /** What to say when it did not work. */
  failed?: string
  onSubmit: (proof: Proof) => Promise<unknown>
  onCancel: () => void
}
