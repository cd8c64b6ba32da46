import { texts } from '@busbar/contract'
import styles from './breadcrumbs.module.css'

/** Where a page stands: the home page and the pages above it, from the outermost on. */
export function Breadcrumbs({ above }: { above: { title: string; slug: string }[] }) {
  return (
    <nav aria-label={texts.pages.breadcrumbs}>
      <ol className={styles.list}>
        {[{ title: texts.pages.back, slug: '' }, ...above].map(({ title, slug }) => (
          <li key={slug} className={styles.step}>
            <a className={styles.link} href={`/${slug}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
