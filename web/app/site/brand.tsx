import { defaults } from '@busbar/contract'
import { Link } from 'react-router'
import styles from './brand.module.css'

/** The company's mark and name, leading home. */
export function Brand() {
  return (
    <Link className={styles.brand} to="/">
      <svg className={styles.mark} viewBox="12 16 176 168" width="27" height="26" aria-hidden="true">
        <path className={styles.stem} d="M12.6 16h42l42 97.4L83.2 184h-5z" />
        <path className={styles.bolt} d="M187.4 16h-63.9L93.3 89.9h28.5L96.6 184l58.8-80.6h-28.5z" />
      </svg>
      <span className={styles.name}>{defaults.company.name}</span>
    </Link>
  )
}
