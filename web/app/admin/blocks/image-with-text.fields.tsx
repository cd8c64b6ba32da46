import { Input, SegmentedControl } from '@mantine/core'
import { IconLayoutSidebar } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { Field, ImageField, RichText } = fieldsOfBlock('imageWithText')
const { text, side, sides } = blocksTexts.fields

export const about: AboutBlock = { icon: IconLayoutSidebar, label: 'Image with text', hint: 'Side by side' }

export default function ImageWithTextFields() {
  return (
    <>
      <ImageField name="image" />
      <Field name="side">
        {({ value, onChange }) => (
          <Input.Wrapper label={side} labelElement="div">
            <SegmentedControl
              aria-label={side}
              data={Object.entries(sides).map(([name, label]) => ({ value: name, label }))}
              value={value}
              onChange={(chosen) => onChange(chosen as typeof value)}
            />
          </Input.Wrapper>
        )}
      </Field>
      <RichText name="text" label={text} />
    </>
  )
}
