import { texts } from '@busbar/contract'
import { Arrow } from '../parts/arrow.tsx'
import { quoteAddress } from './quote-address.ts'
import styles from './quote-link.module.css'
import type { Quotable } from './quoted.ts'

/** The button that asks for a quote. */
export function QuoteLink(quoted: Quotable) {
  return (
    <a className={styles.link} {...quoteAddress(quoted)} data-leads="">
      {texts.site.requestQuote}
      <Arrow />
    </a>
  )
}
