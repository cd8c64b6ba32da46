import { IconPhotoPlus } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { GalleryField, TextField } = fieldsOfBlock('gallery')

export const about: AboutBlock = { icon: IconPhotoPlus, label: 'Gallery', hint: 'Several images' }

export default function GalleryFields() {
  return (
    <>
      <GalleryField name="images" label={blocksTexts.fields.images} />
      <TextField name="caption" label={blocksTexts.fields.caption} />
    </>
  )
}
