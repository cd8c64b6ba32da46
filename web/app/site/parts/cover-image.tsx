import type { ComponentProps } from 'react'
import { ResponsiveImage, StandIn } from '../../ui/image.tsx'
import styles from './cover-image.module.css'
import { Earth, Transformer } from './symbols.tsx'

const standIn = 'cover'

/** An image that fills its place whatever its shape; a drawing stands in where there is none or it is broken. */
export function CoverImage({
  className = '',
  ...rest
}: Omit<ComponentProps<typeof ResponsiveImage>, 'fallback' | 'standIn'>) {
  return (
    <span className={`${styles.place} ${className}`}>
      <ResponsiveImage {...rest} className={styles.image} fallback={<Drawing />} standIn={standIn} />
    </span>
  )
}

/** Belongs on every page that may have such an image. */
export function CoverStandIn() {
  return (
    <StandIn name={standIn}>
      <Drawing />
    </StandIn>
  )
}

/** A feeder on its busbar, as the plan shows it before anybody has taken a photograph. */
function Drawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="-200 -150 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.busbar} d="M-1000-92H1000" />
      <path d="M-120-92V150M120-92V150M0-92V-68M0-44V-23M0 53V92" />
      <rect x={-12} y={-68} width={24} height={24} rx={2} />
      <rect x={-132} y={-68} width={24} height={24} rx={2} />
      <rect x={108} y={-68} width={24} height={24} rx={2} />
      <g transform="translate(0 15)">
        <Transformer radius={24} />
      </g>
      <g transform="translate(0 92)">
        <Earth />
      </g>
    </svg>
  )
}
