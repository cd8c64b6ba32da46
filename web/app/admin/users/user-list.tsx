import { type Role, texts, type User } from '@busbar/contract'
import { Badge, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { IdentityDialog, type SensitiveAction } from '../account/identity-dialog.tsx'
import { useUsers } from '../api/account/users.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { EmailText } from '../parts/email-text.tsx'
import { LoadedPanel } from '../parts/loaded.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { RoleSelect } from './role-select.tsx'
import { useUserActions } from './use-user-actions.ts'
import { UserActions } from './user-actions.tsx'

/** Everybody with an account: what they may do, and whether they may sign in. */
export function UserList() {
  const users = useUsers()
  const me = useCurrentUser()
  const [asked, setAsked] = useState<Asked>()
  const actions = useUserActions()
  const isMe = (user: User) => user._id === me._id

  const columns: Column<User>[] = [
    { header: 'User', inCard: 'head', least: 200, cell: (user) => <Person user={user} isMe={isMe(user)} /> },
    {
      header: 'Role',
      width: 148,
      cell: (user) => (
        <RoleSelect
          user={user}
          chosen={asked?.user._id === user._id ? asked.role : undefined}
          onChoose={(role) => setAsked({ user, role, action: actions.giveRole(user, role, isMe(user)) })}
        />
      ),
    },
    {
      header: 'Last sign-in',
      width: 148,
      cell: ({ lastSignInAt }) => (
        <Text size="sm" c="dimmed">
          {lastSignInAt ? <DateTime at={lastSignInAt} isRelative /> : texts.users.neverSignedIn}
        </Text>
      ),
    },
    {
      header: texts.users.secondFactor,
      width: 132,
      cell: ({ secondFactors: { totp, passkeys } }) => (
        <Text size="sm" c="dimmed">
          {[totp && texts.users.app, passkeys > 0 && texts.users.passkeys(passkeys)]
            .filter(Boolean)
            .join(', ') || texts.users.noSecondFactor}
        </Text>
      ),
    },
    {
      header: 'Status',
      width: 112,
      cell: ({ isDisabled }) =>
        isDisabled ? <Badge color="red">{texts.users.disabled}</Badge> : <Badge>{texts.users.active}</Badge>,
    },
  ]

  return (
    <>
      <LoadedPanel query={users} texts={texts.users}>
        {(users) => (
          <RecordTable
            label={texts.users.heading}
            records={users}
            columns={columns}
            actions={(user) =>
              // Nobody shuts themselves out.
              isMe(user) ? null : (
                <UserActions
                  user={user}
                  onReset={() => setAsked({ user, action: actions.resetSecondFactors(user) })}
                  onDisable={() =>
                    setAsked({ user, action: user.isDisabled ? actions.enable(user) : actions.disable(user) })
                  }
                  onRemove={() => setAsked({ user, action: actions.remove(user) })}
                />
              )
            }
          />
        )}
      </LoadedPanel>
      <IdentityDialog asked={asked?.action} onClose={() => setAsked(undefined)} />
    </>
  )
}

function Person({ user, isMe }: { user: User; isMe: boolean }) {
  return (
    <>
      <Group gap="xs">
        <Text fw={600}>{user.name}</Text>
        {isMe && <Badge>{texts.users.you}</Badge>}
      </Group>
      <Text size="sm" c="dimmed">
        <EmailText email={user.email} />
      </Text>
    </>
  )
}

type Asked = { user: User; role?: Role; action: SensitiveAction }
