import type { Company, SiteSettings } from '@busbar/contract'
import type { ReactNode } from 'react'
import { Passkeys } from '../account/passkeys.tsx'
import { Sessions } from '../account/sessions.tsx'
import { TwoFactor } from '../account/two-factor.tsx'
import { useCompanySettings, useSiteSettings } from '../api/company.ts'
import { DemoContentPanel } from '../demo-content/panel.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { AdminUser } from './account/admin-user.tsx'
import { GeneralSettings } from './company/general.tsx'
import { Location } from './company/location.tsx'
import { SocialMediaSettings } from './company/social-media.tsx'
import { LookSettings } from './look/look.tsx'
import type { SectionName } from './sections.ts'
import { WithDraft } from './settings-draft.tsx'
import { HomeSections } from './structure/home-sections.tsx'
import { SiteLinks } from './structure/site-links.tsx'
import { SiteWords } from './structure/site-words.tsx'
import { companyTexts } from './texts.ts'
import { DisplaySettings } from './website/display.tsx'
import { Enquiries } from './website/enquiries.tsx'
import { FaqSettings } from './website/faq.tsx'
import { HeroSettings } from './website/hero-images.tsx'
import { PersonalDataPanel } from './website/personal-data.tsx'
import { PrivacyText } from './website/privacy-text.tsx'
import { ReviewSettings } from './website/review.tsx'
import { SearchAndSharing } from './website/search-and-sharing.tsx'
import { siteSettingsTexts } from './website/texts.ts'

/** What each section shows below its heading. */
export const panels: Record<SectionName, ReactNode> = {
  general: ofCompany((company) => <GeneralSettings company={company} />),
  'social-media': ofCompany((company) => <SocialMediaSettings company={company} />),
  location: ofCompany((company) => <Location company={company} />),
  sections: ofSite((settings) => <HomeSections settings={settings} />),
  links: ofSite((settings) => <SiteLinks settings={settings} />),
  words: ofSite((settings) => <SiteWords settings={settings} />),
  'hero-images': ofCompany((company) => <HeroSettings company={company} />),
  faq: ofCompany((company) => <FaqSettings company={company} />),
  look: ofSite((settings) => <LookSettings settings={settings} />),
  website: ofSite((settings) => <SearchAndSharing settings={settings} />),
  display: ofSite((settings) => <DisplaySettings settings={settings} />),
  review: ofSite((settings) => <ReviewSettings settings={settings} />),
  privacy: ofSite((settings) => <PrivacyText settings={settings} />),
  enquiries: <Enquiries />,
  'personal-data': <PersonalDataPanel />,
  'demo-content': <DemoContentPanel />,
  'admin-user': (
    <>
      <AdminUser />
      <TwoFactor />
      <Passkeys />
      <Sessions />
    </>
  ),
}

function ofCompany(show: (company: Company) => ReactNode) {
  return <WithCompany>{show}</WithCompany>
}

function WithCompany({ children }: { children: (company: Company) => ReactNode }) {
  return (
    <Loaded query={useCompanySettings()} texts={companyTexts}>
      {(company) => (
        <WithDraft collection="company" item={company}>
          {children}
        </WithDraft>
      )}
    </Loaded>
  )
}

function ofSite(show: (settings: SiteSettings) => ReactNode) {
  return <WithSite>{show}</WithSite>
}

function WithSite({ children }: { children: (settings: SiteSettings) => ReactNode }) {
  return (
    <Loaded query={useSiteSettings()} texts={siteSettingsTexts}>
      {(settings) => (
        <WithDraft collection="site-settings" item={settings}>
          {children}
        </WithDraft>
      )}
    </Loaded>
  )
}
