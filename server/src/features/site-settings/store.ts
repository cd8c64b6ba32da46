import { allHomeSections, defaults, isEqual, siteSettings as item, siteSettingsInput } from '@busbar/contract'
import type { z } from 'zod'
import { createSingleton } from '../../content/singleton.ts'
import { siteSettings } from './table.ts'

type Row = typeof siteSettings.$inferSelect
type Patch = z.output<typeof siteSettingsInput>

export const siteSettingsStore = createSingleton({
  name: 'site-settings',
  table: siteSettings,
  item,
  input: siteSettingsInput,
  fill,
  merge,
})

function fill(row: Row | undefined) {
  return {
    titleSuffix: null,
    description: null,
    shareImage: null,
    canZoom: false,
    privacyText: null,
    timeZone: null,
    editorsNeedReview: false,
    isComingSoon: false,
    menu: null,
    footerLinks: null,
    look: null,
    icon: null,
    ...row,
    mapTileUrl: row?.mapTileUrl ?? defaults.mapTileUrl,
    homeSections: allHomeSections(row?.homeSections ?? []),
    words: row?.words ?? {},
    currency: row?.currency ?? defaults.currency,
    numberFormat: row?.numberFormat ?? defaults.numberFormat,
  }
}

/** A default that is given back as it was read stays unsaid, so that it still follows the product's own. */
function merge(before: Row | undefined, patch: Patch): Patch {
  const shown: Record<string, unknown> = fill(before)
  return Object.fromEntries(Object.entries(patch).filter(([field, value]) => !isEqual(value, shown[field])))
}
