import type { CSSProperties } from 'react'
import { digitsOf, ReadOut } from '../read-out.tsx'
import styles from './hero-stats.module.css'
import type { ShownStat } from './shown-slide.ts'

/** The company in two numbers. */
export function HeroStats({ stats }: { stats: ShownStat[] }) {
  const digits = stats.map(({ value }) => digitsOf(value)).join('').length
  return (
    <dl className={styles.stats} style={{ '--digits': digits } as CSSProperties}>
      {stats.map((stat, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
        <ReadOut key={place} {...stat} />
      ))}
    </dl>
  )
}
