import { bindUnits } from '../../ui/text/bind-units.ts'
import styles from './question-list.module.css'

/** Questions that open to their answers. The browser opens one by itself when somebody searches the page for its words. */
export function QuestionList({ questions, tone }: QuestionListProps) {
  return (
    <div className={styles.list} data-tone={tone}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.entry}>
          <summary className={styles.question}>
            <span>{bindUnits(question)}</span>
            <svg className={styles.sign} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M0 8h16" />
              <path className={styles.upright} d="M8 0v16" />
            </svg>
          </summary>
          <p className={styles.answer}>{bindUnits(answer)}</p>
        </details>
      ))}
    </div>
  )
}

type QuestionListProps = { questions: { question: string; answer: string }[]; tone: 'light' | 'dark' }
