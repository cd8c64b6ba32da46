import { texts } from '@busbar/contract'
import styles from './key-figures.module.css'
import type { ShownData } from './read-data.ts'

/** The few values that decide whether a product is the right one, as instruments show them. */
export function KeyFigures({ figures }: { figures: ShownData['keyFigures'] }) {
  if (figures.length === 0) return null
  return (
    <section aria-label={texts.productData.keyFigures}>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
