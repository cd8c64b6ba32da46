import { texts } from '@busbar/contract'
import { type ComponentProps, Fragment, useId } from 'react'
import type { ShownImage } from '../../ui/image.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CoverImage } from '../parts/cover-image.tsx'
import styles from './gallery.module.css'
import { ZoomLink } from './zoom/zoom-link.tsx'

/** A product's images, one of them large. Which one is the browser's own choice among radio buttons: no scripts. */
export function Gallery({ title, images, sizes, isFirst = false, isZoomed = false }: GalleryProps) {
  const name = useId()
  const Large = isZoomed ? ZoomedImage : LargeImage
  if (images.length < 2) {
    return (
      <div className={styles.gallery}>
        <Large image={images[0] ?? null} alt={images[0]?.alt || title} sizes={sizes} isFirst={isFirst} />
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
            <Large
              image={image}
              alt={image.alt || `${title}: ${which}`}
              sizes={sizes}
              isFirst={isFirst && index === 0}
            />
          </Fragment>
        )
      })}
    </fieldset>
  )
}

type ImageProps = ComponentProps<typeof CoverImage>

function LargeImage(props: ImageProps) {
  return <CoverImage {...props} className={styles.large} />
}

function ZoomedImage({ image, ...rest }: ImageProps) {
  if (!image) return <LargeImage {...rest} image={null} />
  return (
    <ZoomLink className={styles.large} image={image} group="gallery">
      <CoverImage {...rest} className={styles.whole} image={image} />
    </ZoomLink>
  )
}

type GalleryProps = {
  title: string
  images: (ShownImage & { alt?: string })[]
  sizes: string
  /** Whether it is what a visitor sees first of the page. */
  isFirst?: boolean
  /** Whether the large one leads to its file, larger still. */
  isZoomed?: boolean
}
