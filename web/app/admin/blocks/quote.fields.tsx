import { IconQuote } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { TextArea, TextField } = fieldsOfBlock('quote')
const { words, name, role } = blocksTexts.fields

export const about: AboutBlock = { icon: IconQuote, label: 'Quote', hint: 'What somebody said' }

export default function QuoteFields() {
  return (
    <>
      <TextArea name="words" label={words} rows={[3, 8]} />
      <TextField name="name" label={name} />
      <TextField name="role" label={role} />
    </>
  )
}
