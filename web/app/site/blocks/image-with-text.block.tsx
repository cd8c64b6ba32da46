import { CoverImage } from '../parts/cover-image.tsx'
import { shownText } from '../parts/shown-text.ts'
import { RecordText } from '../records/record-body.tsx'
import { type BlockProps, useBlockImage } from './block-image.ts'
import styles from './image-with-text.module.css'

export default function ImageWithText({ block: { image, text, side } }: BlockProps<'imageWithText'>) {
  const shown = useBlockImage()(image)
  return (
    <div className={styles.pair} data-width="wide" data-side={side}>
      <CoverImage
        className={styles.image}
        image={shown}
        alt={shown?.alt ?? ''}
        sizes="(width >= 1024px) 36rem, 100vw"
      />
      <RecordText html={shownText(text, 2)} />
    </div>
  )
}
