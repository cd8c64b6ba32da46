import { type Role, roles, texts, type User } from '@busbar/contract'
import { NativeSelect } from '@mantine/core'

const data = roles.map((role) => ({ value: role, label: texts.users.roles[role] }))

/** A user's role. It shows the chosen one as long as that is being asked about. */
export function RoleSelect({ user, chosen, onChoose }: RoleSelectProps) {
  return (
    <NativeSelect
      size="sm"
      w={116}
      aria-label={`Role of ${user.name}`}
      data={data}
      value={chosen ?? user.role}
      onChange={(event) => onChoose(event.currentTarget.value as Role)}
    />
  )
}

type RoleSelectProps = { user: User; chosen?: Role; onChoose: (role: Role) => void }
