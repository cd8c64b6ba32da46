import { defaults, siteSettings as item, siteSettingsInput } from '@busbar/contract'
import { createSingleton } from '../../content/singleton.ts'
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
})
