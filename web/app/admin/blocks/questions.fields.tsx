import { limits } from '@busbar/contract'
import { IconHelp } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { EntriesField } from './entries-field.tsx'
import { blocksTexts } from './texts.ts'

const { TextField } = fieldsOfBlock('questions')
const { heading, question, answer, addQuestion } = blocksTexts.fields

export const about: AboutBlock = {
  icon: IconHelp,
  label: 'Questions',
  hint: 'Questions that open to answers',
}

export default function QuestionsFields() {
  return (
    <>
      <TextField name="heading" label={heading} />
      <EntriesField
        name="questions"
        texts={[
          { field: 'question', label: question, max: limits.faq.question },
          { field: 'answer', label: answer, max: limits.faq.answer, isLong: true },
        ]}
        addLabel={addQuestion}
        max={limits.faq.max}
      />
    </>
  )
}
