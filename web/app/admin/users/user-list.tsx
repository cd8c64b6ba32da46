import { type Role, texts, type User } from '@busbar/contract'
import { Badge, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useUsers, useUserWrites } from '../api/users.ts'
import { confirm } from '../parts/confirm.tsx'
import { useCurrentUser } from '../parts/current-user.ts'
import { DateTime } from '../parts/date-time.tsx'
import { EmailText } from '../parts/email-text.tsx'
import { focusContent } from '../parts/focus.ts'
import { LoadedPanel } from '../parts/loaded.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'
import { RoleSelect } from './role-select.tsx'
import { UserActions } from './user-actions.tsx'

/** Everybody with an account: what they may do, and whether they may sign in. */
export function UserList() {
  const users = useUsers()
  const me = useCurrentUser()
  const { update, remove } = useUserWrites()
  const [reset, setReset] = useState<User>()
  const isMe = (user: User) => user._id === me._id

  const giveRole = async (user: User, role: Role) => {
    const isStepDown = isMe(user) && role !== 'owner'
    if (isStepDown && !(await confirm(stepDown))) return
    await update
      .mutateAsync({ id: user._id, input: { role } })
      .then(() => toastDone(texts.users.roleChanged(user.name, texts.users.roles[role])))
      .catch((error) => toastFailed(texts.users.saveFailed, error))
  }

  const setDisabled = (user: User, isDisabled: boolean, isUndo = false) => {
    const done = isDisabled ? texts.users.nowDisabled(user.name) : texts.users.nowEnabled(user.name)
    update.mutate(
      { id: user._id, input: { isDisabled } },
      {
        onSuccess: () => toastDone(done, isUndo ? undefined : () => setDisabled(user, !isDisabled, true)),
        onError: (error) => toastFailed(texts.users.saveFailed, error),
      },
    )
  }

  const askAndRemove = async (user: User) => {
    const about = `${user.name} (${user.email})`
    if (!(await confirm({ ...removal, about }))) return
    remove.mutate(user._id, {
      onSuccess: () => {
        toastDone(texts.users.removed)
        focusContent()
      },
      onError: (error) => toastFailed(texts.users.removeFailed, error),
    })
  }

  const columns: Column<User>[] = [
    { header: 'User', inCard: 'head', least: 200, cell: (user) => <Person user={user} isMe={isMe(user)} /> },
    {
      header: 'Role',
      width: 148,
      cell: (user) => <RoleSelect user={user} onChange={(role) => giveRole(user, role)} />,
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
                  onReset={() => setReset(user)}
                  onDisable={() => setDisabled(user, !user.isDisabled)}
                  onRemove={() => void askAndRemove(user)}
                />
              )
            }
          />
        )}
      </LoadedPanel>
      <ResetFactorDialog user={reset} onClose={() => setReset(undefined)} />
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

const stepDown = {
  title: 'Change your role',
  text: texts.users.confirmStepDown,
  action: 'Change role',
  tone: 'warning',
} as const

const removal = {
  title: 'Remove user',
  text: texts.users.confirmRemove,
  action: 'Remove',
  tone: 'danger',
} as const
