import { isEqual, type Look, type SiteSettings, siteSettingsInput, standardLook } from '@busbar/contract'
import { Input, SegmentedControl } from '@mantine/core'
import { useSaveSiteSettings } from '../../api/company.ts'
import { type ImageChoice, storedImage } from '../../api/uploads/image-uploads.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { FormImage } from '../../images/form-image.tsx'
import { iconShape } from '../../images/image-shapes.ts'
import { imagesTexts } from '../../images/texts.ts'
import { useSaveAs } from '../settings-draft.tsx'
import { FieldRow, SettingsPanel } from '../settings-panel.tsx'
import { siteSettingsTexts } from '../website/texts.ts'
import { BrandColorField } from './brand-color-field.tsx'
import { ContrastSamples } from './contrast-samples.tsx'
import { FontChoice } from './font-choice.tsx'
import { LookPreview } from './look-preview.tsx'
import { ReadyMadeLooks } from './ready-made-looks.tsx'
import { lookTexts as texts } from './texts.ts'

const iconUpload = { folder: 'company', noAddress: imagesTexts.uploadFailed } as const

/** The firm's colours, fonts, corners and icon, seen on the real page before they are saved. */
export function LookSettings({ settings: item }: { settings: SiteSettings }) {
  const saveSettings = useSaveAs(item, useSaveSiteSettings().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'site-settings:look',
    item,
    schema: siteSettingsInput,
    valuesOf,
    save: async ({ look, icon }, revision) => {
      const stored = await storedImage(icon, iconUpload, 'icon')
      return saveSettings({ input: { look: savedLook(look), icon: stored }, revision })
    },
    inputOf: ({ look, icon }) => ({ look: savedLook(look), icon }),
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  const { form } = settings
  const { look } = form.values
  return (
    <SettingsPanel settings={settings}>
      <LookPreview look={savedLook(look)} />
      <ReadyMadeLooks look={look} onChoose={(chosen) => form.setFieldValue('look', chosen)} />
      <FieldRow>
        <BrandColorField form={form} field="primary" label={texts.primary} hint={texts.primaryHint} />
        <BrandColorField form={form} field="accent" label={texts.accent} hint={texts.accentHint} />
      </FieldRow>
      <ContrastSamples look={look} />
      <FontChoice {...form.getInputProps('look.fonts')} />
      <FieldRow>
        <Input.Wrapper label={texts.hero} labelElement="div">
          <SegmentedControl
            aria-label={texts.hero}
            fullWidth
            data={options(texts.heroTones)}
            {...form.getInputProps('look.hero')}
          />
        </Input.Wrapper>
        <Input.Wrapper label={texts.corners} labelElement="div">
          <SegmentedControl
            aria-label={texts.corners}
            fullWidth
            data={options(texts.cornerStyles)}
            {...form.getInputProps('look.corners')}
          />
        </Input.Wrapper>
      </FieldRow>
      <FormImage
        form={form}
        field="icon"
        target={iconUpload}
        shape={iconShape}
        label={texts.icon}
        hint={texts.iconHint}
      />
    </SettingsPanel>
  )
}

function valuesOf({ look, icon }: SiteSettings) {
  return { look: look ?? standardLook, icon: icon as ImageChoice }
}

/** The product's own look stays unsaid: it follows the product. */
function savedLook(look: Look) {
  return isEqual(look, standardLook) ? null : look
}

const options = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
