import { type Company, limits, socialMedia } from '@busbar/contract'
import { TextInput } from '@mantine/core'
import { useSaveCompany } from '../../api/company.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { useSaveAs } from '../settings-draft.tsx'
import { FieldRow, SettingsPanel } from '../settings-panel.tsx'
import { companyTexts } from '../texts.ts'

const networks = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const

/** Where the company is on social media; the footer links to each that is set. */
export function SocialMediaSettings({ company }: { company: Company }) {
  const saveSettings = useSaveAs(company, useSaveCompany().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'company:social-media',
    item: company,
    schema: socialMedia,
    valuesOf,
    save: (values, revision) => saveSettings({ input: { socialMedia: values }, revision }),
    saved: companyTexts.saved,
    failed: companyTexts.saveFailed,
  })
  return (
    <SettingsPanel settings={settings}>
      <FieldRow>
        {networks.map((network) => (
          <TextInput
            key={network}
            label={companyTexts.networks[network]}
            type="url"
            inputMode="url"
            placeholder={`https://${network}.com/…`}
            maxLength={limits.text.url}
            {...settings.form.getInputProps(network)}
          />
        ))}
      </FieldRow>
    </SettingsPanel>
  )
}

function valuesOf({ socialMedia: links }: Company) {
  return {
    facebook: links.facebook ?? '',
    twitter: links.twitter ?? '',
    instagram: links.instagram ?? '',
    linkedin: links.linkedin ?? '',
    youtube: links.youtube ?? '',
  }
}
