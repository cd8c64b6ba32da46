import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './picture.module.css'

/** A small image on a light plate; a drawn placeholder where there is none or it cannot be shown. */
export function Picture({ src, alt, size = 'small' }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const isBroken = src !== null && src === broken
  return (
    <span className={styles.plate} data-size={size} data-empty={!src || isBroken || undefined}>
      {src && !isBroken ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : isBroken ? (
        <IconPhotoOff role="img" aria-label={`${alt} (cannot be shown)`} stroke={1.4} />
      ) : (
        <IconPhoto aria-hidden stroke={1.4} />
      )}
    </span>
  )
}

type PictureProps = { src: string | null; alt: string; size?: 'small' | 'large' }
