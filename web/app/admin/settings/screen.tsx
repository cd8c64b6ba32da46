import { type Company, texts } from '@busbar/contract'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Passkeys } from '../account/passkeys.tsx'
import { Sessions } from '../account/sessions.tsx'
import { TwoFactor } from '../account/two-factor.tsx'
import { useCompanySettings } from '../api/company.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { Loaded } from '../parts/loaded.tsx'
import { administrators, OnlyFor } from '../parts/only-for.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { type ScreenTab, ScreenTabs } from '../parts/screen-tabs.tsx'
import { AdminUser } from './admin-user.tsx'
import { FaqSettings } from './faq.tsx'
import { GeneralSettings } from './general.tsx'
import { HeroSettings } from './hero-images.tsx'
import { SocialMediaSettings } from './social-media.tsx'
import { companyTexts } from './texts.ts'

export const meta = () => screenMeta(texts.settings.heading)

/** The company's data, for those who may change it, and everybody's own account. */
export default function SettingsScreen() {
  const { role } = useCurrentUser()
  const [parameters] = useSearchParams()
  const tabs = administrators.includes(role) ? [...companyTabs, adminUser] : [adminUser]
  const asksForCompany = companyTabs.some(({ value }) => value === parameters.get('tab'))
  return (
    <OnlyFor roles={asksForCompany ? administrators : [role]} title={texts.settings.heading}>
      <ScreenHead title={texts.settings.heading} />
      <ScreenTabs label={texts.settings.heading} keepsTyped tabs={tabs as [ScreenTab, ...ScreenTab[]]} />
    </OnlyFor>
  )
}

const adminUser: ScreenTab = {
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
}

const companyTabs: ScreenTab[] = [
  {
    value: 'general',
    label: companyTexts.general,
    panel: part((company) => <GeneralSettings company={company} />),
  },
  {
    value: 'social-media',
    label: companyTexts.social,
    panel: part((company) => <SocialMediaSettings company={company} />),
  },
  {
    value: 'hero-images',
    label: companyTexts.hero,
    panel: part((company) => <HeroSettings company={company} />),
  },
  { value: 'faq', label: companyTexts.faq, panel: part((company) => <FaqSettings company={company} />) },
]

function part(show: (company: Company) => ReactNode) {
  return <WithCompany>{show}</WithCompany>
}

function WithCompany({ children }: { children: (company: Company) => ReactNode }) {
  return (
    <Loaded query={useCompanySettings()} texts={companyTexts}>
      {children}
    </Loaded>
  )
}
