import { texts } from '@busbar/contract'
import type { ReactNode } from 'react'
import { QuestionList } from '../../parts/question-list.tsx'
import { RecordText } from '../../records/record-body.tsx'
import { Drawing } from './drawing.tsx'
import { Files } from './files.tsx'
import { ProductRows } from './product-rows.tsx'
import type { ShownData } from './read-data.ts'
import { Specification } from './specification.tsx'
import { Variants } from './variants.tsx'

const words = texts.productData

/** What there is to read of a product: beside the way to ask for it, and what needs the whole width. Nothing is empty. */
export function partsOf({ title, text }: { title: string; text: string }, data: ShownData) {
  const { groups, drawing, variants, files, accessories, spareParts, questions } = data
  return {
    beside: [
      part('specification', words.specification, groups.length > 0 && <Specification groups={groups} />),
      part('drawing', words.drawing, drawing && <Drawing image={drawing} title={title} />),
      part('about', texts.products.about, text && <RecordText html={text} />),
    ].flat(),
    wide: [
      part('variants', words.variants, variants.rows.length > 0 && <Variants variants={variants} />),
      part('files', words.files, files.length > 0 && <Files kinds={files} />),
      part(
        'accessories',
        words.accessories,
        accessories.length > 0 && <ProductRows products={accessories} />,
      ),
      part('spare-parts', words.spareParts, spareParts.length > 0 && <ProductRows products={spareParts} />),
      part(
        'questions',
        words.questions,
        questions.length > 0 && <QuestionList questions={questions} tone="light" />,
      ),
    ].flat(),
  }
}

function part(id: string, heading: string, children: ReactNode) {
  return children ? [{ id, heading, children }] : []
}
