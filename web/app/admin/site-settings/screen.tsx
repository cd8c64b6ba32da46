import { limits, type SiteSettings, siteSettingsInput } from '@busbar/contract'
import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import { useSaveSiteSettings, useSiteSettings } from '../api/company.ts'
import { type ImageChoice, storedImage } from '../api/image-uploads.ts'
import { RichTextField } from '../forms/rich-text-field.tsx'
import { useSettingsForm } from '../forms/use-settings-form.ts'
import { FormImage } from '../images/form-image.tsx'
import { imagesTexts } from '../images/texts.ts'
import { Loaded } from '../parts/loaded.tsx'
import { administrators, OnlyFor } from '../parts/only-for.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { type ScreenTab, ScreenTabs } from '../parts/screen-tabs.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { Location } from './location.tsx'
import { MessageSettingsPanel } from './message-settings.tsx'
import { PersonalDataPanel } from './personal-data.tsx'
import { messageSettingsTexts, privacyTexts, siteSettingsTexts } from './texts.ts'

export const meta = () => screenMeta(siteSettingsTexts.heading)

/** How the site behaves, apart from what the company says about itself; how messages are treated; who is forgotten. */
export default function SiteSettingsScreen() {
  return (
    <OnlyFor roles={administrators} title={siteSettingsTexts.heading}>
      <ScreenHead title={siteSettingsTexts.heading} />
      <ScreenTabs label={siteSettingsTexts.heading} keepsTyped tabs={tabs} />
    </OnlyFor>
  )
}

const tabs: [ScreenTab, ...ScreenTab[]] = [
  { value: 'website', label: messageSettingsTexts.website, panel: <Website /> },
  { value: 'location', label: siteSettingsTexts.location, panel: <Location /> },
  { value: 'enquiries', label: messageSettingsTexts.heading, panel: <MessageSettingsPanel /> },
  { value: 'personal-data', label: privacyTexts.heading, panel: <PersonalDataPanel /> },
]

function Website() {
  return (
    <Loaded query={useSiteSettings()} texts={siteSettingsTexts}>
      {(settings) => <Settings settings={settings} />}
    </Loaded>
  )
}

const shareImageUpload = { folder: 'general', noAddress: imagesTexts.uploadFailed } as const

function Settings({ settings }: { settings: SiteSettings }) {
  const { mutateAsync } = useSaveSiteSettings()
  const { form, guard, draft, submit } = useSettingsForm({
    draftOf: 'site-settings:website',
    item: settings,
    schema: siteSettingsInput,
    valuesOf,
    save: async (values, revision) => {
      const shareImage = await storedImage(values.shareImage, shareImageUpload, 'shareImage')
      return mutateAsync({ input: { ...values, shareImage }, revision })
    },
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  return (
    <SettingsPanel
      label={siteSettingsTexts.heading}
      isBusy={form.submitting}
      guard={guard}
      draft={draft}
      onSubmit={submit}
    >
      <TextInput
        label={siteSettingsTexts.titleSuffix}
        description={siteSettingsTexts.titleSuffixHint}
        maxLength={limits.text.name}
        {...form.getInputProps('titleSuffix')}
      />
      <Textarea
        label={siteSettingsTexts.description}
        description={siteSettingsTexts.descriptionHint}
        autosize
        minRows={2}
        maxLength={limits.text.short}
        {...form.getInputProps('description')}
      />
      <FormImage
        form={form}
        field="shareImage"
        target={shareImageUpload}
        label={siteSettingsTexts.shareImage}
        hint={siteSettingsTexts.shareImageHint}
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
      <RichTextField
        label={siteSettingsTexts.privacyText}
        hint={siteSettingsTexts.privacyTextHint}
        value={form.values.privacyText}
        error={form.errors.privacyText}
        onChange={(privacyText) => form.setFieldValue('privacyText', privacyText)}
      />
    </SettingsPanel>
  )
}

function valuesOf(settings: SiteSettings) {
  return {
    titleSuffix: settings.titleSuffix ?? '',
    description: settings.description ?? '',
    shareImage: settings.shareImage as ImageChoice,
    canZoom: settings.canZoom,
    timeZone: settings.timeZone,
    mapTileUrl: settings.mapTileUrl,
    privacyText: settings.privacyText ?? '',
  }
}
