import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './image-preview.module.css'

/** A small image; a drawn placeholder where there is none or it cannot be shown. A logo stands whole on a light plate. */
export function ImagePreview({ src, alt, kind = 'photo', size = 'small', shape }: ImagePreviewProps) {
  const [broken, setBroken] = useState<string>()
  const isBroken = src !== null && src === broken
  return (
    <span
      className={styles.plate}
      data-kind={kind}
      data-size={size}
      data-empty={!src || isBroken || undefined}
      style={shape && { aspectRatio: `${shape.width} / ${shape.height}` }}
    >
      {src && !isBroken ? (
        <img
          src={src}
          alt={alt}
          draggable={false}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : isBroken ? (
        <IconPhotoOff role="img" aria-label={`${alt} (cannot be shown)`} stroke={1.4} />
      ) : (
        <IconPhoto aria-hidden stroke={1.4} />
      )}
    </span>
  )
}

type ImagePreviewProps = {
  src: string | null
  alt: string
  kind?: 'photo' | 'logo'
  size?: 'small' | 'large'
  /** The proportions in which a large one is shown. */
  shape?: { width: number; height: number }
}
