import { limits, texts } from '@busbar/contract'
import type { CSSProperties } from 'react'
import { NextButton, PauseButton, PreviousButton } from '../../parts/carousel/move-buttons.tsx'
import styles from './hero-controls.module.css'

/** Previous, next and pause. Only scripts can make use of them, so they are not there without. */
export function HeroControls() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.controls} role="group" aria-label={texts.hero.slides}>
      <PreviousButton className={styles.button} />
      <NextButton className={styles.button} />
      <PauseButton className={styles.button} />
    </div>
  )
}

/** A busbar in sections, one for each slide: they are switched on from the left as the slides go on. */
export function HeroProgress({ count }: { count: number }) {
  return (
    <ol
      className={styles.progress}
      aria-hidden="true"
      data-progress=""
      style={{ '--every': `${limits.hero.advanceEvery}ms` } as CSSProperties}
    >
      {Array.from({ length: count }, (_, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
          key={index}
          className={styles.section}
          data-state={index === 0 ? 'current' : 'dead'}
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
