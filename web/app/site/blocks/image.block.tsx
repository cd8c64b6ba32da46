import { ResponsiveImage } from '../../ui/image.tsx'
import { bindUnits } from '../../ui/text/bind-units.ts'
import styles from './block.module.css'
import { type BlockProps, useBlockImage } from './block-image.ts'

export default function ImageBlock({ block: { image, caption, isWide } }: BlockProps<'image'>) {
  const shown = useBlockImage()(image)
  return (
    <figure className={styles.figure} data-width={isWide ? 'wide' : undefined}>
      <ResponsiveImage
        className={styles.picture}
        image={shown}
        alt={shown?.alt ?? ''}
        sizes={isWide ? '(width >= 75rem) 75rem, 100vw' : '(width >= 48rem) 44rem, 100vw'}
        fallback={null}
      />
      {caption && <figcaption className={styles.caption}>{bindUnits(caption)}</figcaption>}
    </figure>
  )
}
