import { texts } from '@busbar/contract'
import { ResponsiveImage } from '../../../ui/image.tsx'
import { ZoomLink } from '../zoom/zoom-link.tsx'
import styles from './drawing.module.css'
import type { ShownData } from './read-data.ts'

/** The drawing with a product's dimensions, on white as it was drawn. */
export function Drawing({ image, title }: { image: NonNullable<ShownData['drawing']>; title: string }) {
  return (
    <ZoomLink className={styles.place} image={image} group="drawing">
      <ResponsiveImage
        className={styles.image}
        image={{ ...image, style: undefined }}
        alt={image.alt || texts.productData.drawingOf(title)}
        sizes="(width >= 1024px) 46rem, 92vw"
        fallback={null}
      />
    </ZoomLink>
  )
}
