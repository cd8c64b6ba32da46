import { IconPhoto } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import { blocksTexts } from './texts.ts'

const { CheckField, ImageField, TextField } = fieldsOfBlock('image')

export const icon = IconPhoto

export default function ImageFields() {
  return (
    <>
      <ImageField name="image" />
      <TextField name="caption" label={blocksTexts.fields.caption} />
      <CheckField name="isWide" label={blocksTexts.fields.isWide} />
    </>
  )
}
