import { IconClick } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { TextArea, TextField } = fieldsOfBlock('callToAction')
const { heading, text, button, link } = blocksTexts.fields

export const about: AboutBlock = {
  icon: IconClick,
  label: 'Call to action',
  hint: 'An invitation with a button',
}

export default function CallToActionFields() {
  return (
    <>
      <TextField name="heading" label={heading} />
      <TextArea name="text" label={text} rows={[2, 4]} />
      <TextField name="button" label={button} />
      <TextField name="link" label={link} />
    </>
  )
}
