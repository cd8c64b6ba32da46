import styles from './block.module.css'
import type { BlockProps } from './block-image.ts'
import questionStyles from './questions.module.css'

export default function QuestionsBlock({ block: { heading, questions } }: BlockProps<'questions'>) {
  return (
    <section>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {questions.map(({ question, answer }) => (
        <details key={question} className={questionStyles.entry}>
          <summary className={questionStyles.question}>
            <span>{question}</span>
            <svg
              className={questionStyles.sign}
              viewBox="0 0 16 16"
              width="16"
              height="16"
              aria-hidden="true"
            >
              <path d="M0 8h16" />
              <path className={questionStyles.upright} d="M8 0v16" />
            </svg>
          </summary>
          <p className={questionStyles.answer}>{answer}</p>
        </details>
      ))}
    </section>
  )
}
