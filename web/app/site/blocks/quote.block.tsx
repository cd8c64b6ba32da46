import { Paragraphs } from '../../ui/text/paragraphs.tsx'
import type { BlockProps } from './block-image.ts'
import styles from './quote.module.css'

export default function QuoteBlock({ block: { words, name, role } }: BlockProps<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>
        <Paragraphs text={words} />
      </blockquote>
      {(name || role) && (
        <figcaption className={styles.who}>
          {name && <span className={styles.name}>{name}</span>}
          {role && <span>{role}</span>}
        </figcaption>
      )}
    </figure>
  )
}
