import { IconAlignLeft } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import { blocksTexts } from './texts.ts'

const { RichText } = fieldsOfBlock('text')

export const icon = IconAlignLeft

export default function TextFields() {
  return <RichText name="text" label={blocksTexts.fields.text} />
}
