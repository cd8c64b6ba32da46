import { texts } from '@busbar/contract'
import type { Quotable } from '../contact/quoted.ts'
import { Arrow } from '../parts/arrow.tsx'
import { quoteAddress } from './quote-address.ts'
import styles from './quote-link.module.css'

/** The button that asks for a quote. */
export function QuoteLink(quoted: Quotable) {
  return (
    <a className={styles.link} {...quoteAddress(quoted)} data-leads="">
      {texts.site.requestQuote}
      <Arrow />
    </a>
  )
}
