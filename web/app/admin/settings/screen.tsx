import { texts } from '@busbar/contract'
import { Passkeys } from '../account/passkeys.tsx'
import { Sessions } from '../account/sessions.tsx'
import { TwoFactor } from '../account/two-factor.tsx'
import { ScreenHead } from '../screen-head.tsx'
import { ScreenTabs } from '../screen-tabs.tsx'
import type { Route } from './+types/screen.ts'
import { AdminUser } from './admin-user.tsx'

export const meta: Route.MetaFunction = () => [
  { title: texts.settings.heading },
  { name: 'robots', content: 'noindex' },
]

export default function SettingsScreen() {
  return (
    <>
      <ScreenHead title={texts.settings.heading} />
      <ScreenTabs
        label={texts.settings.heading}
        keepsTyped
        tabs={[
          {
            value: 'admin-user',
            label: texts.settings.adminUser,
            panel: (
              <>
                <AdminUser />
                <TwoFactor />
                <Passkeys />
                <Sessions />
              </>
            ),
          },
        ]}
      />
    </>
  )
}
