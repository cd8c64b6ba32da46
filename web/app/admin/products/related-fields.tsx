import { limits } from '@busbar/contract'
import { useContext } from 'react'
import { EntriesField } from '../blocks/entries-field.tsx'
import { blocksTexts } from '../blocks/texts.ts'
import { fieldsOf } from '../records/editor/fields.tsx'
import { FoldedGroup } from '../records/editor/folded-group.tsx'
import { RecordsField } from '../records/editor/records-field.tsx'
import { EditorContext } from '../records/editor/use-field.ts'
import { FilesField } from './files-field.tsx'
import { productsTexts } from './texts.ts'

const { ImageField } = fieldsOf('products')
const { question, answer, addQuestion } = blocksTexts.fields

/** What belongs to a product and many do without: other products, files, its drawing, and questions. */
export function RelatedFields() {
  const values = useContext(EditorContext)?.form.values ?? {}
  const countOf = (...names: string[]) => names.reduce((sum, name) => sum + entriesIn(values[name]), 0)
  return (
    <>
      <FoldedGroup {...productsTexts.files} fields={['files', 'drawing']} count={countOf('files', 'drawing')}>
        <FilesField />
        <ImageField name="drawing" label={productsTexts.drawing} hint={() => productsTexts.drawingHint} />
      </FoldedGroup>
      <FoldedGroup
        {...productsTexts.related}
        fields={['accessories', 'spareParts']}
        count={countOf('accessories', 'spareParts')}
      >
        <RecordsField name="accessories" collection="products" label={productsTexts.accessories} />
        <RecordsField name="spareParts" collection="products" label={productsTexts.spareParts} />
      </FoldedGroup>
      <FoldedGroup {...productsTexts.questions} fields={['questions']} count={countOf('questions')}>
        <EntriesField
          name="questions"
          texts={[
            { field: 'question', label: question, max: limits.faq.question },
            { field: 'answer', label: answer, max: limits.faq.answer, isLong: true },
          ]}
          addLabel={addQuestion}
          max={limits.faq.max}
        />
      </FoldedGroup>
    </>
  )
}

/** Of a list its entries, and otherwise one where something is there. */
function entriesIn(value: unknown) {
  return Array.isArray(value) ? value.length : Number(Boolean(value))
}
