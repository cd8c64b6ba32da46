import { ApiError, type ClientRecord, clients, limits } from '@busbar/contract'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { type ImageChoice, storedImage } from '../api/stored-image.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { FormImage } from '../images/form-image.tsx'
import { toastDone, toastError } from '../parts/toasts.tsx'
import { useEditForm } from '../records/edit-form.ts'
import { EditModal } from '../records/edit-modal.tsx'
import type { EditorProps } from '../records/record-screen.tsx'
import { clientsTexts } from './texts.ts'

const words = clientsTexts

export function ClientEditor({ record: client, onClosed }: EditorProps<'clients'>) {
  const editor = useEditForm({
    name: 'clients',
    schema: clients.input,
    record: client,
    valuesOf,
    inputOf,
    onInvalid: (errors) => toastError(Object.values(errors).join('\n')),
    onSaved: () => toastDone(client ? words.updated : words.created),
    onClosed,
  })
  const { form } = editor

  return (
    <EditModal
      editor={editor}
      title={client ? words.editTitle : words.addTitle}
      saveLabel={client ? words.update : words.save}
      busyLabel={words.saving}
      failedTitle={words.saveFailed}
      history={client && { name: 'clients', id: client._id, title: client.name }}
    >
      <TextInput
        label={words.name}
        required
        data-autofocus
        maxLength={limits.text.name}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={words.email}
        required
        type="email"
        inputMode="email"
        maxLength={limits.contact.email}
        {...form.getInputProps('email')}
      />
      <Textarea
        label={words.testimonial}
        required
        rows={4}
        maxLength={limits.text.description}
        {...form.getInputProps('description')}
      />
      <FormImage
        form={form}
        field="imageUrl"
        folder="clients"
        label={words.image}
        isRequired
        addLabel={words.selectImage}
        changeLabel={words.changeImage}
        hint={hintFor(form.values.imageUrl)}
        wrongType={words.selectImageFile}
      />
      <Checkbox label={fieldsTexts.active} {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </EditModal>
  )
}

function hintFor(image: ImageChoice) {
  if (image instanceof File) return words.selectedImage(image.name)
  return image ? words.keepImage : words.noImage
}

function valuesOf(client?: ClientRecord) {
  return {
    name: client?.name ?? '',
    email: client?.email ?? '',
    description: client?.description ?? '',
    imageUrl: (client?.imageUrl ?? null) as ImageChoice,
    isActive: client?.isActive ?? true,
  }
}

async function inputOf(values: ReturnType<typeof valuesOf>) {
  const imageUrl = await storedImage(values.imageUrl, {
    folder: 'clients',
    field: 'imageUrl',
    noAddress: words.noUploadedUrl,
    noAnswer: words.invalidUpload,
    addressIn,
  }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status !== 401)
      toastError(words.uploadFailedBecause(error.message || words.unknownReason))
    throw error
  })
  if (values.imageUrl instanceof File) toastDone(words.uploaded)
  return { ...values, imageUrl: imageUrl ?? '' }
}

/** As specified, an image of a client is read from `data` alone. */
function addressIn(answer: unknown) {
  const { data } = answer as { data?: { imageUrl?: string | null } | null }
  if (!data) throw new ApiError(200, { message: words.invalidUpload })
  if (data.imageUrl === undefined || data.imageUrl === null)
    throw new ApiError(200, { message: words.noImageUrl })
  return data.imageUrl
}
