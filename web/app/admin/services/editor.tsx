import { limits, type Service, services } from '@busbar/contract'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { type ImageChoice, storedImage } from '../api/stored-image.ts'
import { LinesField } from '../forms/lines-field.tsx'
import { fieldsTexts } from '../forms/texts.ts'
import { FormImage } from '../images/form-image.tsx'
import { imagesTexts } from '../images/texts.ts'
import { toastDone } from '../parts/toasts.tsx'
import { useEditForm } from '../records/edit-form.ts'
import { EditModal } from '../records/edit-modal.tsx'
import type { EditorProps } from '../records/record-screen.tsx'
import { servicesTexts } from './texts.ts'

const words = servicesTexts

export function ServiceEditor({ record: service, onClosed }: EditorProps<'services'>) {
  const editor = useEditForm({
    name: 'services',
    // Lines that were left empty are dropped on the way out.
    schema: services.input.omit({ features: true }).loose(),
    record: service,
    valuesOf,
    inputOf,
    onSaved: () => toastDone(service ? words.updated : words.created),
    onClosed,
  })
  const { form } = editor

  return (
    <EditModal
      editor={editor}
      title={service ? words.editTitle : words.addTitle}
      busyLabel={fieldsTexts.uploading}
      failedTitle={words.saveFailed}
      history={service && { name: 'services', id: service._id, title: service.title }}
    >
      <FormImage form={form} field="imageUrl" folder="services" />
      <TextInput
        label={fieldsTexts.title}
        required
        data-autofocus
        maxLength={limits.text.name}
        {...form.getInputProps('title')}
      />
      <Textarea
        label={fieldsTexts.shortDescription}
        autosize
        minRows={2}
        maxRows={4}
        maxLength={limits.text.short}
        {...form.getInputProps('shortDescription')}
      />
      <Textarea
        label={fieldsTexts.description}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limits.text.description}
        {...form.getInputProps('description')}
      />
      <Textarea
        label={fieldsTexts.fullDescription}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={limits.text.long}
        {...form.getInputProps('fullDescription')}
      />
      <LinesField
        label={words.features}
        hint={words.featuresHint}
        texts={{
          line: words.feature,
          add: words.addFeature,
          remove: words.removeFeature,
          up: words.featureUp,
          down: words.featureDown,
        }}
        maxLines={limits.services.maxFeatures}
        maxLength={limits.text.name}
        value={form.values.features}
        error={form.errors.features}
        onChange={(features) => form.setFieldValue('features', features)}
      />
      <Checkbox label={fieldsTexts.active} {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </EditModal>
  )
}

function valuesOf(service?: Service) {
  return {
    imageUrl: (service?.imageUrl ?? null) as ImageChoice,
    title: service?.title ?? '',
    shortDescription: service?.shortDescription ?? '',
    description: service?.description ?? '',
    fullDescription: service?.fullDescription ?? '',
    features: service?.features ?? [],
    isActive: service?.isActive ?? true,
  }
}

async function inputOf(values: ReturnType<typeof valuesOf>) {
  const imageUrl = await storedImage(values.imageUrl, {
    folder: 'services',
    field: 'imageUrl',
    noAddress: imagesTexts.uploadFailed,
  })
  const features = values.features.map((line) => line.trim()).filter(Boolean)
  return { ...values, imageUrl, features }
}
