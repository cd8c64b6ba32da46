import { limits, type SiteSettings, siteSettingsInput } from '@busbar/contract'
import { Select, Switch, TextInput } from '@mantine/core'
import { useSaveSiteSettings } from '../../api/company.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { useSaveAs } from '../settings-draft.tsx'
import { SettingsPanel } from '../settings-panel.tsx'
import { siteSettingsTexts } from './texts.ts'

/** Whether visitors see the site at all, zoom, the time zone of dates, and where the map's images come from. */
export function DisplaySettings({ settings: item }: { settings: SiteSettings }) {
  const saveSettings = useSaveAs(item, useSaveSiteSettings().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'site-settings:display',
    item,
    schema: siteSettingsInput,
    valuesOf: ({ isComingSoon, canZoom, timeZone, mapTileUrl }) => ({
      isComingSoon,
      canZoom,
      timeZone,
      mapTileUrl,
    }),
    save: (input, revision) => saveSettings({ input, revision }),
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  const { form } = settings
  return (
    <SettingsPanel settings={settings}>
      <Switch
        label={siteSettingsTexts.isComingSoon}
        description={siteSettingsTexts.isComingSoonHint}
        {...form.getInputProps('isComingSoon', { type: 'checkbox' })}
      />
      <Switch
        label={siteSettingsTexts.canZoom}
        description={siteSettingsTexts.canZoomHint}
        {...form.getInputProps('canZoom', { type: 'checkbox' })}
      />
      <Select
        label={siteSettingsTexts.timeZone}
        description={siteSettingsTexts.timeZoneHint}
        searchable
        clearable
        data={Intl.supportedValuesOf('timeZone')}
        {...form.getInputProps('timeZone')}
      />
      <TextInput
        label={siteSettingsTexts.mapTileUrl}
        description={siteSettingsTexts.mapTileUrlHint}
        maxLength={limits.text.url}
        {...form.getInputProps('mapTileUrl')}
      />
    </SettingsPanel>
  )
}
