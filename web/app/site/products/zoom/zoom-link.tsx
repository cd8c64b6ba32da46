import { texts } from '@busbar/contract'
import type { ReactNode } from 'react'
import type { ShownImage } from '../../../ui/image.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './zoom-link.module.css'

/** An image that leads to its large file, which scripts open over the page: those of a group one after the other. */
export function ZoomLink({ className = '', image, group, children }: ZoomLinkProps) {
  return (
    <a className={`${styles.link} ${className}`} href={image.src} data-zoom={group}>
      {children}
      <VisuallyHidden>({texts.productData.enlarge})</VisuallyHidden>
      <svg className={styles.sign} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M12 3h5v5M8 17H3v-5M17 3l-6 6M3 17l6-6" />
      </svg>
    </a>
  )
}

type ZoomLinkProps = { className?: string; image: ShownImage; group: string; children: ReactNode }
