import { texts } from '@busbar/contract'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Navigate, redirect } from 'react-router'
import { currentUser } from '../../api/session.ts'
import { useCurrentUser } from '../current-user.ts'
import { ScreenHead } from '../screen-head.tsx'
import { screenMeta } from '../screen-meta.ts'
import { ScreenTabs } from '../screen-tabs.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { SecurityLog } from './security-log.tsx'
import { UserList } from './user-list.tsx'

export const meta = () => screenMeta(texts.users.heading)

export async function clientLoader() {
  // Who is not signed in at all is sent to the sign-in by the shell.
  const user = await currentUser()
  if (user && user.role !== 'owner') throw redirect('/admin')
  return null
}

export default function UsersScreen() {
  const { role } = useCurrentUser()
  const [isInviting, setInviting] = useState(false)
  // An owner who has just stepped down is still here.
  if (role !== 'owner') return <Navigate to="/admin" replace />
  return (
    <>
      <ScreenHead title={texts.users.heading}>
        <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setInviting(true)}>
          {texts.users.invite}
        </Button>
      </ScreenHead>
      <ScreenTabs
        label={texts.users.heading}
        tabs={[
          {
            value: 'users',
            label: texts.users.heading,
            panel: (
              <>
                <UserList />
                <Invitations />
              </>
            ),
          },
          { value: 'security-log', label: texts.users.securityLog, panel: <SecurityLog /> },
        ]}
      />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  )
}
