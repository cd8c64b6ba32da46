import { texts } from '@busbar/contract'
import { initials } from '../../ui/initials.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { Picture } from '../../ui/picture.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ShownClient } from './clients.tsx'
import styles from './testimonial.module.css'

/** Longer texts show their beginning, which at this length always fills the lines that are shown. */
const wholeUpTo = 320

/** A client's words, name and portrait. */
export function Testimonial({ client: { name, text, picture } }: { client: ShownClient }) {
  const isLong = text.length > wholeUpTo
  // What follows the name, such as a company, has a line of its own.
  const [person, ...place] = name.split(', ')
  return (
    <figure className={styles.testimonial}>
      <svg className={styles.mark} viewBox="0 0 34 24" width="34" height="24" aria-hidden="true">
        <path d="M0 24V13.500C0 5 4.500.5 13 0v5.500C9 6 7 8 7 11.500h6V24zM20 24V13.500C20 5 24.500.5 33 0v5.500c-4 .5-6 2.500-6 6h6V24z" />
      </svg>
      <blockquote className={styles.words} data-long={isLong || undefined}>
        <Paragraphs text={text} />
      </blockquote>
      {/* Opens the words above it, so that who listens hears them once and whole. */}
      {isLong && (
        <details className={styles.rest}>
          <summary className={styles.toggle}>
            <span className={styles.more}>{texts.clients.readMore}</span>
            <span className={styles.less}>{texts.clients.readLess}</span>
          </summary>
        </details>
      )}
      <figcaption className={styles.client}>
        <Picture
          className={styles.portrait}
          picture={picture}
          alt=""
          sizes="3.5rem"
          data-initials={initials(name)}
          fallback={<span className={styles.portrait} data-initials={initials(name)} aria-hidden="true" />}
        />
        <span className={styles.name}>
          {person}
          {place.length > 0 && (
            <>
              <VisuallyHidden>, </VisuallyHidden>
              <span className={styles.place}>{place.join(', ')}</span>
            </>
          )}
        </span>
      </figcaption>
    </figure>
  )
}
