import { bindUnits } from '../../ui/text/bind-units.ts'
import styles from './facts.module.css'

/** Numbers with what they count, one beside the other. */
export function Facts({ facts }: { facts: { value: string; label: string }[] }) {
  return (
    <dl className={styles.facts} data-width="wide">
      {facts.map(({ value, label }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{bindUnits(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
