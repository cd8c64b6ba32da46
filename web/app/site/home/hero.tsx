import { defaults, texts } from '@busbar/contract'
import { Link } from 'react-router'
import { sectionAddress } from '../sections.ts'
import styles from './hero.module.css'
import { ReadOut } from './read-out.tsx'
import { SingleLineDiagram } from './single-line-diagram.tsx'

/** Where the button leads: `defaults.company.heroButton.link` names a section that does not exist yet. */
const buttonAddress = sectionAddress('partners')

/** The page's opening without pictures: a substation's diagram, whose busbar feeds the rest of the page. */
export function Hero() {
  const { heroTitle, heroButton, heroStats } = defaults.company
  return (
    <section className={styles.hero} id="home" aria-labelledby="home-title" tabIndex={-1}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <h1 className={styles.title} id="home-title">
            {heroTitle}
          </h1>
          <Link className={styles.button} to={buttonAddress}>
            {heroButton.text}
            <svg className={styles.arrow} viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              <path d="M7 1v12M2 8l5 5 5-5" />
            </svg>
          </Link>
        </div>
      </div>
      <SingleLineDiagram />
      <div className={styles.instruments}>
        <dl className={styles.readOuts}>
          <ReadOut label={texts.home.yearsExperience} value={heroStats.yearsExperience} />
          <ReadOut label={texts.home.projectsCompleted} value={heroStats.projectsCompleted} />
        </dl>
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
