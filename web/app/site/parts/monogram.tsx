import { initials } from '../../ui/text/initials.ts'
import styles from './monogram.module.css'

/** Stands in for a missing logo: the name's initials in a drawing frame. */
export function Monogram({ name }: { name: string }) {
  return (
    <svg className={styles.monogram} viewBox="0 0 240 96" width="240" height="96" aria-hidden="true">
      <path d="M1 15V1h14M225 1h14v14M239 81v14h-14M15 95H1V81" />
      <path className={styles.axis} d="M1 48h68M171 48h68M120 1v14M120 81v14" />
      <text className={styles.letters} x="120" y="49" textAnchor="middle" dominantBaseline="central">
        {initials(name)}
      </text>
    </svg>
  )
}
