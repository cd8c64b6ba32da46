import type { ReactNode } from 'react'
import type { ImageChoice, UploadTarget } from '../api/uploads/image-uploads.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { ImageField } from './image-field.tsx'
import { type Shape, shapeOf } from './image-shapes.ts'

/** The image field of a form: the field it fills and where its image goes say nearly all. */
export function FormImage({ form, field, ...props }: FormImageProps) {
  return (
    <FolderImage
      {...props}
      value={form.getValues()[field] as ImageChoice}
      error={form.errors[field]}
      onChange={(image) => form.setFieldValue(field as never, image as never)}
      onReject={(reason) => form.setFieldError(field, reason)}
    />
  )
}

/** An image in the shape that its folder asks for, unless it says otherwise. */
export function FolderImage(props: FolderImageProps) {
  const shape = props.shape ?? shapeOf(props.target.folder)
  return (
    <ImageField
      label={fieldsTexts.image}
      addLabel={fieldsTexts.uploadImage}
      changeLabel={fieldsTexts.changeImage}
      isLogo={shape.isLogo}
      {...props}
      shape={shape}
    />
  )
}

/** What is needed of a form, whatever its other fields are; `never` takes any form's own names and values. */
type Form = {
  getValues: () => Record<string, unknown>
  errors: Record<string, ReactNode>
  setFieldValue: (field: never, value: never) => void
  setFieldError: (field: string, error: ReactNode) => void
}

/** The words of an image field, where they are not the usual ones. */
export type ImageFieldTexts = {
  label?: string
  addLabel?: string
  changeLabel?: string
  wrongType?: string
  hint?: string
}

type FormImageProps = ImageFieldTexts & {
  form: Form
  field: string
  target: UploadTarget
  /** Where it is not that of the folder. */
  shape?: Shape
}

type FolderImageProps = ImageFieldTexts & {
  target: UploadTarget
  shape?: Shape
  isRequired?: boolean
  value: ImageChoice
  error?: ReactNode
  onChange: (choice: ImageChoice) => void
  onReject: (reason: string) => void
}
