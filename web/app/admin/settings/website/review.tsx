import { type SiteSettings, siteSettingsInput } from '@busbar/contract'
import { Switch } from '@mantine/core'
import { useSaveSiteSettings } from '../../api/company.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { useSaveAs } from '../settings-draft.tsx'
import { SettingsPanel } from '../settings-panel.tsx'
import { siteSettingsTexts } from './texts.ts'

/** Whether editors publish by themselves. */
export function ReviewSettings({ settings: item }: { settings: SiteSettings }) {
  const saveSettings = useSaveAs(item, useSaveSiteSettings().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'site-settings:review',
    item,
    schema: siteSettingsInput,
    valuesOf: ({ editorsNeedReview = false }) => ({ editorsNeedReview }),
    save: (input, revision) => saveSettings({ input, revision }),
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  return (
    <SettingsPanel settings={settings}>
      <Switch
        label={siteSettingsTexts.editorsNeedReview}
        description={siteSettingsTexts.editorsNeedReviewHint}
        {...settings.form.getInputProps('editorsNeedReview', { type: 'checkbox' })}
      />
    </SettingsPanel>
  )
}
