import { texts } from '@busbar/contract'
import { Fragment, useId } from 'react'
import type { ShownImage } from '../../ui/image.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CoverImage } from '../parts/cover-image.tsx'
import styles from './gallery.module.css'

/** A product's images, one of them large. Which one is the browser's own choice among radio buttons: no scripts. */
export function Gallery({ title, images, sizes, isFirst = false }: GalleryProps) {
  const name = useId()
  const large = { className: styles.large, sizes }
  if (images.length < 2) {
    return (
      <div className={styles.gallery}>
        <CoverImage {...large} image={images[0] ?? null} alt={images[0]?.alt || title} isFirst={isFirst} />
      </div>
    )
  }
  return (
    <fieldset className={styles.gallery}>
      <legend>
        <VisuallyHidden>{texts.products.images}</VisuallyHidden>
      </legend>
      {images.map((image, index) => {
        const which = texts.products.imageOf(index + 1, images.length)
        return (
          <Fragment key={image.src}>
            <label className={styles.choice}>
              <input className={styles.radio} type="radio" name={name} defaultChecked={index === 0} />
              <CoverImage className={styles.small} image={image} alt="" sizes="5rem" />
              <VisuallyHidden>{which}</VisuallyHidden>
            </label>
            <CoverImage
              {...large}
              image={image}
              alt={image.alt || `${title}: ${which}`}
              isFirst={isFirst && index === 0}
            />
          </Fragment>
        )
      })}
    </fieldset>
  )
}

type GalleryProps = {
  title: string
  images: (ShownImage & { alt?: string })[]
  sizes: string
  /** Whether it is what a visitor sees first of the page. */
  isFirst?: boolean
}
