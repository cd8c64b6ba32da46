import { texts } from '@busbar/contract'
import styles from './marks.module.css'

/** What sets a product apart, at a glance. */
export function Marks({ isNew, isEcoFriendly }: { isNew: boolean; isEcoFriendly: boolean }) {
  if (!isNew && !isEcoFriendly) return null
  return (
    <ul className={styles.marks}>
      {isNew && (
        <li className={styles.mark}>
          <span className={styles.live} aria-hidden="true" />
          {texts.products.isNew}
        </li>
      )}
      {isEcoFriendly && (
        <li className={styles.mark}>
          <svg className={styles.leaf} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M1 11C3 7 5 5.500 8 4M2.300 9C1 4 4 1 11 1c.3 6-2.500 9.500-8.700 8z" />
          </svg>
          {texts.products.isEcoFriendly}
        </li>
      )}
    </ul>
  )
}
