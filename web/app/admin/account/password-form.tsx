import { currentPasswordInput, texts } from '@busbar/contract'
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { BusyButton } from '../busy-button.tsx'
import { tellFailure } from '../tell-failure.ts'
import { validateWith } from '../validate-with.ts'

/** Asks for the own password before something that only its owner may do. */
export function PasswordForm(props: {
  hint: string
  action: string
  busyAction: string
  onSubmit: (password: string) => Promise<unknown>
  onCancel: () => void
}) {
  const { hint, action, busyAction, onSubmit, onCancel } = props
  const form = useForm({
    // Named, because the form beneath has a current password too.
    name: 'own-password',
    initialValues: { currentPassword: '' },
    validate: validateWith(currentPasswordInput),
  })

  const submit = form.onSubmit(
    async ({ currentPassword }) => {
      try {
        await onSubmit(currentPassword)
      } catch (error) {
        tellFailure(form, error, texts.auth.twoFactor.failed)
      }
    },
    () => form.getInputNode('currentPassword')?.focus(),
  )

  return (
    <form onSubmit={submit} noValidate aria-label={action}>
      <Stack gap="lg">
        <Text>{hint}</Text>
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <BusyButton type="submit" label={action} busyLabel={busyAction} isBusy={form.submitting} />
        </Group>
      </Stack>
    </form>
  )
}
