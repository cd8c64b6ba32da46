import { texts } from '@busbar/contract'
import styles from './breadcrumbs.module.css'

/** A page that stands above another. */
export type Above = { title: string; address: string }

/** Where a page stands: below the home page and the pages above it, from the outermost on. */
export function Breadcrumbs({ above, title }: { above: Above[]; title: string }) {
  const steps = [{ title: texts.pages.back, address: '/' }, ...above.filter(({ address }) => address !== '/')]
  return (
    <nav className={styles.place} aria-label={texts.pages.breadcrumbs}>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.address} className={styles.step}>
            <a className={styles.link} href={step.address}>
              {step.title}
            </a>
          </li>
        ))}
        <li className={styles.here} aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  )
}
