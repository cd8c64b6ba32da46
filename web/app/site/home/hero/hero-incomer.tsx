import { Transformer } from '../../parts/symbols.tsx'
import styles from './hero-incomer.module.css'

/** The line that comes in at the top of the page, through a transformer, and ends on the hero's busbar. */
export function HeroIncomer() {
  return (
    <div className={styles.incomer}>
      <span className={styles.line} />
      <svg className={styles.symbol} viewBox="-17 -26 34 52" width="34" height="52" aria-hidden="true">
        <Transformer radius={16} />
      </svg>
      <span className={styles.line} />
    </div>
  )
}
