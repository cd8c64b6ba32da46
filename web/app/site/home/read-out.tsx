import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './read-out.module.css'

const leastDigits = 3

/** A number on a counter, wired to the busbar above it. */
export function ReadOut({ label, value }: { label: string; value: number }) {
  const digits = digitsOf(value)
  const leadingZeros = digits.length - String(value).length
  return (
    <div className={styles.readOut}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.counter}>
        <VisuallyHidden>{value}</VisuallyHidden>
        {[...digits].map((digit, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
            key={place}
            className={styles.digit}
            data-leading={place < leadingZeros || undefined}
            aria-hidden="true"
          >
            {digit}
          </span>
        ))}
      </dd>
    </div>
  )
}

/** What the counter shows: short numbers have zeros before them. */
export function digitsOf(value: number) {
  return String(value).padStart(leastDigits, '0')
}
