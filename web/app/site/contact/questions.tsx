import { useSite } from '../layout/use-company.ts'
import { QuestionList } from '../parts/question-list.tsx'
import styles from './questions.module.css'

/** What the company is often asked. */
export function Questions({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { company, words } = useSite()
  const { faq } = company
  if (faq.length === 0) return null
  return (
    <div className={styles.questions}>
      <Heading className={styles.heading}>{words.contactQuestions}</Heading>
      <QuestionList questions={faq} tone="dark" />
    </div>
  )
}
