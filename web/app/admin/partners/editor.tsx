import { limits, type Partner, partners, texts } from '@busbar/contract'
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
    onSaved: () => toastDone(partner ? texts.partners.updated : texts.partners.created),
    onClosed,
  })
  const { form } = editor

  return (
    <EditModal
      editor={editor}
      title={partner ? texts.partners.editTitle : texts.partners.addTitle}
      busyLabel={texts.partners.uploading}
      failedTitle={texts.partners.saveFailed}
      history={partner && { name: 'partners', id: partner._id, title: partner.name }}
    >
      <FormImage
        form={form}
        field="logo"
        folder="partners"
        label="Logo"
        addLabel={texts.partners.uploadLogo}
        changeLabel={texts.partners.changeLogo}
        tooLarge={texts.partners.imageTooLarge}
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
    noAddress: texts.partners.uploadFailed,
  })
  return { ...values, logo }
}
