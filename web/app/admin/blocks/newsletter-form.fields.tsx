import { IconMailPlus } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { TextArea, TextField } = fieldsOfBlock('newsletterForm')
const { heading, text } = blocksTexts.fields
const usual = 'Leave it empty for the words of the footer'

export const about: AboutBlock = {
  icon: IconMailPlus,
  label: 'Newsletter form',
  hint: 'Asks for an email address',
}

export default function NewsletterFormFields() {
  return (
    <>
      <TextField name="heading" label={heading} hint={usual} />
      <TextArea name="text" label={text} hint={usual} rows={[2, 4]} />
    </>
  )
}
