import { IconMessage } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { TextArea, TextField } = fieldsOfBlock('contactForm')
const { heading, text } = blocksTexts.fields
const usual = 'Leave it empty for the words of the contact page'

export const about: AboutBlock = { icon: IconMessage, label: 'Contact form', hint: 'A message to you' }

export default function ContactFormFields() {
  return (
    <>
      <TextField name="heading" label={heading} hint={usual} />
      <TextArea name="text" label={text} hint={usual} rows={[2, 4]} />
    </>
  )
}
