import { type Role, roles, texts, type User } from '@busbar/contract'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'

const data = roles.map((role) => ({ value: role, label: texts.users.roles[role] }))

/** A user's role. It shows the chosen one while that is being saved, and the old one again if it is refused. */
export function RoleSelect({ user, onChange }: { user: User; onChange: (role: Role) => Promise<void> }) {
  const [chosen, setChosen] = useState<Role>()
  const choose = async (role: Role) => {
    setChosen(role)
    await onChange(role)
    setChosen(undefined)
  }
  return (
    <NativeSelect
      size="sm"
      w={116}
      aria-label={`Role of ${user.name}`}
      data={data}
      value={chosen ?? user.role}
      onChange={(event) => void choose(event.currentTarget.value as Role)}
    />
  )
}
