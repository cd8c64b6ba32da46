import { useSite } from '../layout/use-company.ts'
import styles from './questions.module.css'

/** What is often asked. The browser opens an answer by itself when somebody searches the page for words in it. */
export function Questions({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { company, words } = useSite()
  const { faq } = company
  if (faq.length === 0) return null
  return (
    <div className={styles.questions}>
      <Heading className={styles.heading}>{words.contactQuestions}</Heading>
      <div>
        {faq.map(({ question, answer }) => (
          <details key={question} className={styles.entry}>
            <summary className={styles.question}>
              <span>{question}</span>
              <svg className={styles.sign} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M0 8h16" />
                <path className={styles.upright} d="M8 0v16" />
              </svg>
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
