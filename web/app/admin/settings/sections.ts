import { fixedPages, type Role, texts } from '@busbar/contract'
import { demoContentTexts } from '../demo-content/texts.ts'
import { administrators } from '../parts/only-for.tsx'
import { structureTexts } from './structure/texts.ts'
import { companyTexts, settingsTexts } from './texts.ts'
import { messageSettingsTexts, privacyTexts, siteSettingsTexts } from './website/texts.ts'

const { groups, about } = settingsTexts

/** The five tabs of the specification, in its order. */
const tabs: SectionGroup = {
  ...groups.tabs,
  path: '/admin/settings',
  sections: [
    {
      value: 'general',
      label: companyTexts.general,
      about: about.general,
      shownAt: fixedPages.contact,
      history: {
        of: 'company',
        fields: [
          'name',
          'email',
          'phone',
          'emergencyPhone',
          'openingHours',
          'address',
          'description',
          'logo',
        ],
      },
    },
    {
      value: 'social-media',
      label: companyTexts.social,
      about: about.social,
      shownAt: '/',
      history: { of: 'company', fields: ['socialMedia'] },
    },
    {
      value: 'hero-images',
      label: companyTexts.hero,
      about: about.hero,
      shownAt: '/',
      history: { of: 'company', fields: ['heroImages', 'heroStats'] },
    },
    {
      value: 'faq',
      label: companyTexts.faq,
      about: about.faq,
      shownAt: fixedPages.contact,
      history: { of: 'company', fields: ['faq', 'showsFaq'] },
    },
    { value: 'admin-user', label: texts.settings.adminUser, about: about.adminUser },
  ],
}

/** Website: what visitors see. */
const website: SectionGroup = {
  ...groups.website,
  path: '/admin/site-settings',
  sections: [
    {
      value: 'sections',
      label: structureTexts.sections.label,
      about: structureTexts.sections.about,
      shownAt: '/',
      history: { of: 'siteSettings', fields: ['homeSections'] },
    },
    {
      value: 'links',
      label: structureTexts.links.label,
      about: structureTexts.links.about,
      shownAt: '/',
      history: { of: 'siteSettings', fields: ['menu', 'footerLinks'] },
    },
    {
      value: 'words',
      label: structureTexts.words.label,
      about: structureTexts.words.about,
      shownAt: '/',
      history: { of: 'siteSettings', fields: ['words', 'currency', 'numberFormat'] },
    },
    {
      value: 'look',
      label: siteSettingsTexts.look,
      about: about.look,
      shownAt: '/',
      history: { of: 'siteSettings', fields: ['look', 'icon'] },
    },
    {
      value: 'location',
      label: siteSettingsTexts.location,
      about: about.location,
      shownAt: fixedPages.contact,
      history: { of: 'company', fields: ['coordinates'] },
    },
    {
      value: 'website',
      label: siteSettingsTexts.search,
      about: about.search,
      history: { of: 'siteSettings', fields: ['titleSuffix', 'description', 'shareImage'] },
    },
    {
      value: 'display',
      label: siteSettingsTexts.display,
      about: about.display,
      history: { of: 'siteSettings', fields: ['canZoom', 'timeZone', 'mapTileUrl'] },
    },
  ],
}

/** Rules and data: who publishes, and what happens to visitors' data. */
const rules: SectionGroup = {
  ...groups.rules,
  path: website.path,
  sections: [
    {
      value: 'review',
      label: siteSettingsTexts.review,
      about: about.review,
      history: { of: 'siteSettings', fields: ['editorsNeedReview'] },
    },
    {
      value: 'privacy',
      label: siteSettingsTexts.privacyText,
      about: about.privacy,
      shownAt: fixedPages.privacy,
      history: { of: 'siteSettings', fields: ['privacyText'] },
    },
    {
      value: 'enquiries',
      label: messageSettingsTexts.heading,
      about: about.enquiries,
      history: { of: 'messageSettings', fields: ['acknowledges', 'spamFilter', 'keepMonths'] },
    },
    { value: 'personal-data', label: privacyTexts.heading, about: about.personalData },
    {
      value: 'demo-content',
      label: demoContentTexts.label,
      about: demoContentTexts.section,
      roles: ['owner'],
    },
  ],
}

/** All of them, of which a reader may change some. */
const all = [tabs, website, rules]

export const allSections = all.flatMap(({ sections }) => sections)

/** What a role may change: everybody has their own account. */
export function groupsOf(role: Role) {
  const isTheirs = ({ value, roles = administrators }: Section) =>
    value === 'admin-user' || roles.includes(role)
  return all
    .map((group) => ({ ...group, sections: group.sections.filter(isTheirs) }))
    .filter(({ sections }) => sections.length > 0)
}

/** Where a section is. */
export function sectionAddress(value: SectionName) {
  const group = all.find(({ sections }) => sections.some((one) => one.value === value))
  return `${group?.path}?tab=${value}`
}

/** The section that an address asks for: the one it names, or else the first that its reader may see there. */
export function sectionAt({ path, tab, field, role }: Asked): Section {
  const moved = tab === 'website' && field ? movedFields[field] : undefined
  const named = allSections.find(({ value }) => value === (moved ?? tab))
  if (named) return named
  if (path === website.path) return sectionNamed('website')
  return sectionNamed(administrators.includes(role) ? 'general' : 'admin-user')
}

/** Fields that addresses which people have kept look for in the section where they once were. */
const movedFields: Record<string, SectionName> = {
  canZoom: 'display',
  timeZone: 'display',
  mapTileUrl: 'display',
  privacyText: 'privacy',
}

function sectionNamed(name: SectionName) {
  return allSections.find(({ value }) => value === name) as Section
}

export type SectionName =
  | 'general'
  | 'social-media'
  | 'location'
  | 'sections'
  | 'links'
  | 'words'
  | 'hero-images'
  | 'faq'
  | 'look'
  | 'website'
  | 'display'
  | 'review'
  | 'privacy'
  | 'enquiries'
  | 'personal-data'
  | 'demo-content'
  | 'admin-user'

export type Section = {
  value: SectionName
  label: string
  /** Where its data appears on the website, or what it is for. */
  about: string
  /** The page on which visitors see it. */
  shownAt?: string
  /** Who may see it, where that is not every administrator. */
  roles?: Role[]
  /** What its history is of. */
  history?: { of: 'company' | 'siteSettings' | 'messageSettings'; fields: string[] }
}

export type SectionGroup = { heading: string; about: string; path: string; sections: Section[] }

type Asked = { path: string; tab: string | null; field: string | null; role: Role }
