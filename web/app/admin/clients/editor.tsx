import type { ImageChoice } from '../api/uploads/image-uploads.ts'
import { toastError } from '../parts/toasts.tsx'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import { portraitUpload } from './portrait-upload.ts'
import { clientsTexts } from './texts.ts'

const { ImageField, TextArea, TextField, UsualField } = fieldsOf('clients')

export function ClientEditor(props: EditorProps<'clients'>) {
  return (
    <RecordEditor
      {...props}
      name="clients"
      texts={clientsTexts}
      upload={portraitUpload}
      onInvalid={(errors) => toastError(Object.values(errors).join('\n'))}
    >
      <FieldGroup {...clientsTexts.onCard}>
        <TextField name="name" label={clientsTexts.name} hint={clientsTexts.nameHint} isFirst />
        <TextField name="email" label={clientsTexts.email} hint={clientsTexts.emailHint} kind="email" />
        <TextArea name="description" label={clientsTexts.testimonial} rows={4} />
        <ImageField
          name="imageUrl"
          label={clientsTexts.image}
          addLabel={clientsTexts.selectImage}
          changeLabel={clientsTexts.changeImage}
          hint={hintFor}
          wrongType={clientsTexts.selectImageFile}
        />
        <UsualField name="isActive" />
      </FieldGroup>
    </RecordEditor>
  )
}

function hintFor(image: ImageChoice) {
  if (image instanceof File) return clientsTexts.selectedImage(image.name)
  return image ? clientsTexts.keepImage : clientsTexts.noImage
}
