import type { BlockProps } from './block-image.ts'
import styles from './facts.module.css'

export default function FactsBlock({ block: { facts } }: BlockProps<'facts'>) {
  return (
    <dl className={styles.facts} data-width="wide">
      {facts.map(({ value, label }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
