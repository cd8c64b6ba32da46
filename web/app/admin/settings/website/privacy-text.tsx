import { fixedPages, type SiteSettings, siteSettingsInput } from '@busbar/contract'
import { Alert, Button, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useCompanySettings, useSaveSiteSettings } from '../../api/company.ts'
import { useMessageSettings } from '../../api/messages.ts'
import { RichTextField } from '../../forms/rich-text-field.tsx'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { useSaveAs } from '../settings-draft.tsx'
import { SettingsPanel } from '../settings-panel.tsx'
import { standardPrivacyHtml } from './standard-privacy-html.ts'
import { siteSettingsTexts } from './texts.ts'

/** The privacy page's text: the company's own, or the standard one. */
export function PrivacyText({ settings: item }: { settings: SiteSettings }) {
  const saveSettings = useSaveAs(item, useSaveSiteSettings().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'site-settings:privacy',
    item,
    schema: siteSettingsInput,
    valuesOf: ({ privacyText }) => ({ privacyText: privacyText ?? '' }),
    save: (input, revision) => saveSettings({ input, revision }),
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  const { values, errors, setFieldValue } = settings.form
  return (
    <SettingsPanel settings={settings} page={fixedPages.privacy}>
      {values.privacyText === '' && (
        <StandardTextNotice onStart={(html) => setFieldValue('privacyText', html)} />
      )}
      <RichTextField
        label={siteSettingsTexts.privacyText}
        hint={values.privacyText ? siteSettingsTexts.ownTextHint : undefined}
        value={values.privacyText}
        error={errors.privacyText}
        onChange={(privacyText) => setFieldValue('privacyText', privacyText)}
      />
    </SettingsPanel>
  )
}

/** Says what visitors read as long as nothing stands here, and offers it as a beginning. */
function StandardTextNotice({ onStart }: { onStart: (html: string) => void }) {
  const { data: company } = useCompanySettings()
  const { data: messages } = useMessageSettings()
  return (
    <Alert color="gray" icon={<IconInfoCircle aria-hidden />} title={siteSettingsTexts.standardText}>
      <Text size="sm">{siteSettingsTexts.standardTextHint}</Text>
      <Button
        variant="default"
        size="compact-sm"
        mt="xs"
        disabled={!company || !messages}
        onClick={() => {
          if (company && messages) onStart(standardPrivacyHtml(company, messages))
        }}
      >
        {siteSettingsTexts.startFromStandard}
      </Button>
    </Alert>
  )
}
