import { limits, type TeamMember, team, texts } from '@busbar/contract'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { type ImageChoice, storedImage } from '../api/stored-image.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { FormImage } from '../images/form-image.tsx'
import { imagesTexts } from '../images/texts.ts'
import { toastDone, toastError } from '../parts/toasts.tsx'
import { useEditForm } from '../records/edit-form.ts'
import { EditModal } from '../records/edit-modal.tsx'
import type { EditorProps } from '../records/record-screen.tsx'
import { teamTexts } from './texts.ts'

const words = teamTexts

export function TeamMemberEditor({ record: member, onClosed }: EditorProps<'team'>) {
  const editor = useEditForm({
    name: 'team',
    schema: team.input,
    record: member,
    valuesOf,
    inputOf,
    onInvalid: (errors) => toastError(isOnlyMissing(errors) ? words.missing : words.invalid),
    onSaved: () => toastDone(member ? words.updated : words.created),
    onClosed,
  })
  const { form } = editor

  return (
    <EditModal
      editor={editor}
      title={member ? words.editTitle : words.addTitle}
      busyLabel={fieldsTexts.uploading}
      failedTitle={words.saveFailed}
      history={member && { name: 'team', id: member._id, title: member.name }}
    >
      <FormImage form={form} field="imageUrl" folder="team" />
      <TextInput
        label={fieldsTexts.name}
        required
        data-autofocus
        maxLength={limits.text.name}
        {...form.getInputProps('name')}
      />
      <TextInput label={words.surname} maxLength={limits.text.name} {...form.getInputProps('surname')} />
      <TextInput
        label={words.position}
        required
        maxLength={limits.text.name}
        {...form.getInputProps('position')}
      />
      <TextInput
        label={words.jobTitle}
        required
        maxLength={limits.text.name}
        {...form.getInputProps('jobTitle')}
      />
      <Textarea
        label={fieldsTexts.description}
        required
        autosize
        minRows={3}
        maxRows={10}
        maxLength={limits.text.description}
        {...form.getInputProps('description')}
      />
      <TextInput
        label={fieldsTexts.email}
        required
        type="email"
        inputMode="email"
        maxLength={limits.contact.email}
        {...form.getInputProps('email')}
      />
      <Checkbox label={words.emailPublic} {...form.getInputProps('isEmailPublic', { type: 'checkbox' })} />
      <Checkbox label={fieldsTexts.active} {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </EditModal>
  )
}

function isOnlyMissing(errors: Record<string, unknown>) {
  const missing: unknown[] = Object.values(texts.rules.team)
  return Object.values(errors).every((message) => missing.includes(message))
}

function valuesOf(member?: TeamMember) {
  return {
    imageUrl: (member?.imageUrl ?? null) as ImageChoice,
    name: member?.name ?? '',
    surname: member?.surname ?? '',
    position: member?.position ?? '',
    jobTitle: member?.jobTitle ?? '',
    description: member?.description ?? '',
    email: member?.email ?? '',
    isEmailPublic: member?.isEmailPublic ?? false,
    isActive: member?.isActive ?? true,
  }
}

async function inputOf(values: ReturnType<typeof valuesOf>) {
  const imageUrl = await storedImage(values.imageUrl, {
    folder: 'team',
    field: 'imageUrl',
    noAddress: imagesTexts.uploadFailed,
  })
  return { ...values, imageUrl }
}
