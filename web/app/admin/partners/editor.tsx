import { limits, type Partner, partners } from '@busbar/contract'
import { Textarea, TextInput } from '@mantine/core'
import { type ImageChoice, storedImage } from '../api/stored-image.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { FormImage } from '../images/form-image.tsx'
import { toastDone } from '../parts/toasts.tsx'
import { useEditForm } from '../records/edit-form.ts'
import { EditModal } from '../records/edit-modal.tsx'
import type { EditorProps } from '../records/record-screen.tsx'
import { partnersTexts } from './texts.ts'

export function PartnerEditor({ record: partner, onClosed }: EditorProps<'partners'>) {
  const editor = useEditForm({
    name: 'partners',
    schema: partners.input,
    record: partner,
    valuesOf,
    inputOf,
    onSaved: () => toastDone(partner ? partnersTexts.updated : partnersTexts.created),
    onClosed,
  })
  const { form } = editor

  return (
    <EditModal
      editor={editor}
      title={partner ? partnersTexts.editTitle : partnersTexts.addTitle}
      busyLabel={fieldsTexts.uploading}
      failedTitle={partnersTexts.saveFailed}
      history={partner && { name: 'partners', id: partner._id, title: partner.name }}
    >
      <FormImage
        form={form}
        field="logo"
        folder="partners"
        label="Logo"
        addLabel={partnersTexts.uploadLogo}
        changeLabel={partnersTexts.changeLogo}
        tooLarge={partnersTexts.imageTooLarge}
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
    noAddress: partnersTexts.uploadFailed,
  })
  return { ...values, logo }
}
