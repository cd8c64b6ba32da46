import { texts } from '@busbar/contract'
import type { CSSProperties } from 'react'
import { digitsOf, ReadOut } from '../read-out.tsx'
import styles from './hero-stats.module.css'
import type { HeroStats as Stats } from './shown-slide.ts'

/** The company in two numbers. */
export function HeroStats({ stats }: { stats: Stats }) {
  const { yearsExperience, projectsCompleted } = stats
  const digits = digitsOf(yearsExperience).length + digitsOf(projectsCompleted).length
  return (
    <dl className={styles.stats} style={{ '--digits': digits } as CSSProperties}>
      <ReadOut label={texts.home.yearsExperience} value={yearsExperience} />
      <ReadOut label={texts.home.projectsCompleted} value={projectsCompleted} />
    </dl>
  )
}
