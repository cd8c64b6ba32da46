import { type InvitationInput, invitationInput, limits, roles, texts } from '@busbar/contract'
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useState } from 'react'
import { IdentityForm } from '../account/identity-form.tsx'
import { useUserWrites } from '../api/account/users.ts'
import { DiscardQuestion } from '../forms/discard-question.tsx'
import { useUnsavedGuard } from '../forms/unsaved-guard.tsx'
import { validateWith } from '../forms/validate-with.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { useFocusFirstError } from '../parts/focus.ts'
import { Modal } from '../parts/layers.tsx'

type Invited = { email: string; link: string; isMailed: boolean }

/** Asks whom to invite as what, then who is asking, and then shows the link, once. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { invite } = useUserWrites()
  const [isFilled, setFilled] = useState(false)
  const [invited, setInvited] = useState<Invited>()
  const form = useForm<InvitationInput>({
    initialValues: { email: '', role: 'editor' },
    validate: validateWith(invitationInput),
  })
  const guard = useUnsavedGuard({ isDirty: isOpen && !invited && form.isDirty(), onDiscard: onClose })
  const { email, role } = form.values
  const isProving = isFilled && !guard.isAsking
  const startOver = () => {
    setInvited(undefined)
    setFilled(false)
    form.reset()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={guard.close}
      onExitTransitionEnd={startOver}
      title={invited ? texts.users.linkTitle : texts.users.inviteTitle}
      size={480}
      // The link is gone once this is closed: not by a click beside it.
      closeOnClickOutside={false}
    >
      {invited && <InvitationLink {...invited} onClose={onClose} />}
      {!invited && isProving && (
        <IdentityForm
          hint={texts.auth.proof.hint}
          about={`${email} (${texts.users.roles[role]})`}
          action={texts.users.invite}
          busyAction={texts.users.inviting}
          failed={texts.users.inviteFailed}
          onSubmit={async (proof) => setInvited(await invite.mutateAsync({ email, role, ...proof }))}
          onCancel={() => setFilled(false)}
        />
      )}
      {!invited && !isProving && <InviteForm form={form} guard={guard} onFilled={() => setFilled(true)} />}
    </Modal>
  )
}

function InviteForm({ form, guard, onFilled }: InviteFormProps) {
  const focusFirstError = useFocusFirstError()
  const submit = form.onSubmit(onFilled, focusFirstError)

  return (
    <form onSubmit={submit} noValidate aria-label={texts.users.inviteTitle}>
      <Stack gap="lg">
        <TextInput
          label="Email"
          type="email"
          required
          data-autofocus
          maxLength={limits.contact.email}
          {...form.getInputProps('email')}
        />
        <Radio.Group label="Role" {...form.getInputProps('role')}>
          <Stack gap="sm" mt="xs">
            {roles.map((role) => (
              <Radio
                key={role}
                value={role}
                label={texts.users.roles[role]}
                description={texts.users.roleHints[role]}
              />
            ))}
          </Stack>
        </Radio.Group>
        {guard.isAsking ? (
          <DiscardQuestion onKeep={guard.keep} onDiscard={guard.discard} />
        ) : (
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={guard.close}>
              Cancel
            </Button>
            <Button type="submit">{texts.auth.twoFactor.continue}</Button>
          </Group>
        )}
      </Stack>
    </form>
  )
}

type InviteFormProps = {
  form: UseFormReturnType<InvitationInput>
  guard: ReturnType<typeof useUnsavedGuard>
  onFilled: () => void
}

function InvitationLink({ email, link, isMailed, onClose }: Invited & { onClose: () => void }) {
  return (
    <Stack gap="lg">
      <Text role="status">{texts.users.linkHint(email, isMailed)}</Text>
      <Group gap="sm" wrap="nowrap" align="flex-end">
        {/* Selected, so that it can be copied by hand where the browser does not let us. */}
        <TextInput
          label={texts.users.linkTitle}
          readOnly
          value={link}
          flex={1}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={link} variant="filled" size="md" flex="none" data-autofocus autoFocus />
      </Group>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  )
}
