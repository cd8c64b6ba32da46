import { IconPhotoPlus } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import { blocksTexts } from './texts.ts'

const { GalleryField, TextField } = fieldsOfBlock('gallery')

export const icon = IconPhotoPlus

export default function GalleryFields() {
  return (
    <>
      <GalleryField name="images" label={blocksTexts.fields.images} />
      <TextField name="caption" label={blocksTexts.fields.caption} />
    </>
  )
}
