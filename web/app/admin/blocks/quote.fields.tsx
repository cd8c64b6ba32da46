import { IconQuote } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import { blocksTexts } from './texts.ts'

const { TextArea, TextField } = fieldsOfBlock('quote')
const { words, name, role } = blocksTexts.fields

export const icon = IconQuote

export default function QuoteFields() {
  return (
    <>
      <TextArea name="words" label={words} rows={[3, 8]} />
      <TextField name="name" label={name} />
      <TextField name="role" label={role} />
    </>
  )
}
