import { recordPath, texts } from '@busbar/contract'
import { bindUnits } from '../../ui/text/bind-units.ts'
import { Arrow } from '../parts/arrow.tsx'
import styles from './pages-below.module.css'

/** Where a page leads on to: the pages that stand below it. */
export function PagesBelow({ pages }: { pages: PageBelow[] }) {
  if (pages.length === 0) return null
  return (
    <nav className={styles.below} aria-labelledby="pages-below">
      <h2 className={styles.heading} id="pages-below">
        {texts.pages.below}
      </h2>
      <ul className={styles.list}>
        {pages.map(({ slug, title, introduction }) => (
          <li key={slug} className={styles.page} data-leads="">
            <h3 className={styles.title}>
              <a className={styles.link} href={recordPath('pages', slug)}>
                {title}
              </a>
            </h3>
            {introduction && <p className={styles.introduction}>{bindUnits(introduction)}</p>}
            <Arrow />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PageBelow = { slug: string; title: string; introduction: string | null }
