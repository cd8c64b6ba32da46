import { useEffect, useRef } from 'react'
import { fieldId } from './field.tsx'
import styles from './problems.module.css'
import { type FieldErrors, fieldNames } from './send/form-answer.ts'

/** What is wrong with the whole form, in one place and read out at once, with the way to each field. */
export function Problems({ formId, message, errors }: ProblemsProps) {
  const box = useRef<HTMLDivElement>(null)

  // Each answer is news, be it in the same words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `errors` is new with every answer
  useEffect(() => box.current?.focus(), [errors])

  return (
    <div ref={box} className={styles.problems} role="alert" tabIndex={-1}>
      <svg className={styles.symbol} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 3L22.500 21H1.500ZM12 10v5M12 17.500v1.500" />
      </svg>
      <div>
        <p className={styles.message}>{message}</p>
        <ul>
          {fieldNames.map(
            (name) =>
              errors[name] && (
                <li key={name}>
                  {/* A plain link: the browser itself moves the focus to a field, without scripts too. */}
                  <a className={styles.link} href={`#${fieldId(formId, name)}`}>
                    {errors[name]}
                  </a>
                </li>
              ),
          )}
        </ul>
      </div>
    </div>
  )
}

type ProblemsProps = { formId: string; message: string; errors: FieldErrors }
