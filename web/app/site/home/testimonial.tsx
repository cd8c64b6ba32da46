import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LongText } from '../parts/long-text.tsx'
import { Portrait } from '../parts/portrait.tsx'
import type { ShownClient } from './shown-client.ts'
import styles from './testimonial.module.css'

/** Their words are what the card is for: more of them are shown. */
const wholeUpTo = 320

/** A client's words, name and portrait. */
export function Testimonial({ client: { name, text, image } }: { client: ShownClient }) {
  // What follows the name, such as a company, has a line of its own.
  const [person, ...place] = name.split(', ')
  return (
    <figure className={styles.testimonial}>
      <svg className={styles.mark} viewBox="0 0 34 24" width="34" height="24" aria-hidden="true">
        <path d="M0 24V13.500C0 5 4.500.5 13 0v5.500C9 6 7 8 7 11.500h6V24zM20 24V13.500C20 5 24.500.5 33 0v5.500c-4 .5-6 2.500-6 6h6V24z" />
      </svg>
      <LongText className={styles.words} tag="blockquote" text={text} wholeUpTo={wholeUpTo} />
      <figcaption className={styles.client}>
        <Portrait className={styles.portrait} name={name} image={image} sizes="3.5rem" />
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
