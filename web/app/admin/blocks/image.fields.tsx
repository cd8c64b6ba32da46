import { IconPhoto } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { CheckField, ImageField, TextField } = fieldsOfBlock('image')

export const about: AboutBlock = { icon: IconPhoto, label: 'Image', hint: 'One image with a caption' }

export default function ImageFields() {
  return (
    <>
      <ImageField name="image" />
      <TextField name="caption" label={blocksTexts.fields.caption} />
      <CheckField name="isWide" label={blocksTexts.fields.isWide} />
    </>
  )
}
