import { texts } from '@busbar/contract'
import { Fragment, useId } from 'react'
import type { ShownPicture } from '../../ui/image.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FillingPicture } from '../parts/cover-image.tsx'
import styles from './gallery.module.css'

/** A product's pictures, one of them large. Which one is the browser's own choice among radio buttons: no scripts. */
export function Gallery({ title, pictures, sizes, isFirst = false }: Given) {
  const name = useId()
  const large = { className: styles.large, sizes }
  if (pictures.length < 2) {
    return (
      <div className={styles.gallery}>
        <FillingPicture
          {...large}
          picture={pictures[0] ?? null}
          alt={pictures[0]?.alt || title}
          isFirst={isFirst}
        />
      </div>
    )
  }
  return (
    <fieldset className={styles.gallery}>
      <legend>
        <VisuallyHidden>{texts.products.pictures}</VisuallyHidden>
      </legend>
      {pictures.map((picture, index) => {
        const which = texts.products.picture(index + 1, pictures.length)
        return (
          <Fragment key={picture.src}>
            <label className={styles.choice}>
              <input className={styles.radio} type="radio" name={name} defaultChecked={index === 0} />
              <FillingPicture className={styles.small} picture={picture} alt="" sizes="5rem" />
              <VisuallyHidden>{which}</VisuallyHidden>
            </label>
            <FillingPicture
              {...large}
              picture={picture}
              alt={picture.alt || `${title}: ${which}`}
              isFirst={isFirst && index === 0}
            />
          </Fragment>
        )
      })}
    </fieldset>
  )
}

type Given = {
  title: string
  pictures: (ShownPicture & { alt?: string })[]
  sizes: string
  /** Whether it is what a visitor sees first of the page. */
  isFirst?: boolean
}
