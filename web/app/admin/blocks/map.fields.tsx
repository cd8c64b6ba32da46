import { IconMapPin } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { TextField } = fieldsOfBlock('map')

export const about: AboutBlock = { icon: IconMapPin, label: 'Map', hint: 'Where you are' }

export default function MapFields() {
  return (
    <TextField
      name="heading"
      label={blocksTexts.fields.heading}
      hint="The place is the one in the company profile."
    />
  )
}
