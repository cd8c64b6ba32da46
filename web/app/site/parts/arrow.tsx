import styles from './arrow.module.css'

/** Says that something leads on. It steps forward when what holds it (`data-leads`) is pointed at. */
export function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 16 12" width="16" height="12" aria-hidden="true">
      <path d="M0 6h14M9 1l5 5-5 5" />
    </svg>
  )
}
