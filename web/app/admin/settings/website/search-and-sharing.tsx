import { limits, type SiteSettings, siteSettingsInput } from '@busbar/contract'
import { Textarea, TextInput } from '@mantine/core'
import { useSaveSiteSettings } from '../../api/company.ts'
import { type ImageChoice, storedImage } from '../../api/uploads/image-uploads.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { FormImage } from '../../images/form-image.tsx'
import { imagesTexts } from '../../images/texts.ts'
import { useSaveAs } from '../settings-draft.tsx'
import { SettingsPanel } from '../settings-panel.tsx'
import { siteSettingsTexts } from './texts.ts'

const shareImageUpload = { folder: 'general', noAddress: imagesTexts.uploadFailed } as const

/** What search engines and social networks show of a page that says nothing itself. */
export function SearchAndSharing({ settings: item }: { settings: SiteSettings }) {
  const saveSettings = useSaveAs(item, useSaveSiteSettings().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'site-settings:website',
    item,
    schema: siteSettingsInput,
    valuesOf,
    save: async (values, revision) => {
      const shareImage = await storedImage(values.shareImage, shareImageUpload, 'shareImage')
      return saveSettings({ input: { ...values, shareImage }, revision })
    },
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  const { form } = settings
  return (
    <SettingsPanel settings={settings}>
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
    </SettingsPanel>
  )
}

function valuesOf({ titleSuffix, description, shareImage }: SiteSettings) {
  return {
    titleSuffix: titleSuffix ?? '',
    description: description ?? '',
    shareImage: shareImage as ImageChoice,
  }
}
