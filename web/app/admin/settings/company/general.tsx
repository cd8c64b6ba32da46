import { type Company, companyInput, defaults, limits } from '@busbar/contract'
import { Textarea, TextInput } from '@mantine/core'
import { useSaveCompany } from '../../api/company.ts'
import { type ImageChoice, storedImage } from '../../api/uploads/image-uploads.ts'
import { fieldsTexts } from '../../forms/texts.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { FormImage } from '../../images/form-image.tsx'
import { useSaveAs } from '../settings-draft.tsx'
import { FieldRow, SettingsPanel } from '../settings-panel.tsx'
import { companyTexts } from '../texts.ts'

const logoUpload = { folder: 'company', noAddress: companyTexts.urlNotFound } as const

/** Who the company is and how it is reached. */
export function GeneralSettings({ company }: { company: Company }) {
  const saveSettings = useSaveAs(company, useSaveCompany().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'company:general',
    item: company,
    schema: companyInput.omit({ logo: true }).loose(),
    valuesOf,
    save: async ({ logo, altText, ...values }, revision) => {
      const imageUrl = await storedImage(logo, logoUpload, 'logo')
      return saveSettings({ input: { ...values, logo: { imageUrl, altText } }, revision })
    },
    inputOf: ({ logo, altText, ...values }) => ({ ...values, logo: { imageUrl: logo, altText } }),
    saved: companyTexts.saved,
    failed: companyTexts.saveFailed,
  })
  const { form } = settings
  return (
    <SettingsPanel settings={settings}>
      <FormImage
        form={form}
        field="logo"
        target={logoUpload}
        label={companyTexts.logo}
        addLabel={companyTexts.uploadLogo}
        changeLabel={companyTexts.changeLogo}
      />
      <FieldRow>
        <TextInput
          label={companyTexts.name}
          placeholder={companyTexts.namePlaceholder}
          required
          maxLength={limits.text.name}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={companyTexts.altText}
          description={companyTexts.altTextHint}
          maxLength={limits.text.name}
          {...form.getInputProps('altText')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput
          label={fieldsTexts.email}
          type="email"
          maxLength={limits.contact.email}
          {...form.getInputProps('email')}
        />
        <TextInput
          label={companyTexts.phone}
          type="tel"
          maxLength={limits.company.phone}
          {...form.getInputProps('phone')}
        />
      </FieldRow>
      <FieldRow>
        <TextInput
          label={companyTexts.emergencyPhone}
          description={companyTexts.emergencyPhoneHint}
          type="tel"
          maxLength={limits.company.phone}
          {...form.getInputProps('emergencyPhone')}
        />
        <Textarea
          label={companyTexts.openingHours}
          description={companyTexts.openingHoursHint}
          autosize
          minRows={2}
          maxRows={limits.company.openingLines}
          maxLength={limits.company.openingHours}
          {...form.getInputProps('openingHours')}
        />
      </FieldRow>
      <Textarea
        label={companyTexts.address}
        autosize
        minRows={2}
        maxLength={limits.text.short}
        {...form.getInputProps('address')}
      />
      <Textarea
        label={fieldsTexts.description}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limits.text.description}
        {...form.getInputProps('description')}
      />
    </SettingsPanel>
  )
}

function valuesOf(company: Company) {
  const { name, email, phone, emergencyPhone, openingHours, address, description, logo } = company
  return {
    // Nobody has said it: the site shows the default, the field is empty.
    name: name === defaults.company.name ? '' : name,
    email: email ?? '',
    phone: phone ?? '',
    emergencyPhone: emergencyPhone ?? '',
    openingHours: openingHours ?? '',
    address: address ?? '',
    description: description ?? '',
    logo: logo.imageUrl as ImageChoice,
    altText: logo.altText,
  }
}
