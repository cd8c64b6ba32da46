import { adminTexts, limits, type SiteSettings, siteSettingsInput } from '@busbar/contract'
import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import { useSaveSiteSettings, useSiteSettings } from '../../api/company.ts'
import { type ImageChoice, storedImage } from '../../api/stored-image.ts'
import { Failure } from '../failure.tsx'
import { FormImage } from '../form-image.tsx'
import { LoadingList } from '../list-states.tsx'
import { RichTextField } from '../rich-text-field.tsx'
import { ScreenHead } from '../screen-head.tsx'
import { screenMeta } from '../screen-meta.ts'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { useSettingsForm } from '../use-settings-form.ts'

const words = adminTexts.siteSettings

export const meta = () => screenMeta(words.heading)

/** How the site behaves, apart from what the company says about itself. */
export default function SiteSettingsScreen() {
  const { data, error, isFetching, refetch } = useSiteSettings()
  return (
    <>
      <ScreenHead title={words.heading} />
      {data ? (
        <Settings settings={data} />
      ) : error ? (
        <Failure
          title={words.loadFailed}
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingList text={words.loading} />
      )}
    </>
  )
}

function Settings({ settings }: { settings: SiteSettings }) {
  const { mutateAsync } = useSaveSiteSettings()
  const { form, guard, submit } = useSettingsForm({
    item: settings,
    schema: siteSettingsInput,
    valuesOf,
    save: async (values, revision) => {
      const shareImage = await storedImage(values.shareImage, {
        folder: 'general',
        field: 'shareImage',
        noAddress: adminTexts.images.uploadFailed,
      })
      return mutateAsync({ input: { ...values, shareImage }, revision })
    },
    saved: words.saved,
    failed: words.saveFailed,
  })
  return (
    <SettingsPanel label={words.heading} isBusy={form.submitting} guard={guard} onSubmit={submit}>
      <TextInput
        label={words.titleSuffix}
        description={words.titleSuffixHint}
        maxLength={limits.text.name}
        {...form.getInputProps('titleSuffix')}
      />
      <Textarea
        label={words.description}
        description={words.descriptionHint}
        autosize
        minRows={2}
        maxLength={limits.text.short}
        {...form.getInputProps('description')}
      />
      <FormImage
        form={form}
        field="shareImage"
        folder="general"
        label={words.shareImage}
        hint={words.shareImageHint}
      />
      <Switch
        label={words.canZoom}
        description={words.canZoomHint}
        {...form.getInputProps('canZoom', { type: 'checkbox' })}
      />
      <Select
        label={words.timeZone}
        description={words.timeZoneHint}
        searchable
        clearable
        data={Intl.supportedValuesOf('timeZone')}
        {...form.getInputProps('timeZone')}
      />
      <TextInput
        label={words.mapTileUrl}
        description={words.mapTileUrlHint}
        maxLength={limits.text.url}
        {...form.getInputProps('mapTileUrl')}
      />
      <RichTextField
        label={words.privacyText}
        hint={words.privacyTextHint}
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
