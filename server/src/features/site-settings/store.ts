import { defaults, siteSettings as item, siteSettingsInput } from '@busbar/contract'
import { createSingleton } from '../../content/singleton.ts'
import { harmlessText } from '../../platform/rich-text.ts'
import { siteSettings } from './table.ts'

export const siteSettingsStore = createSingleton({
  name: 'site-settings',
  table: siteSettings,
  item,
  input: siteSettingsInput,
  fill: (row) => ({
    titleSuffix: null,
    description: null,
    shareImage: null,
    canZoom: false,
    privacyText: null,
    timeZone: null,
    ...row,
    mapTileUrl: row?.mapTileUrl ?? defaults.mapTileUrl,
  }),
  merge: (_before, patch) =>
    patch.privacyText ? { ...patch, privacyText: harmlessText(patch.privacyText) } : patch,
})
