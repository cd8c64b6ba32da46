import { adminTexts, limits, type Partner, partners } from '@busbar/contract'
import { Textarea, TextInput } from '@mantine/core'
import { type ImageChoice, storedImage } from '../../api/stored-image.ts'
import { useEditForm } from '../edit-form.ts'
import { EditModal } from '../edit-modal.tsx'
import { FormImage } from '../form-image.tsx'
import { toastDone } from '../toasts.tsx'

export function PartnerEditor({ partner, onClosed }: { partner?: Partner; onClosed: () => void }) {
  const editor = useEditForm({
    name: 'partners',
    schema: partners.input,
    record: partner,
    valuesOf,
    inputOf,
    onSaved: () => toastDone(partner ? adminTexts.partners.updated : adminTexts.partners.created),
    onClosed,
  })
  const { form } = editor

  return (
    <EditModal
      editor={editor}
      title={partner ? adminTexts.partners.editTitle : adminTexts.partners.addTitle}
      busyLabel={adminTexts.partners.uploading}
      failedTitle={adminTexts.partners.saveFailed}
      history={partner && { name: 'partners', id: partner._id, title: partner.name }}
    >
      <FormImage
        form={form}
        field="logo"
        folder="partners"
        label="Logo"
        addLabel={adminTexts.partners.uploadLogo}
        changeLabel={adminTexts.partners.changeLogo}
        tooLarge={adminTexts.partners.imageTooLarge}
      />
      <TextInput
        label="Partner Name"
        required
        data-autofocus
        maxLength={limits.text.name}
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Website URL"
        type="url"
        inputMode="url"
        placeholder="https://example.com"
        maxLength={limits.text.url}
        {...form.getInputProps('website')}
      />
      <Textarea
        label="Description"
        required
        autosize
        minRows={4}
        maxRows={10}
        maxLength={limits.text.description}
        {...form.getInputProps('description')}
      />
    </EditModal>
  )
}

function valuesOf(partner?: Partner) {
  return {
    logo: (partner?.logo ?? null) as ImageChoice,
    name: partner?.name ?? '',
    website: partner?.website ?? '',
    description: partner?.description ?? '',
  }
}

async function inputOf(values: ReturnType<typeof valuesOf>) {
  const logo = await storedImage(values.logo, {
    folder: 'partners',
    field: 'logo',
    noAddress: adminTexts.partners.uploadFailed,
  })
  return { ...values, logo }
}
