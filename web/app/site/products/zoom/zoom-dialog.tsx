import { texts } from '@busbar/contract'
import { NextButton, PreviousButton } from '../../parts/carousel/move-buttons.tsx'
import styles from './zoom-dialog.module.css'

const words = texts.productData

/** Where images are shown large. `zoom-in.ts` opens it and fills it. */
export function ZoomDialog() {
  return (
    <dialog className={styles.dialog} aria-label={words.enlarged} data-zoom-dialog="">
      <div className={styles.bar}>
        <p className={styles.place} aria-live="polite" data-place={words.placeOf('{number}', '{count}')} />
        <div className={styles.steps} data-steps="">
          <PreviousButton className={styles.button} />
          <NextButton className={styles.button} />
        </div>
        <button className={styles.button} type="button" aria-pressed="false" data-size="">
          {words.actualSize}
        </button>
        <button className={styles.button} type="button" aria-label={texts.products.close} data-close="">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className={styles.stage} tabIndex={0} data-stage="" />
    </dialog>
  )
}
