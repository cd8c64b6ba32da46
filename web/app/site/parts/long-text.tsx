import { texts } from '@busbar/contract'
import { Paragraphs } from '../../ui/text/paragraphs.tsx'
import styles from './long-text.module.css'

/** Whole up to here: a longer text always fills more lines than are shown of it. */
const shortUpTo = 240

/**
 * A text of any length. A long one shows its first lines and a way to read on, which works without scripts; who
 * listens hears it once and whole.
 */
export function LongText({ text, className = '', tag: Words = 'div', wholeUpTo = shortUpTo }: LongTextProps) {
  const isLong = text.length > wholeUpTo
  return (
    <div className={`${styles.place} ${className}`}>
      <Words className={styles.words} data-long={isLong || undefined}>
        <Paragraphs text={text} />
      </Words>
      {isLong && (
        <details className={styles.rest}>
          <summary className={styles.toggle}>
            <span className={styles.more}>{texts.site.readMore}</span>
            <span className={styles.less}>{texts.site.readLess}</span>
          </summary>
        </details>
      )}
    </div>
  )
}

type LongTextProps = { text: string; className?: string; tag?: 'div' | 'blockquote'; wholeUpTo?: number }
