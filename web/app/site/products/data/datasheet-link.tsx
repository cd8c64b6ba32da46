import { datasheetPath, texts } from '@busbar/contract'
import styles from './datasheet-link.module.css'

/** To the PDF that is published with the page. */
export function DatasheetLink({ slug }: { slug: string }) {
  return (
    <a className={styles.link} href={datasheetPath(slug)} type="application/pdf">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
      </svg>
      {texts.productData.datasheet}
    </a>
  )
}
