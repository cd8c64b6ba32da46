import { type Company, limits, socialMedia } from '@busbar/contract'
import { TextInput } from '@mantine/core'
import { useSaveCompany } from '../api/company.ts'
import { useSettingsForm } from '../forms/use-settings-form.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { companyTexts } from './texts.ts'

const networks = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const

/** Where the company is on social media; the footer links to each that is set. */
export function SocialMediaSettings({ company }: { company: Company }) {
  const { mutateAsync } = useSaveCompany()
  const { form, guard, draft, submit } = useSettingsForm({
    draftOf: 'company:social-media',
    item: company,
    schema: socialMedia,
    valuesOf,
    save: (values, revision) => mutateAsync({ input: { socialMedia: values }, revision }),
    saved: companyTexts.saved,
    failed: companyTexts.saveFailed,
  })
  return (
    <SettingsPanel
      label={companyTexts.social}
      isBusy={form.submitting}
      guard={guard}
      draft={draft}
      onSubmit={submit}
    >
      {networks.map((network) => (
        <TextInput
          key={network}
          label={companyTexts.networks[network]}
          type="url"
          inputMode="url"
          placeholder={`https://${network}.com/…`}
          maxLength={limits.text.url}
          {...form.getInputProps(network)}
        />
      ))}
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
