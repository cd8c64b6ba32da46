import { collections, type Role, texts } from '@busbar/contract'
import { collectionScreens, screenNames } from '../collections.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { administrators } from '../parts/only-for.tsx'
import { companyTexts } from '../settings/texts.ts'
import { messageSettingsTexts, privacyTexts, siteSettingsTexts } from '../site-settings/texts.ts'
import { paletteTexts } from './texts.ts'

/** Something that can be found by its name. */
export type Place = { label: string; to: string; about?: string }

/** What is changed in the settings, down to the field. */
export function settingsOf(role: Role): Place[] {
  const account = tabs('/admin/settings', texts.settings.heading, {
    'admin-user': texts.settings.adminUser,
  })
  if (!administrators.includes(role)) return account
  return [
    ...tabs('/admin/settings', texts.settings.heading, {
      general: companyTexts.general,
      'social-media': companyTexts.social,
      'hero-images': companyTexts.hero,
      faq: companyTexts.faq,
    }),
    ...fields('/admin/settings?tab=general', companyTexts.general, {
      phone: companyTexts.phone,
      address: companyTexts.address,
      email: fieldsTexts.email,
      name: companyTexts.name,
    }),
    ...account,
    ...tabs('/admin/site-settings', siteSettingsTexts.heading, {
      website: messageSettingsTexts.website,
      location: siteSettingsTexts.location,
      enquiries: messageSettingsTexts.heading,
      'personal-data': privacyTexts.heading,
    }),
    ...fields('/admin/site-settings?tab=website', siteSettingsTexts.heading, {
      titleSuffix: siteSettingsTexts.titleSuffix,
      timeZone: siteSettingsTexts.timeZone,
      mapTileUrl: siteSettingsTexts.mapTileUrl,
    }),
  ]
}

/** What can be begun from anywhere. */
export function actionsOf(role: Role): Place[] {
  const adding = screenNames.map((name) => ({
    label: paletteTexts.add(collections[name].singular),
    to: `/admin/${name}/new`,
    about: collectionScreens[name].label,
  }))
  const inviting = { label: paletteTexts.invite, to: '/admin/users?invite=true', about: texts.users.heading }
  return role === 'owner' ? [...adding, inviting] : adding
}

const tabs = (screen: string, about: string, labels: Record<string, string>): Place[] =>
  Object.entries(labels).map(([tab, label]) => ({ label, to: `${screen}?tab=${tab}`, about }))

const fields = (tab: string, about: string, labels: Record<string, string>): Place[] =>
  Object.entries(labels).map(([field, label]) => ({ label, to: `${tab}&field=${field}`, about }))
