import { IconAlignLeft } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { RichText } = fieldsOfBlock('text')

export const about: AboutBlock = {
  icon: IconAlignLeft,
  label: 'Text',
  hint: 'Paragraphs, headings, lists and links',
}

export default function TextFields() {
  return <RichText name="text" label={blocksTexts.fields.text} />
}
