import { texts } from '@busbar/contract'
import { RichText } from '../parts/rich-text.tsx'
import type { readPrivacy } from '../privacy/read-privacy.ts'
import styles from './privacy-note.module.css'

/** The privacy policy, folded up. A link to it unfolds it, because it leads into what is folded. */
export function PrivacyNote({ own, usual }: Awaited<ReturnType<typeof readPrivacy>>) {
  return (
    <details className={styles.note}>
      <summary className={styles.summary}>{texts.privacy.heading}</summary>
      <div id="privacy" className={styles.text}>
        {own === null ? (
          usual.map(({ id, title, paragraphs }) => (
            <section key={id}>
              <h2 className={styles.title}>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))
        ) : (
          <RichText html={own} />
        )}
      </div>
    </details>
  )
}
