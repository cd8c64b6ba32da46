import { texts } from '@busbar/contract'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { OnlyFor } from '../parts/only-for.tsx'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { ScreenTabs } from '../parts/screen/screen-tabs.tsx'
import { useAddressParameters } from '../parts/use-address-parameters.ts'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { SecurityLog } from './security-log.tsx'
import { UserList } from './user-list.tsx'

export const meta = () => screenMeta(texts.users.heading)

export default function UsersScreen() {
  return (
    <OnlyFor roles={['owner']} title={texts.users.heading}>
      <Parts />
    </OnlyFor>
  )
}

function Parts() {
  const { parameters, change } = useAddressParameters()
  const isInviting = parameters.has('invite')
  const setInviting = (isOpen: boolean) => change({ invite: isOpen ? 'true' : undefined })
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
