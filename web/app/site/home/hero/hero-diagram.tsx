import { defaults, texts } from '@busbar/contract'
import styles from './hero-diagram.module.css'
import { HeroStats } from './hero-stats.tsx'
import { HeroText } from './hero-text.tsx'
import type { ShownButton, ShownStat } from './shown-slide.ts'
import { SingleLineDiagram } from './single-line-diagram.tsx'

/** The page's opening without images: a substation's diagram, whose busbar feeds the rest of the page. */
export function HeroDiagram({ stats, button }: { stats: ShownStat[]; button: ShownButton }) {
  return (
    <section className={styles.hero} id="home" aria-labelledby="home-title" tabIndex={-1} data-opening="">
      <div className={styles.opening}>
        <div className={styles.words}>
          <HeroText id="home-title" title={defaults.company.heroTitle} subtitle={null} button={button} />
        </div>
      </div>
      <SingleLineDiagram />
      <div className={styles.instruments}>
        <HeroStats stats={stats} />
        <p className={styles.notice}>
          <svg className={styles.openSwitch} viewBox="0 0 36 12" width="36" height="12" aria-hidden="true">
            <path d="M0 9h9M11 8L24 2M27 9h9" />
            <circle cx="10" cy="9" r="2" />
            <circle cx="26" cy="9" r="2" />
          </svg>
          {texts.hero.empty}
        </p>
      </div>
    </section>
  )
}
