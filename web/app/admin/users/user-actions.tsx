import { texts, type User } from '@busbar/contract'
import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconShieldOff, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react'

/** Disable or enable, and remove, named after the user so that a list of them makes sense to the ear. */
export function UserActions({ user, onReset, onDisable, onRemove }: UserActionsProps) {
  const { totp, passkeys } = user.secondFactors
  const label = user.isDisabled ? texts.users.enable : texts.users.disable
  const DisableIcon = user.isDisabled ? IconUserCheck : IconUserOff
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {(totp || passkeys > 0) && (
        <Tooltip label={texts.users.resetFactor}>
          <ActionIcon onClick={onReset} aria-label={`${texts.users.resetFactor} of ${user.name}`}>
            <IconShieldOff size={19} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={label}>
        <ActionIcon onClick={onDisable} aria-label={`${label} ${user.name}`}>
          <DisableIcon size={19} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={texts.users.remove}>
        <ActionIcon onClick={onRemove} aria-label={`${texts.users.remove} ${user.name}`}>
          <IconTrash size={19} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}

type UserActionsProps = {
  user: User
  onReset: () => void
  onDisable: () => void
  onRemove: () => void
}
