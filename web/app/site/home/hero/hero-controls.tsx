import { limits, texts } from '@busbar/contract'
import type { CSSProperties } from 'react'
import styles from './hero-controls.module.css'
import type { Slides } from './use-slides.ts'

const carouselTexts = texts.site.carousel

/** Previous, next and pause. Only scripts can make use of them, so they are not there without. */
export function HeroControls({ show }: { show: Slides }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.controls} role="group" aria-label={texts.hero.slides}>
      <Control
        name={carouselTexts.previous}
        path="M13 8H3M7 3.500L2.500 8 7 12.500"
        onClick={() => show.move(-1)}
      />
      <Control
        name={carouselTexts.next}
        path="M3 8h10M9 3.500L13.500 8 9 12.500"
        onClick={() => show.move(1)}
      />
      <Control
        name={show.isPlaying ? carouselTexts.pause : carouselTexts.play}
        path={show.isPlaying ? 'M5.500 3v10M10.500 3v10' : 'M5 3l8 5-8 5z'}
        onClick={show.toggle}
        isPause
      />
    </div>
  )
}

function Control({ name, path, onClick, isPause = false }: ControlGiven) {
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={name}
      onClick={onClick}
      data-pause={isPause || undefined}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}

type ControlGiven = { name: string; path: string; onClick: () => void; isPause?: boolean }

/** A busbar in sections, one for each slide: they are switched on from the left as the slides go on. */
export function HeroProgress({ count, show }: { count: number; show: Slides }) {
  return (
    <ol
      className={styles.progress}
      aria-hidden="true"
      data-running={show.isRunning || undefined}
      style={{ '--every': `${limits.hero.advanceEvery}ms` } as CSSProperties}
    >
      {Array.from({ length: count }, (_, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
          key={index}
          className={styles.section}
          data-state={index === show.current ? 'current' : index < show.current ? 'live' : 'dead'}
        >
          <svg className={styles.coupler} viewBox="-16 -9 32 18" width="32" height="18" aria-hidden="true">
            <path d="M-16 0H16" />
            <rect x={-8} y={-8} width={16} height={16} rx={2} />
          </svg>
          <span className={styles.bar}>
            <span className={styles.fill} />
          </span>
        </li>
      ))}
    </ol>
  )
}
