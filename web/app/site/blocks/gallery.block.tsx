import { CoverImage } from '../parts/cover-image.tsx'
import styles from './block.module.css'
import { type BlockProps, useBlockImage } from './block-image.ts'
import gallery from './gallery.module.css'

export default function GalleryBlock({ block: { images, caption } }: BlockProps<'gallery'>) {
  const imageOf = useBlockImage()
  return (
    <figure className={styles.figure} data-width="wide">
      <ul className={gallery.grid} data-count={Math.min(images.length, 3)}>
        {images.map((reference) => {
          const image = imageOf(reference)
          return (
            <li key={reference}>
              <CoverImage
                className={gallery.image}
                image={image}
                alt={image?.alt ?? ''}
                sizes="(width >= 1024px) 25rem, 50vw"
              />
            </li>
          )
        })}
      </ul>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
