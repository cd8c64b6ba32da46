import { texts } from '@busbar/contract'
import type { ReactNode } from 'react'
import styles from './move-buttons.module.css'

const { previous, next, pause, play } = texts.site.carousel

/** The buttons of what moves. Scripts make use of them: see `site/moving/`. */
export function PreviousButton({ className }: { className: string | undefined }) {
  return (
    <button className={className} type="button" aria-label={previous} data-move={-1}>
      <Icon>
        <path d="M13 8H3M7 3.500L2.500 8 7 12.500" />
      </Icon>
    </button>
  )
}

export function NextButton({ className }: { className: string | undefined }) {
  return (
    <button className={className} type="button" aria-label={next} data-move={1}>
      <Icon>
        <path d="M3 8h10M9 3.500L13.500 8 9 12.500" />
      </Icon>
    </button>
  )
}

export function PauseButton({ className }: { className: string | undefined }) {
  return (
    <button
      className={`${styles.pause} ${className}`}
      type="button"
      aria-label={pause}
      data-pause={pause}
      data-play={play}
      data-playing=""
    >
      <Icon>
        <path className={styles.pauseIcon} d="M5.500 3v10M10.500 3v10" />
        <path className={styles.playIcon} d="M5 3l8 5-8 5z" />
      </Icon>
    </button>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      {children}
    </svg>
  )
}
