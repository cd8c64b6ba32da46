import { type PublicReference, texts } from '@busbar/contract'
import { CoverImage } from '../parts/cover-image.tsx'
import { describedImage } from '../parts/shown-image.ts'
import styles from './before-and-after.module.css'

const referencesTexts = texts.references

/** What the place looked like before and looks like since, side by side. */
export function BeforeAndAfter({ title, before, after }: Pair & { title: string }) {
  return (
    <section aria-label={referencesTexts.beforeAndAfter}>
      <div className={styles.pair}>
        <Picture
          image={before}
          alt={before.alt || referencesTexts.imageBefore(title)}
          caption={referencesTexts.before}
        />
        <Picture
          image={after}
          alt={after.alt || referencesTexts.imageAfter(title)}
          caption={referencesTexts.after}
        />
      </div>
    </section>
  )
}

function Picture({ image, alt, caption }: { image: Pair['before']; alt: string; caption: string }) {
  return (
    <figure className={styles.figure}>
      <CoverImage
        className={styles.image}
        image={image}
        alt={alt}
        sizes="(width >= 75rem) 37rem, (width >= 640px) 50vw, 100vw"
      />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}

/** Both images, or none: one alone compares nothing. To be called in loaders only. */
export function shownPair({ beforeImageUrl, afterImageUrl, pictures }: PublicReference): Pair | null {
  const before = describedImage('references', beforeImageUrl, pictures)
  const after = describedImage('references', afterImageUrl, pictures)
  return before && after && { before, after }
}

type Pair = Record<'before' | 'after', NonNullable<ReturnType<typeof describedImage>>>
