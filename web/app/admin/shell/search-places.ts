import { collections, type Role, texts } from '@busbar/contract'
import { collectionScreens, screenNames } from '../collections.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { administrators } from '../parts/only-for.tsx'
import { releasesTexts } from '../releases/texts.ts'
import { lookTexts } from '../settings/look/texts.ts'
import { groupsOf, type SectionName, sectionAddress } from '../settings/sections.ts'
import { structureTexts } from '../settings/structure/texts.ts'
import { companyTexts } from '../settings/texts.ts'
import { siteSettingsTexts } from '../settings/website/texts.ts'
import { paletteTexts } from './texts.ts'

/** Something that can be found by its name. */
export type Place = { label: string; to: string; about?: string }

/** What is changed in the settings, down to the field. */
export function settingsOf(role: Role): Place[] {
  const places = groupsOf(role).flatMap(({ heading, sections }) =>
    sections.map(({ value, label }) => ({ label, to: sectionAddress(value), about: heading })),
  )
  const own = sectionAddress('admin-user')
  const account = Object.entries({
    'two-factor-heading': texts.auth.twoFactor.heading,
    'passkeys-heading': texts.auth.passkeys.heading,
    'sessions-heading': texts.auth.sessions.heading,
  }).map(([id, label]) => ({ label, to: `${own}#${id}`, about: texts.settings.adminUser }))
  if (!administrators.includes(role)) return [...places, ...account]
  return [
    ...places,
    ...fields('general', companyTexts.general, {
      phone: companyTexts.phone,
      emergencyPhone: companyTexts.emergencyPhone,
      openingHours: companyTexts.openingHours,
      address: companyTexts.address,
      email: fieldsTexts.email,
      name: companyTexts.name,
    }),
    ...fields('look', siteSettingsTexts.look, {
      'look.primary': lookTexts.primary,
      'look.accent': lookTexts.accent,
    }),
    ...fields('website', siteSettingsTexts.search, { titleSuffix: siteSettingsTexts.titleSuffix }),
    ...fields('words', structureTexts.words.label, {
      currency: structureTexts.words.currency,
      numberFormat: structureTexts.words.numberFormat,
    }),
    ...fields('display', siteSettingsTexts.display, {
      timeZone: siteSettingsTexts.timeZone,
      mapTileUrl: siteSettingsTexts.mapTileUrl,
    }),
    ...account,
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
  const releasing = { label: releasesTexts.add, to: '/admin/releases?new=true', about: releasesTexts.heading }
  return role === 'owner' ? [...adding, releasing, inviting] : [...adding, releasing]
}

const fields = (section: SectionName, about: string, labels: Record<string, string>): Place[] =>
  Object.entries(labels).map(([field, label]) => ({
    label,
    to: `${sectionAddress(section)}&field=${field}`,
    about,
  }))
