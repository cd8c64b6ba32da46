import { QuestionList } from '../parts/question-list.tsx'
import styles from './block.module.css'
import type { BlockProps } from './block-image.ts'

export default function QuestionsBlock({ block: { heading, questions } }: BlockProps<'questions'>) {
  return (
    <section>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <QuestionList questions={questions} tone="light" />
    </section>
  )
}
